// Processes an uploaded picture: decode, rotate upright, strip all metadata, encode again.
import { createHash } from 'node:crypto';
import { encode } from 'blurhash';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { limits } from '#contracts/limits.ts';
import { fail } from '#server/platform/http/failure.ts';
import { formatOf } from '#server/platform/files/signatures.ts';
import { printsOf, type Prints } from './prints.ts';

const { imageWidths, imageWidthMax, imageHeightMax, imagePixelsMax } = limits.posts;
const decodeSeconds = 10;
const webpQuality = 78;
const waitingQuality = 92;
const hashLength = 32;
const blurSize = 32;

interface Rendition {
  width: number;
  bytes: Buffer;
}

export interface Picture {
  /** Base name of the files: the first 32 hex digits of the SHA-256 of the largest rendition. */
  hash: string;
  width: number;
  height: number;
  blurhash: string;
  /** What it is told again by; undefined for one that shows nothing. */
  prints: Prints | undefined;
  /** WebP, smallest first; never larger than the original. */
  renditions: Rendition[];
}

const unsupported = (): never => fail('UNSUPPORTED_IMAGE', { fields: { images: { key: 'imageUnsupported', params: {} } } });
const tooManyPixels = (): never => fail('TOO_LARGE', { fields: { images: { key: 'imageTooManyPixels', params: {} } } });

/** Checks the file signature before decoding anything. Throws UNSUPPORTED_IMAGE and TOO_LARGE. */
export async function readHeader(bytes: Buffer): Promise<Metadata> {
  const format = formatOf(bytes);
  if (!format) return unsupported();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unsupported);
  if (header.format !== format || (header.pages ?? 1) > 1) return unsupported();
  if (header.width * header.height > imagePixelsMax) return tooManyPixels();
  return header;
}

async function blurhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image.resize(blurSize, blurSize, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

/** Decoded, upright, no larger than pictures are shown. Throws UNSUPPORTED_IMAGE and TOO_LARGE. */
async function uprightOf(bytes: Buffer): Promise<Sharp> {
  await readHeader(bytes);
  return sharp(bytes, { limitInputPixels: imagePixelsMax, failOn: 'error' })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize(imageWidthMax, imageHeightMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}

/**
 * A picture that waits for its post: one file without metadata, good enough to be rendered from once more. Accepts what
 * `renderPicture` accepts, and throws the same.
 */
export const cleanPicture = async (bytes: Buffer): Promise<Buffer> => (await uprightOf(bytes)).webp({ quality: waitingQuality }).toBuffer().catch(unsupported);

/**
 * Makes the renditions of one picture. Accepts still jpg, png and webp, judged by content, not by name.
 * Throws UNSUPPORTED_IMAGE and TOO_LARGE, each at the field `images`.
 */
export async function renderPicture(bytes: Buffer): Promise<Picture> {
  const upright = await (await uprightOf(bytes)).raw().toBuffer({ resolveWithObject: true }).catch(unsupported);
  const { width, height, channels } = upright.info;
  const image = (): Sharp => sharp(upright.data, { raw: { width, height, channels } });
  const widths = [...imageWidths.filter((candidate) => candidate < width), width];
  const rendition = async (target: number): Promise<Rendition> => ({
    width: target,
    bytes: await image().resize(target).webp({ quality: webpQuality }).toBuffer(),
  });
  const [blurhash, prints, renditions] = await Promise.all([blurhashOf(image()), printsOf(image()), Promise.all(widths.map(rendition))]);
  const largest = renditions.at(-1)?.bytes ?? Buffer.alloc(0);
  const hash = createHash('sha256').update(largest).digest('hex').slice(0, hashLength);
  return { hash, width, height, blurhash, prints, renditions };
}
