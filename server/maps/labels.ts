// Which names a small drawing has room for. Pure.
import type { Locator } from '#contracts/maps/maps.ts';

export type Label = Locator['labels'][number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const bengaliLetter = 9;
const latinLetter = 7;
const lineHeight = 18;
const gap = 4;

/** As wide as its longer name, since one drawing serves both languages. */
export const widthOf = ({ bn, en }: Pick<Label, 'bn' | 'en'>): number => Math.max([...letters.segment(bn)].length * bengaliLetter, en.length * latinLetter);

/** A place has its dot above its name, a station beside it; the name of a district or a river is on the spot. */
export function boxOf({ x, y, kind, bn, en }: Label): Box {
  const width = widthOf({ bn, en });
  if (kind === 'station') return { left: x + gap, right: x + 10 + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
  const top = kind === 'place' ? y - gap : y - lineHeight / 2;
  const bottom = kind === 'place' ? y + 6 + lineHeight : y + lineHeight / 2;
  return { left: x - width / 2 - gap, right: x + width / 2 + gap, top, bottom };
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first ones that fit beside what is drawn already, whole and apart from each other. */
export function placeLabels(wanted: readonly Label[], taken: readonly Box[], { width, height }: { width: number; height: number }): Label[] {
  const boxes = [...taken];
  return wanted.filter((label) => {
    const box = boxOf(label);
    const isWhole = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height;
    if (!isWhole || boxes.some((other) => meet(box, other))) return false;
    boxes.push(box);
    return true;
  });
}
