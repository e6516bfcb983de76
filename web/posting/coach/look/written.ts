// Whether something is written in the picture: signs of one height in a row, brighter or darker than all around them.
import type { Luma } from './luma.ts';

interface Sign {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
}

const heightMin = 9;
/** Of the picture's height. */
const heightPart = 0.16;
/** A row of fewer says nothing. */
const signsMin = 6;

/** The connected parts of what is bright, or dark, enough to be ink, as large as a sign may be. */
function signsOf({ width, height, data }: Luma, ink: Uint8Array): Sign[] {
  const stack = new Int32Array(data.length + 4);
  const signs: Sign[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1) continue;
    let [left, right, top, bottom, area, waiting] = [width, 0, height, 0, 0, 1];
    stack[0] = start;
    ink[start] = 0;
    const meet = (next: number): void => {
      if (ink[next] !== 1) return;
      ink[next] = 0;
      stack[waiting] = next;
      waiting += 1;
    };
    while (waiting > 0) {
      waiting -= 1;
      const at = stack[waiting] ?? 0;
      const y = (at / width) | 0;
      const x = at - y * width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      area += 1;
      if (x > 0) meet(at - 1);
      if (x < width - 1) meet(at + 1);
      meet(at - width);
      meet(at + width);
    }
    const [tall, wide] = [bottom - top + 1, right - left + 1];
    if (tall >= heightMin && tall <= height * heightPart && wide <= tall * 1.4 && wide >= 2) signs.push({ left, right, top, bottom, area });
  }
  return signs;
}

const tallOf = ({ top, bottom }: Sign): number => bottom - top + 1;
const wideOf = ({ left, right }: Sign): number => right - left + 1;

/** Whether two signs can be neighbours of one line. */
function isLevel(one: Sign, other: Sign): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;
  const taller = Math.max(tallOf(one), tallOf(other));
  return shared >= 0.68 * taller;
}

/** The signs that stand beside one, to its right, on the same line and of about its height, with small gaps. */
function rowFrom(first: Sign, signs: readonly Sign[]): Sign[] {
  const row = [first];
  const gapMax = tallOf(first) * 0.9;
  for (const sign of signs) {
    const last = row.at(-1) ?? first;
    if (sign.left - last.right > gapMax && sign.left - first.left > gapMax * 40) break;
    if (sign.left >= last.right && sign.left - last.right <= gapMax && isLevel(first, sign)) row.push(sign);
  }
  return row;
}

/** Writing is neither full like panes nor all of one width like the bars of a grille. */
function isWriting(row: readonly Sign[]): boolean {
  if (row.length < signsMin) return false;
  const filled = row.map((sign) => sign.area / (tallOf(sign) * wideOf(sign)));
  const middle = filled.toSorted((a, b) => a - b)[Math.floor(row.length / 2)] ?? 1;
  const mean = filled.reduce((sum, one) => sum + one, 0) / row.length;
  const spread = Math.sqrt(filled.reduce((sum, one) => sum + (one - mean) ** 2, 0) / row.length);
  return middle > 0.22 && middle < 0.78 && spread > 0.04;
}

const brightMin = 222;
const darkMax = 36;

export function hasWriting(luma: Luma): boolean {
  return [(value: number) => value >= brightMin, (value: number) => value <= darkMax].some((isInk) => {
    const signs = signsOf(
      luma,
      luma.data.map((value) => (isInk(value) ? 1 : 0)),
    ).toSorted((a, b) => a.left - b.left);
    return signs.some((sign, at) => isWriting(rowFrom(sign, signs.slice(at + 1))));
  });
}
