// Straight lines through the whole picture, which no camera makes: the bars of a screenshot, the joints of a collage.
import type { Luma } from './luma.ts';

/** A picture read along its rows, or along its columns. */
interface Lines {
  data: Uint8Array;
  /** How many lines, and how many pixels each has. */
  count: number;
  length: number;
  /** From one line to the next, and from one pixel of a line to the next. */
  apart: number;
  step: number;
}

const rowsOf = ({ width, height, data }: Luma): Lines => ({ data, count: height, length: width, apart: width, step: 1 });
const columnsOf = ({ width, height, data }: Luma): Lines => ({ data, count: width, length: height, apart: 1, step: width });

interface Plain {
  /** The brightness that most of the line has, and what part of it. */
  shade: number;
  part: number;
}

function plainOf({ data, length, apart, step }: Lines, line: number): Plain {
  const counts = new Uint16Array(258);
  for (let place = 0, at = line * apart; place < length; place += 1, at += step) {
    const value = (data[at] ?? 0) + 1;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let [shade, most] = [0, 0];
  for (let value = 1; value < 257; value += 1) {
    const near = (counts[value - 1] ?? 0) + (counts[value] ?? 0) + (counts[value + 1] ?? 0);
    if (near > most) [shade, most] = [value - 1, near];
  }
  return { shade, part: most / length };
}

/** A difference that is seen. */
const clear = 10;

/** What part of two lines differs clearly, more than each differs from the one beyond it. */
function stepBetween({ data, length, apart, step }: Lines, line: number, from = 0, to = length): number {
  let steps = 0;
  for (let place = from, at = line * apart + from * step; place < to; place += 1, at += step) {
    const here = data[at] ?? 0;
    const before = data[at - apart] ?? 0;
    const across = here > before ? here - before : before - here;
    if (across <= clear) continue;
    const further = Math.max(Math.abs(before - (data[at - 3 * apart] ?? 0)), Math.abs(here - (data[at + 2 * apart] ?? 0)));
    if (across > 1.5 * further) steps += 1;
  }
  return steps / (to - from);
}

/** Bars of one colour at the ends of the lines: how many lines they take. */
export interface Bars {
  start: number;
  end: number;
}

const barPart = 0.55;
/** What part of a bar's end is one step. */
const barStep = 0.5;

/** Lines from one end that mostly have one shade, the same in all of them, up to where they end at once. */
function barFrom(lines: Lines, end: 'start' | 'end'): number {
  const line = (at: number): number => (end === 'start' ? at : lines.count - 1 - at);
  const first = plainOf(lines, line(1));
  if (first.part < 0.8) return 0;
  let last = 0;
  let missed = 0;
  for (let at = 0; at < lines.count / 2 && missed < lines.count / 12; at += 1) {
    const { shade, part } = plainOf(lines, line(at));
    if (part >= barPart && Math.abs(shade - first.shade) <= 2) [last, missed] = [at + 1, 0];
    else missed += 1;
  }
  const edge = end === 'start' ? last : lines.count - last;
  const step = Math.max(...[-1, 0, 1].map((by) => stepBetween(lines, Math.max(3, Math.min(lines.count - 4, edge + by)))));
  return step >= barStep ? last : 0;
}

export const barsOf = (luma: Luma): Bars => ({ start: barFrom(rowsOf(luma), 'start'), end: barFrom(rowsOf(luma), 'end') });

/** Less at both ends together is a thin frame. */
const barsMin = 0.07;

/** Whether it is a screen with a photo in it, or a photo between bars. */
export const isScreenshot = ({ height }: Luma, { start, end }: Bars): boolean => (start + end) / height >= barsMin;

/** How much of a seam is a step: of all of it, and of each of its parts. */
const seamMin = 0.66;
const partMin = 0.2;
const parts = 8;
const partsMin = 7;

/** Whether a step parts the picture along a line. The frame of a door ends at the floor: a seam goes all the way. */
function isSeam(lines: Lines, line: number): boolean {
  if (stepBetween(lines, line) < seamMin) return false;
  const place = (part: number): number => Math.floor((part * lines.length) / parts);
  return (
    Array.from({ length: parts }, (_, part) => stepBetween(lines, line, place(part), place(part + 1))).filter((part) => part >= partMin).length >= partsMin
  );
}

function isParted(lines: Lines): boolean {
  const margin = Math.floor(lines.count / 8);
  for (let line = margin; line < lines.count - margin; line += 1) if (isSeam(lines, line)) return true;
  return false;
}

/** Whether it is put together of several pictures. */
export const isCollage = (luma: Luma): boolean => isParted(rowsOf(luma)) || isParted(columnsOf(luma));
