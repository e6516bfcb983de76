// Prices that would lie on each other, on a station or on the metro line: each goes aside only as far as it must to be read and pressed,
// and a thin line leads back to its place.
import type { Box } from './name-layer.ts';

/** A price further away from its place would be taken for another home's. */
const reach = { x: 60, y: 44 } as const;
const gap = 2;
const step = 2;

/** How many pixels after its place and below it. */
export interface Shift {
  x: number;
  y: number;
}

const still: Shift = { x: 0, y: 0 };

const alongAxis = (most: number): number[] => Array.from({ length: (2 * most) / step + 1 }, (_, at) => at * step - most);

/** The nearest first. */
const shifts: readonly Shift[] = alongAxis(reach.x)
  .flatMap((x) => alongAxis(reach.y).map((y): Shift => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

const touches = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const movedBy = ({ left, right, top, bottom }: Box, { x, y }: Shift): Box => ({ left: left + x, right: right + x, top: top + y, bottom: bottom + y });
const widened = ({ left, right, top, bottom }: Box, x: number, y = x): Box => ({ left: left - x, right: right + x, top: top - y, bottom: bottom + y });

/** How far each goes, the first ones first; one that finds no room stays. `drawn` is what no price covers. */
export function shiftsApart(boxes: readonly Box[], drawn: readonly Box[] = []): Shift[] {
  const taken: Box[] = [...drawn];
  return boxes.map((box) => {
    const around = widened(box, reach.x + gap, reach.y + gap);
    const near = taken.filter((other) => touches(other, around));
    const isFree = (shift: Shift): boolean => {
      const at = movedBy(box, shift);
      const spaced = shift.x === 0 && shift.y === 0 ? at : widened(at, gap);
      return !near.some((other) => touches(other, spaced));
    };
    const shift = shifts.find(isFree) ?? still;
    taken.push(movedBy(box, shift));
    return shift;
  });
}

const pixels = (length: number): string => (length === 0 ? '' : `${length}px`);

/** The line from a place to its price; none where the price is at its place, or where many places are counted. */
function lead(mark: HTMLElement, { x, y }: Shift): void {
  const far = mark.classList.contains('map-mark-count') ? 0 : Math.hypot(x, y);
  const place = mark.parentElement;
  place?.classList.toggle('map-mark-led', far > 0);
  place?.style.setProperty('--far', `${far}px`);
  place?.style.setProperty('--turn', `${Math.atan2(y, x)}rad`);
}

const covers = ({ left, right, top, bottom }: Box, place: Box): boolean => {
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
  return x > left && x < right && y > top && y < bottom;
};

/** Moves the marks of a map apart and off what is drawn, as wide as they are now. */
export function moveApart(marks: readonly HTMLElement[], drawn: readonly Box[]): void {
  for (const { style } of marks) Object.assign(style, { marginLeft: '', marginTop: '' });
  const boxes = marks.map((mark): Box => {
    // The browser's own box loses its sides where it is copied.
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const moved = shiftsApart(boxes, drawn);
  const ends = boxes.map((box, at) => movedBy(box, moved[at] ?? still));
  for (const [at, mark] of marks.entries()) {
    const shift = moved[at] ?? still;
    const box = boxes[at];
    Object.assign(mark.style, { marginLeft: pixels(shift.x), marginTop: pixels(shift.y) });
    // From below another price the line would seem to come from that one.
    lead(mark, box && ends.some((end) => covers(end, box)) ? still : shift);
  }
}
