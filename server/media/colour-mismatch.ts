// How far the colours of one picture are from those of another after the whole has been brightened, darkened or tinted to fit: anyone who
// changes a photograph changes all of it, while two drawings of one style differ here and there.

type Channels = readonly [Float32Array, Float32Array, Float32Array];

const passes = 4;
/** Keeps the fit steady where a picture has few colours. */
const damping = 0.05;
/** A mark or a text over the picture may be as large as what is left out. */
const kept = 0.9;

/** Solves `matrix * x = right` for the three right sides at once by elimination; `matrix` is changed. */
function solve(matrix: number[][], right: readonly number[][]): number[][] {
  const rows = matrix.map((row, at) => [...row, ...(right[at] ?? [])]);
  const size = matrix.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const line = rows[pivot] ?? [];
    const head = line[pivot] ?? 1;
    for (let column = pivot; column < line.length; column++) line[column] = (line[column] ?? 0) / head;
    for (const [at, row] of rows.entries()) {
      const factor = row[pivot] ?? 0;
      if (at === pivot || factor === 0) continue;
      for (let column = pivot; column < row.length; column++) row[column] = (row[column] ?? 0) - factor * (line[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** What a colour of the new picture may depend on: each channel of the old one and its square. */
const termsOf = ([red, green, blue]: Channels, at: number): number[] => {
  const [r, g, b] = [(red[at] ?? 0) / 255, (green[at] ?? 0) / 255, (blue[at] ?? 0) / 255];
  return [1, r, g, b, r * r, g * g, b * b];
};

function fit(terms: readonly number[][], wanted: Channels, weights: Float32Array): number[][] {
  const size = terms[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_cell, column): number => (row === column ? damping : 0)));
  const right = Array.from({ length: size }, () => [0, 0, 0]);
  for (const [at, term] of terms.entries()) {
    const weight = weights[at] ?? 0;
    for (const [row, factor] of term.entries()) {
      const line = matrix[row] ?? [];
      const side = right[row] ?? [];
      for (const [column, other] of term.entries()) line[column] = (line[column] ?? 0) + weight * factor * other;
      for (const [channel, values] of wanted.entries()) side[channel] = (side[channel] ?? 0) + weight * factor * (values[at] ?? 0);
    }
  }
  return solve(matrix, right);
}

const inRange = (value: number): number => Math.max(0, Math.min(255, value));
const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What is left of each pixel's colour, 0 to 255, where most of the picture fits best. */
function leftOver(one: Channels, other: Channels): number[][] {
  const terms = Array.from(one[0], (_, at) => termsOf(other, at));
  const weights = new Float32Array(terms.length).fill(1);
  let rest: number[][] = [];
  for (let pass = 0; pass < passes; pass++) {
    const factors = fit(terms, one, weights);
    rest = terms.map((term, at) =>
      one.map((values, channel) => (values[at] ?? 0) - inRange(term.reduce((sum, factor, row) => sum + factor * (factors[row]?.[channel] ?? 0), 0))),
    );
    const sizes = rest.map((pixel) => Math.max(...pixel.map(Math.abs)));
    const scale = Math.max(4, 1.5 * middleOf(sizes));
    for (const [at, size] of sizes.entries()) weights[at] = 1 / (1 + (size / scale) ** 2) ** 2;
  }
  return rest;
}

/** How far the hues of all but a tenth of the pixels are off at most; brightness does not count. */
export function colourMismatch(one: Channels, other: Channels): number {
  const hues = leftOver(one, other).map((pixel) => {
    const mean = pixel.reduce((sum, value) => sum + value, 0) / pixel.length;
    return Math.max(...pixel.map((value) => Math.abs(value - mean)));
  });
  return hues.toSorted((a, b) => a - b)[Math.floor(hues.length * kept)] ?? 0;
}
