// Whether a photograph is in focus: a blurred one has no edges, so what a Laplacian leaves of it hardly varies.

const channels = 4;

/** The variance of the Laplacian of the brightness of RGBA pixels; the lower, the more blurred. */
export function sharpnessOf(pixels: Uint8ClampedArray, width: number, height: number): number {
  const bright = (x: number, y: number): number => {
    const at = (y * width + x) * channels;
    return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  };
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * bright(x, y) - bright(x - 1, y) - bright(x + 1, y) - bright(x, y - 1) - bright(x, y + 1);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}

export type CoverHint = 'blurred' | 'upright' | 'small';

/** Below this a picture looks out of focus on a card. */
const blurredBelow = 60;
/** A card on a good screen shows this many pixels across. */
const widthWanted = 800;

/** What would make a cover better; undefined for a good one. */
export function coverHint({ width, height, sharpness }: { width: number; height: number; sharpness?: number | undefined }): CoverHint | undefined {
  if (sharpness !== undefined && sharpness < blurredBelow) return 'blurred';
  if (height > width) return 'upright';
  return width < widthWanted ? 'small' : undefined;
}
