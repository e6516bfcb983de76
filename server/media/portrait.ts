// Profile pictures: a square crop of whatever was uploaded.
import sharp from 'sharp';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { limits } from '#contracts/limits.ts';
import type { Picture } from './pictures.ts';
import { readHeader } from './pictures.ts';
import { rendering, storePictures } from './service.ts';

const decodeSeconds = 10;

/** Crops to a square of at most `size` pixels and stores it like any picture. Throws UNSUPPORTED_IMAGE and TOO_LARGE. */
export async function storePortrait(services: Pick<Services, 'db' | 'storage'>, upload: Buffer, size: number): Promise<Picture> {
  const { width, height } = await readHeader(upload);
  const side = Math.min(size, width, height);
  const square = await rendering.run(() =>
    sharp(upload, { limitInputPixels: limits.posts.imagePixelsMax, failOn: 'error' })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .png({ compressionLevel: 1 })
      .toBuffer()
      .catch(() => fail('UNSUPPORTED_IMAGE')),
  );
  const [picture] = await storePictures(services, [square]);
  return picture ?? fail('UNSUPPORTED_IMAGE');
}
