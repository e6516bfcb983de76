// Prices that would lie on each other: each goes up or down only as far as it must to be read and pressed.
import type { Box } from './name-layer.ts';

/** A price further away from its place would be taken for another home's. */
const shiftMax = 44;
const gap = 2;

const touches = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const movedBy = (box: Box, by: number): Box => ({ ...box, top: box.top + by, bottom: box.bottom + by });

/** How many pixels below its place each goes, the first ones first; one that finds no room stays. */
export function shiftsApart(boxes: readonly Box[]): number[] {
  const taken: Box[] = [];
  return boxes.map((box) => {
    const beside = taken.filter(({ left, right }) => left < box.right && box.left < right);
    const ways = beside.flatMap(({ top, bottom }) => [top - box.bottom - gap, bottom - box.top + gap]);
    const near = [0, ...ways].filter((by) => Math.abs(by) <= shiftMax).toSorted((a, b) => Math.abs(a) - Math.abs(b));
    const shift = near.find((by) => beside.every((other) => !touches(other, movedBy(box, by)))) ?? 0;
    taken.push(movedBy(box, shift));
    return shift;
  });
}

/** Moves the marks of a map apart, as wide as they are now. */
export function moveApart(marks: readonly HTMLElement[]): void {
  for (const { style } of marks) style.marginTop = '';
  const shifts = shiftsApart(marks.map((mark) => mark.getBoundingClientRect()));
  for (const [at, mark] of marks.entries()) if (shifts[at]) mark.style.marginTop = `${shifts[at]}px`;
}
