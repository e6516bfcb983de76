import type { Luma } from './luma.ts';

const tilePx = 40;
/** Where nothing is drawn, no focus can be told. */
const contrastMin = 40;
/** How much of the contrast of the sharpest tiles is between neighbours. */
const sharpMin = 0.2;

/** How much a tile changes from one pixel to the next, of what it changes at all; 0 where it is even. */
function edgeOf({ data, width }: Luma, left: number, top: number): number {
  let [fine, coarse, count] = [0, 0, 0];
  for (let y = top + 2; y < top + tilePx - 2; y += 1) {
    for (let x = left + 2; x < left + tilePx - 2; x += 1) {
      const at = y * width + x;
      const value = (step: number): number => data[at + step] ?? 0;
      const here = value(0);
      const across = Math.abs(2 * here - value(-1) - value(1)) + Math.abs(2 * here - value(-width) - value(width));
      const wide = Math.abs(value(2) - value(-2)) + Math.abs(value(2 * width) - value(-2 * width));
      fine += across * across;
      coarse += wide * wide;
      count += 1;
    }
  }
  return coarse / count < contrastMin ? 0 : fine / coarse;
}

/** How sharp the sharpest tenth of the tiles is that show anything; undefined for a picture that hardly does. */
export function sharpnessOf(luma: Luma): number | undefined {
  const tiles: number[] = [];
  for (let top = 0; top + tilePx <= luma.height; top += tilePx) {
    for (let left = 0; left + tilePx <= luma.width; left += tilePx) {
      const edge = edgeOf(luma, left, top);
      if (edge > 0) tiles.push(edge);
    }
  }
  return tiles.length < 8 ? undefined : tiles.toSorted((a, b) => b - a)[Math.floor(tiles.length / 10)];
}

export function isBlurred(luma: Luma): boolean {
  const sharpness = sharpnessOf(luma);
  return sharpness !== undefined && sharpness < sharpMin;
}
