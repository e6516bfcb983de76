// What a photo is told again by: 128 bits of where it gets brighter, to the right and downwards.
import type { Luma } from './luma.ts';

const across = 9;
const down = 9;
const sides = 8;

/** Mean brightness of a grid of cells. */
function cells({ width, height, data }: Luma): Float64Array {
  const sums = new Float64Array(across * down);
  const counts = new Float64Array(across * down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * down) / height) * across;
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor((x * across) / width);
      sums[cell] = (sums[cell] ?? 0) + (data[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return sums.map((sum, at) => sum / Math.max(1, counts[at] ?? 1));
}

/** As text of ones and noughts. */
export function printOf(luma: Luma): string {
  const mean = cells(luma);
  let bits = '';
  for (let y = 0; y < sides; y += 1) {
    for (let x = 0; x < sides; x += 1) {
      const at = y * across + x;
      const here = mean[at] ?? 0;
      bits += (mean[at + 1] ?? 0) > here ? '1' : '0';
      bits += (mean[at + across] ?? 0) > here ? '1' : '0';
    }
  }
  return bits;
}

/** Photos of the same place from another side differ in more. */
const differentMax = 14;

export function isSame(one: string, other: string): boolean {
  let different = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) different += 1;
  return different <= differentMax;
}
