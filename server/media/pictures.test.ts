import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPicture } from './pictures.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#b4431f' } });

test('a photograph is shrunk into the bounds and loses where it was taken', async () => {
  const photo = await plain(3000, 2000)
    .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('secret-owner')).toBe(true);
  const picture = await renderPicture(photo);
  expect([picture.width, picture.height]).toEqual([1080, 720]);
  expect(picture.renditions.map(({ width }) => width)).toEqual([320, 640, 1080]);
  for (const { bytes } of picture.renditions) {
    const header = await sharp(bytes).metadata();
    expect([header.format, header.exif]).toEqual(['webp', undefined]);
    expect(bytes.includes('secret-owner')).toBe(false);
  }
});

test('the same pixels have the same name, other pixels another', async () => {
  const [one, same, other] = await Promise.all(
    [plain(400, 300), plain(400, 300), plain(400, 301)].map(async (image) => renderPicture(await image.png().toBuffer())),
  );
  expect(one?.hash).toBe(same?.hash);
  expect(one?.hash).not.toBe(other?.hash);
  expect(one?.renditions.map(({ width }) => width)).toEqual([320, 400]);
});

test.each([
  ['a renamed PDF', Buffer.from('%PDF-1.7 not a picture')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a truncated JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_name, bytes) => {
  await expect(renderPicture(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_IMAGE' });
});

test('an animation is refused', async () => {
  const frames = await sharp([await plain(40, 40).png().toBuffer(), await plain(40, 40).negate().png().toBuffer()], { join: { animated: true } })
    .webp()
    .toBuffer();
  await expect(renderPicture(frames)).rejects.toMatchObject({ code: 'UNSUPPORTED_IMAGE' });
});

test('a picture of more than 50 megapixels is refused before it is decoded', async () => {
  const bomb = await plain(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  await expect(renderPicture(bomb)).rejects.toMatchObject({ code: 'TOO_LARGE', details: { fields: { images: { key: 'imageTooManyPixels' } } } });
});
