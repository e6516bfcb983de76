// A QR code of a text (ISO/IEC 18004, bytes, error correction M, versions 1 to 13: the longest host there is and a path), as the
// rows of its dark modules.

/** Of each version: data codewords of all blocks, blocks, error-correction codewords of a block. */
const versions = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [64, 2, 18],
  [86, 2, 24],
  [108, 4, 16],
  [124, 4, 18],
  [154, 4, 22],
  [182, 5, 22],
  [216, 5, 26],
  [254, 5, 30],
  [290, 8, 22],
  [334, 9, 22],
] as const;

/** From this version on the length is told in two bytes. */
const longLengthFrom = 10;
/** From this version on a code says which it is, and has alignments between those of its edges. */
const versionToldFrom = 7;

const exponents = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = exponents[power + 255] = value;
  logarithms[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (exponents[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0));

/** The remainder of a block by the generator polynomial of `count` roots (Reed and Solomon). */
function correction(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0];
    for (const [index, value] of generator.entries()) next[index + 1] = (next[index + 1] ?? 0) ^ times(value, exponents[root] ?? 0);
    generator = next;
  }
  const rest = [...block, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at] ?? 0;
    for (const [index, value] of generator.entries()) rest[at + index] = (rest[at + index] ?? 0) ^ times(value, factor);
  }
  return rest.slice(block.length);
}

/** Length, bytes, end and filling, as codewords. */
function dataOf(bytes: Uint8Array, version: number, capacity: number): number[] {
  const length = bytes.length.toString(2).padStart(version < longLengthFrom ? 8 : 16, '0');
  const bits = ['0100', length, ...[...bytes].map((byte) => byte.toString(2).padStart(8, '0'))].join('');
  const ended = `${bits}0000`.slice(0, capacity * 8);
  const words = (ended.padEnd(Math.ceil(ended.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  for (let fill = 0xec; words.length < capacity; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

/** The codewords of all blocks in the order in which they are drawn, as bits. */
function drawnBits(data: readonly number[], blocks: number, count: number): number[] {
  const size = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const length = size + (index >= blocks - longer ? 1 : 0);
    from += length;
    return data.slice(from - length, from);
  });
  const checks = parts.map((part) => correction(part, count));
  const woven = (rows: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...woven(parts), ...woven(checks)].flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1));
}

/** Undefined: still free for data. */
type Grid = (boolean | undefined)[][];
type Place = readonly [y: number, x: number];

function finder(grid: Grid, top: number, left: number): void {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const row = grid[top + y];
      if (!row || left + x < 0 || left + x >= grid.length) continue;
      const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
      row[left + x] = ring !== 2 && ring !== 4;
    }
  }
}

function alignment(grid: Grid, [top, left]: Place): void {
  for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) (grid[top + y] as boolean[])[left + x] = Math.max(Math.abs(y), Math.abs(x)) !== 1;
}

/** The centres of the alignments: on a lattice, except in the corners, where the finders are. */
function alignments(version: number, size: number): Place[] {
  const far = size - 7;
  const at = version < versionToldFrom ? [6, far] : [6, (6 + far) / 2, far];
  const isFinder = (y: number, x: number): boolean => [y, x].every((one) => one === 6 || one === far) && (y === 6 || x === 6);
  return version === 1 ? [] : at.flatMap((y) => at.flatMap((x): Place[] => (isFinder(y, x) ? [] : [[y, x]])));
}

/** Which version it is, protected as the standard demands, beside both far finders. */
function tellVersion(grid: Grid, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const [along, beside] = [Math.floor(bit / 3), grid.length - 11 + (bit % 3)];
    (grid[along] as boolean[])[beside] = (grid[beside] as boolean[])[along] = ((bits >> bit) & 1) === 1;
  }
}

/** What every code of this version shows; the places of the format are taken but not yet set. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  finder(grid, 0, 0);
  finder(grid, 0, size - 7);
  finder(grid, size - 7, 0);
  for (let at = 8; at < size - 8; at++) (grid[6] as boolean[])[at] = (grid[at] as boolean[])[6] = at % 2 === 0;
  for (const place of alignments(version, size)) alignment(grid, place);
  if (version >= versionToldFrom) tellVersion(grid, version);
  for (const [y, x] of formatPlaces(size).flat()) (grid[y] as boolean[])[x] = false;
  (grid[size - 8] as boolean[])[8] = true;
  return grid;
}

/** Where the fifteen bits of the format stand, twice, the lowest bit first. */
function formatPlaces(size: number): [Place[], Place[]] {
  const along = (bit: number): number => (bit < 6 ? bit : bit < 8 ? bit + 1 : 15 - bit - 1);
  const around = Array.from({ length: 15 }, (_, bit): Place => (bit < 8 ? [along(bit), 8] : bit === 8 ? [8, 7] : [8, along(bit)]));
  const apart = Array.from({ length: 15 }, (_, bit): Place => (bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8]));
  return [around, apart];
}

/** The format of error correction M with this mask, protected and masked as the standard demands. */
function formatBits(mask: number): number {
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_y, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** The free places in pairs of columns from the right, upwards and downwards in turn. */
function* freePlaces(grid: Grid): Generator<Place> {
  const size = grid.length;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === undefined) yield [y, x];
    }
    upwards = !upwards;
  }
}

function filled(version: number, bits: readonly number[], mask: number): boolean[][] {
  const grid = patterns(version);
  const places = [...freePlaces(grid)];
  for (const [index, [y, x]] of places.entries()) (grid[y] as boolean[])[x] = (bits[index] === 1) !== (masks[mask] as (y: number, x: number) => boolean)(y, x);
  const format = formatBits(mask);
  for (const copy of formatPlaces(grid.length)) for (const [bit, [y, x]] of copy.entries()) (grid[y] as boolean[])[x] = ((format >> bit) & 1) === 1;
  return grid as boolean[][];
}

/** How hard a code is to read: long runs, blocks of one colour, what looks like a finder, too much of one colour. */
function penalty(grid: readonly boolean[][]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] === true))].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const likeFinders = lines.reduce((sum, line) => sum + [...line.matchAll(/(?=10111010000|00001011101)/g)].length, 0);
  let blocks = 0;
  for (let y = 1; y < grid.length; y++) {
    for (let x = 1; x < grid.length; x++)
      if (grid[y]?.[x] === grid[y]?.[x - 1] && grid[y]?.[x] === grid[y - 1]?.[x] && grid[y]?.[x] === grid[y - 1]?.[x - 1]) blocks++;
  }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return runs + 3 * blocks + 40 * likeFinders + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The code of `text` as rows of modules, true where dark. Throws RangeError for more than 331 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(([capacity], at) => bytes.length + (at + 1 < longLengthFrom ? 2 : 3) <= capacity);
  const found = versions[index];
  if (!found) throw new RangeError(`${bytes.length} bytes are too many for a code of this kind.`);
  const [capacity, blocks, count] = found;
  const bits = drawnBits(dataOf(bytes, index + 1, capacity), blocks, count);
  const codes = masks.map((_, mask) => filled(index + 1, bits, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

const quiet = 4;

/** The code of `text` as a picture, dark on white with the margin that readers need. */
export function qrPicture(text: string): string {
  const code = qrCode(text);
  const size = code.length + 2 * quiet;
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#08382b" d="${path}"/></svg>`;
}
