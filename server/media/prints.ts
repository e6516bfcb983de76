// Hashes of what a picture shows. They survive resizing, compression, brightening and small crops; a mirrored picture has mirrored ones.
import type { Sharp } from 'sharp';

/** Fine enough for both hashes: the grid of one is a divisor, that of the other nearly one. */
const [grayWidth, grayHeight] = [72, 64] as const;
const waveSide = 32;
const [gradientColumns, gradientRows] = [8, 8] as const;
const hashBits = 64;
/** A blank wall or a single colour says nothing about where a picture comes from. */
const deviationMin = 4;
/** How much the inner part leaves out on each side: about what people cut off. */
const margin = 0.05;

/** Bits of a picture, each with how surely it is what it is. */
interface Measured {
  /** Amounts of its waves, the longest first: their signs are the pHash. */
  waves: readonly number[];
  /** Steps in brightness from each cell of a grid to the next: their signs are the dHash. */
  steps: readonly number[];
}

export interface Print {
  phash: bigint;
  dhash: bigint;
  /** How far each bit of `phash` and `dhash` is from being the other. */
  certainty: Measured;
}

/** Of a picture: the whole, and what is left without its margins. */
export interface Prints {
  whole: Print;
  inner: Print;
}

/** The waves by length, the longest first; the mean is none of them. */
const waves = Array.from({ length: 81 }, (_, at) => [at % 9, Math.floor(at / 9)] as const)
  .slice(1)
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b) || a[0] - b[0])
  .slice(0, hashBits);
const cosines = Array.from({ length: 9 }, (_, u) => Array.from({ length: waveSide }, (_cell, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * waveSide))));

interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Means of the cells of a grid laid over a part of the gray picture. */
function cellsOf(gray: Uint8Array, { left, top, width, height }: Window, columns: number, rows: number): number[] {
  const cells: number[] = [];
  for (let row = 0; row < rows; row++) {
    const [from, to] = [top + (row * height) / rows, top + ((row + 1) * height) / rows];
    for (let column = 0; column < columns; column++) {
      cells.push(meanOf(gray, [left + (column * width) / columns, left + ((column + 1) * width) / columns], [from, to]));
    }
  }
  return cells;
}

/** Pixels that are cut by an edge count by their part. */
function meanOf(gray: Uint8Array, [left, right]: readonly [number, number], [top, bottom]: readonly [number, number]): number {
  let sum = 0;
  let area = 0;
  for (let y = Math.floor(top); y < bottom; y++) {
    const tall = Math.min(y + 1, bottom) - Math.max(y, top);
    for (let x = Math.floor(left); x < right; x++) {
      const part = tall * (Math.min(x + 1, right) - Math.max(x, left));
      sum += part * (gray[y * grayWidth + x] ?? 0);
      area += part;
    }
  }
  return sum / area;
}

function wavesOf(cells: readonly number[]): number[] {
  const across = Array.from({ length: waveSide }, (_, y) =>
    cosines.map((cosine) => cosine.reduce((sum, factor, x) => sum + factor * (cells[y * waveSide + x] ?? 0), 0)),
  );
  return waves.map(([u, v]) => (cosines[v] ?? []).reduce((sum, factor, y) => sum + factor * (across[y]?.[u] ?? 0), 0));
}

function stepsOf(cells: readonly number[]): number[] {
  const columns = gradientColumns + 1;
  return Array.from({ length: hashBits }, (_, at) => {
    const from = Math.floor(at / gradientColumns) * columns + (at % gradientColumns);
    return (cells[from + 1] ?? 0) - (cells[from] ?? 0);
  });
}

/** The first amount is the highest bit. */
const bitsOf = (amounts: readonly number[]): bigint => amounts.reduce((bits, amount) => (bits << 1n) | (amount > 0 ? 1n : 0n), 0n);

export const printOf = (certainty: Measured): Print => ({ phash: bitsOf(certainty.waves), dhash: bitsOf(certainty.steps), certainty });

const printIn = (gray: Uint8Array, window: Window): Print =>
  printOf({
    waves: wavesOf(cellsOf(gray, window, waveSide, waveSide)),
    steps: stepsOf(cellsOf(gray, window, gradientColumns + 1, gradientRows)),
  });

/** The print of the mirrored picture. */
export const mirrored = ({ certainty }: Print): Print =>
  printOf({
    waves: certainty.waves.map((amount, at) => ((waves[at]?.[0] ?? 0) % 2 === 1 ? -amount : amount)),
    steps: certainty.steps.map((_, at) => -(certainty.steps[at - (at % gradientColumns) + gradientColumns - 1 - (at % gradientColumns)] ?? 0)),
  });

function isBlank(gray: Uint8Array): boolean {
  const mean = gray.reduce((sum, one) => sum + one, 0) / gray.length;
  return gray.reduce((sum, one) => sum + (one - mean) ** 2, 0) / gray.length < deviationMin ** 2;
}

/** The prints of an upright picture without transparency; undefined for one that shows nothing. */
export async function printsOf(image: Sharp): Promise<Prints | undefined> {
  const gray = await image.resize(grayWidth, grayHeight, { fit: 'fill', kernel: 'linear' }).grayscale().raw().toBuffer();
  if (isBlank(gray)) return undefined;
  const [left, top] = [margin * grayWidth, margin * grayHeight];
  return {
    whole: printIn(gray, { left: 0, top: 0, width: grayWidth, height: grayHeight }),
    inner: printIn(gray, { left, top, width: grayWidth - 2 * left, height: grayHeight - 2 * top }),
  };
}
