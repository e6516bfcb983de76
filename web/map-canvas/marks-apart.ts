// Prices that would lie on each other or on a station: each goes up or down only as far as it must to be read and pressed.
import type { Box } from './name-layer.ts';

/** A price further away from its place would be taken for another home's. */
const shiftMax = 44;
const gap = 2;

const touches = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const movedBy = (box: Box, by: number): Box => ({ ...box, top: box.top + by, bottom: box.bottom + by });

/** How many pixels below its place each goes, the first ones first; one that finds no room stays. */
export function shiftsApart(boxes: readonly Box[], dots: readonly Box[] = []): number[] {
  const taken: Box[] = [...dots];
  return boxes.map((box) => {
    const beside = taken.filter(({ left, right }) => left < box.right && box.left < right);
    const ways = beside.flatMap(({ top, bottom }) => [top - box.bottom - gap, bottom - box.top + gap]);
    const near = [0, ...ways].filter((by) => Math.abs(by) <= shiftMax).toSorted((a, b) => Math.abs(a) - Math.abs(b));
    const shift = near.find((by) => beside.every((other) => !touches(other, movedBy(box, by)))) ?? 0;
    taken.push(movedBy(box, shift));
    return shift;
  });
}

/** Moves the marks of a map apart and off its dots, as wide as they are now. */
export function moveApart(marks: readonly HTMLElement[], dots: readonly Box[]): void {
  for (const { style } of marks) style.marginTop = '';
  const boxes = marks.map((mark): Box => {
    // The browser's own box loses its sides where it is copied.
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const shifts = shiftsApart(boxes, dots);
  for (const [at, mark] of marks.entries()) if (shifts[at]) mark.style.marginTop = `${shifts[at]}px`;
}
