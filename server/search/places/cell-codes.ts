// Numbers of cells on the map, in which near places mostly have near numbers (Morton order): a box is few stretches of them.
import type { Bounds } from '#contracts/maps/map-search.ts';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';

/** South and west of every post; 1024 cells of a hundredth of a degree from there. */
const origin = { lat: 19, lng: 86 } as const;
const side = 0.01;
const cellsWide = 1024;

const cellsFrom = (start: number, degrees: number): number => Math.min(cellsWide - 1, Math.max(0, Math.floor((degrees - start) / side)));
const rowAt = (lat: number): number => cellsFrom(origin.lat, lat);
const columnAt = (lng: number): number => cellsFrom(origin.lng, lng);

/** The bits of both in turn. */
function interleaved(row: number, column: number): number {
  let code = 0;
  for (let bit = 0; 1 << bit < cellsWide; bit++) code |= (((row >> bit) & 1) << (2 * bit + 1)) | (((column >> bit) & 1) << (2 * bit));
  return code;
}

export const cellCode = ({ lat, lng }: OnEarth): number => interleaved(rowAt(lat), columnAt(lng));

/** From one number to another, both among them. */
export interface Stretch {
  first: number;
  last: number;
}

interface Square {
  row: number;
  column: number;
  wide: number;
}

const stretchOf = ({ row, column, wide }: Square): Stretch => ({ first: interleaved(row, column), last: interleaved(row, column) + wide * wide - 1 });

function joined(squares: readonly Square[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { first, last } of squares.map(stretchOf).toSorted((a, b) => a.first - b.first)) {
    const before = found.at(-1);
    if (before?.last === first - 1) before.last = last;
    else found.push({ first, last });
  }
  return found;
}

/** At most `most` stretches that together hold every cell that the box touches, and as few others as that allows. */
export function stretchesIn({ south, west, north, east }: Bounds, most: number): Stretch[] {
  const [bottom, left, top, right] = [rowAt(south), columnAt(west), rowAt(north), columnAt(east)];
  const touches = ({ row, column, wide }: Square): boolean => row <= top && row + wide > bottom && column <= right && column + wide > left;
  const isWithin = ({ row, column, wide }: Square): boolean => row >= bottom && row + wide - 1 <= top && column >= left && column + wide - 1 <= right;
  const parts = ({ row, column, wide }: Square): Square[] => {
    const half = wide / 2;
    return [0, half].flatMap((up) => [0, half].map((along) => ({ row: row + up, column: column + along, wide: half })));
  };
  let squares: Square[] = [{ row: 0, column: 0, wide: cellsWide }];
  while (squares.some((one) => one.wide > 1 && !isWithin(one))) {
    const finer = squares.flatMap((one) => (one.wide === 1 || isWithin(one) ? [one] : parts(one).filter(touches)));
    if (joined(finer).length > most) break;
    squares = finer;
  }
  return joined(squares);
}
