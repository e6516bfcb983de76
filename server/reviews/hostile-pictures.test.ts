// Thirty files that are no photographs, sent as pictures of a review: each is refused in the words of reviews, and leaves nothing.
import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { photo, sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let customer: string;
let id: string;
let before: number;
beforeAll(async () => {
  server = await testApp();
  const [staff, writer] = await Promise.all([server.member('clerk', 'support'), server.member('customer')]);
  customer = writer;
  const there = sharedBuilding(server, staff);
  id = await there.review(await there.firm(), customer);
  before = await countPictures();
});
afterAll(() => server.close());

const countPictures = async (): Promise<number> => (await server.database.db.selectFrom('pictures').select('hash').execute()).length;

const jpegStart = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytes = (...parts: (string | readonly number[] | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part as Uint8Array))));
const noise = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919 + 13) % 251));
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#b4431f' } });
const frames = async () => sharp([await plain(40, 40).png().toBuffer(), await plain(40, 40).negate().png().toBuffer()], { join: { animated: true } });

const files: readonly (readonly [what: string, make: () => Buffer | Promise<Buffer>])[] = [
  ['an SVG with a script', () => bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an SVG that loads a file', () => bytes('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
  ['an SVG that grows', () => bytes('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;&a;&a;</text></svg>')],
  ['a page', () => bytes('<!doctype html><html><body onload="alert(1)">not a photo</body></html>')],
  ['a script', () => bytes('#!/bin/sh\nrm -rf /tmp/never-exists\n')],
  ['a PDF', () => bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')],
  ['PostScript', () => bytes('%!PS-Adobe-3.0\n(never) run\nshowpage\n')],
  ['an image of ImageMagick’s own language', () => bytes('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context\n')],
  ['a zip', () => bytes([0x50, 0x4b, 3, 4], noise)],
  ['a gzip', () => gzipSync(noise)],
  ['a program for Linux', () => bytes([0x7f, 0x45, 0x4c, 0x46], noise)],
  ['a program for Windows', () => bytes('MZ', noise)],
  ['a GIF', async () => plain(40, 40).gif().toBuffer()],
  ['an animated GIF', async () => (await frames()).gif().toBuffer()],
  ['an animated WebP', async () => (await frames()).webp().toBuffer()],
  ['a TIFF', async () => plain(40, 40).tiff().toBuffer()],
  ['a bitmap', () => bytes('BM', noise)],
  ['an icon', () => bytes([0, 0, 1, 0, 1, 0], noise)],
  ['a video', () => bytes([0, 0, 0, 0x20], 'ftypisom', noise)],
  ['a JPEG that ends after its beginning', () => bytes(jpegStart)],
  ['a JPEG of noise', () => bytes(jpegStart, noise)],
  ['a JPEG that holds a page', () => bytes(jpegStart, '<script>alert(1)</script>'.repeat(50))],
  ['a PNG that ends after its beginning', () => bytes(pngStart, 'IHDR')],
  ['a PNG of noise', () => bytes(pngStart, noise)],
  [
    'a PNG with a broken stream',
    () => bytes(pngStart, [0, 0, 0, 13], 'IHDR', [0, 0, 4, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 1, 2, 3, 4], [0, 0, 0, 20], 'IDAT', deflateRawSync(noise)),
  ],
  ['a WebP of noise', () => bytes('RIFF', [0, 16, 0, 0], 'WEBPVP8 ', noise)],
  ['a WebP that ends after its beginning', () => bytes('RIFF', [4, 0, 0, 0], 'WEBP')],
  ['noise', () => noise],
  ['zeros', () => Buffer.alloc(5000)],
  ['text with the end of a name', () => bytes('photo.jpg\u0000.exe'.repeat(20))],
];

const send = async (file: Buffer) => {
  const body = new FormData();
  body.append('review', 'ছবিসহ নতুন লেখা');
  body.append('keepImages', '[]');
  body.append('images', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg');
  return server.call({ method: 'PUT', url: `/api/profile/updateUserPostReview/${id}`, payload: body as never, token: customer });
};

test('they are thirty', () => expect(files).toHaveLength(30));

test.each(files)('%s is refused', async (_what, make) => {
  const answer = await send(await make());
  expect([answer.statusCode, (answer.json() as { fields?: object }).fields]).toEqual([415, { images: 'Please upload only image files.' }]);
});

test('nothing of them stays, and a photograph is still taken', async () => {
  expect(await countPictures()).toBe(before);
  expect((await send(await photo('#0b5b45'))).statusCode).toBe(200);
});

test('a picture of more than 50 megapixels is refused before it is decoded', async () => {
  const bomb = await plain(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect((await send(bomb)).statusCode).toBe(413);
});
