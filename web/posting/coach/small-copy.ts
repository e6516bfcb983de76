// The pixels that the coach looks at, from a photo as it will be sent or as the server has it.
import { fitWithin } from '#web/platform/image/shrink.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import { lookedPx } from './look/luma.ts';

/** The picture itself; undefined where it cannot be had, as without a connection. */
export async function openPhoto({ blob, url }: Pick<Photo, 'blob' | 'url'>): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(blob ?? (await (await fetch(url ?? '')).blob()));
  } catch {
    return undefined;
  }
}

/** A canvas of this size with a pen. Throws where the browser gives none. */
export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('the browser gave no canvas');
  pen.imageSmoothingQuality = 'high';
  return [canvas, pen];
}

export interface Copy {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  longSide: number;
}

export function copyOf(picture: ImageBitmap | HTMLCanvasElement): Copy {
  const { width, height } = fitWithin(picture.width, picture.height, lookedPx, lookedPx);
  const [, pen] = canvasOf(width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return { pixels: pen.getImageData(0, 0, width, height).data, width, height, longSide: Math.max(picture.width, picture.height) };
}
