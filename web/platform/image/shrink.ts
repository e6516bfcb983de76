// Makes a photograph small before it travels: people pay for their data, and pixels beyond the bounds are thrown away.
import type { FieldError } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import { sharpnessOf } from './sharpness.ts';

const { imageWidthMax, imageHeightMax, imageQuality, imageBytesMax } = limits.posts;

/** How large a picture may be, and how well it is encoded. */
export type Bounds = Readonly<Record<'imageWidthMax' | 'imageHeightMax' | 'imageQuality', number>>;

const ofPosts: Bounds = { imageWidthMax, imageHeightMax, imageQuality };

export interface Shrunk {
  blob: Blob;
  width: number;
  height: number;
  sharpness: number;
}

/** The largest size of the same shape within the bounds; never larger than it was. */
export function fitWithin(
  width: number,
  height: number,
  maxWidth: number = imageWidthMax,
  maxHeight: number = imageHeightMax,
): { width: number; height: number } {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const startsWith = (bytes: Uint8Array, ...wanted: number[]): boolean => wanted.every((byte, at) => bytes[at] === byte);
const asciiAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

/** Whether the first bytes are those of a JPEG or PNG; a name can lie. */
export const isJpegOrPng = (bytes: Uint8Array): boolean => startsWith(bytes, 0xff, 0xd8, 0xff) || startsWith(bytes, 0x89, 0x50, 0x4e, 0x47);

/** The same for JPEG, PNG or WebP. */
export const isPicture = (bytes: Uint8Array): boolean => isJpegOrPng(bytes) || (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 12) === 'WEBP');

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'heif']);

/** Whether the first bytes are those of the format in which many phones keep photographs. */
export const isHeic = (bytes: Uint8Array): boolean => asciiAt(bytes, 4, 8) === 'ftyp' && heicBrands.has(asciiAt(bytes, 8, 12));

/** Some browsers read more than the formats that are sent; what they read is encoded again anyway. */
async function canRead(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a chosen file before it is made small. */
export async function faultOfFile(file: File): Promise<FieldError | undefined> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (isHeic(head) && !(await canRead(file))) return 'imageHeic';
  if (!isPicture(head) && !isHeic(head)) return 'imageUnsupported';
  return file.size > imageBytesMax ? 'imageTooLarge' : undefined;
}

const toBlob = (canvas: HTMLCanvasElement, kind: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, kind, quality));

/** WebP where the browser writes it, otherwise JPEG. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  if (webp?.type === 'image/webp') return webp;
  const jpeg = await toBlob(canvas, 'image/jpeg', quality);
  if (!jpeg) throw new Error('the browser could not encode the picture');
  return jpeg;
}

/** Large enough to tell focus from shake, small enough for a slow phone. */
const lookedAtPx = 320;

/** How sharp the drawn picture is, on a small copy of it: noise and fine grain are no edges. */
function sharpnessOn(canvas: HTMLCanvasElement): number {
  const { width, height } = fitWithin(canvas.width, canvas.height, lookedAtPx, lookedAtPx);
  const small = Object.assign(document.createElement('canvas'), { width, height });
  const pen = small.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('the browser gave no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, 0, 0, width, height);
  return sharpnessOf(pen.getImageData(0, 0, width, height).data, width, height);
}

/**
 * Turns the picture upright, fits it into the bounds and encodes it again, which also drops where it was taken.
 * `tell` hears how far it is, 0 to 1. Throws where the browser cannot read the picture.
 */
export async function shrink(file: File, tell: (done: number) => void, bounds: Bounds = ofPosts): Promise<Shrunk> {
  tell(0.1);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  tell(0.45);
  const size = fitWithin(picture.width, picture.height, bounds.imageWidthMax, bounds.imageHeightMax);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser gave no canvas');
  // JPEG knows no transparency: what shines through would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size.width, size.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  tell(0.7);
  const blob = await encode(canvas, bounds.imageQuality);
  tell(0.95);
  return { blob, ...size, sharpness: sharpnessOn(canvas) };
}
