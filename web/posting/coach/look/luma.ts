// A picture as the coach looks at it: brightness alone, at most `lookedPx` across, which is enough for everything it tells.

export const lookedPx = 512;

export interface Luma {
  width: number;
  height: number;
  /** Brightness from 0 to 255, row by row. */
  data: Uint8Array;
}

/** The brightness of RGBA pixels. */
export function lumaOf(pixels: Uint8ClampedArray | Uint8Array, width: number, height: number): Luma {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    data[at] = (77 * (pixels[from] ?? 0) + 150 * (pixels[from + 1] ?? 0) + 29 * (pixels[from + 2] ?? 0)) >> 8;
  }
  return { width, height, data };
}

/** Brightness at which so large a part of the pixels is darker. */
export function quantile({ data }: Luma, part: number): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let left = part * data.length;
  for (let value = 0; value < 256; value += 1) {
    left -= counts[value] ?? 0;
    if (left < 0) return value;
  }
  return 255;
}
