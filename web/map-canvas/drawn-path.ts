// The path of a finger as an area with few corners.

export interface Spot {
  x: number;
  y: number;
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a spot lies from the line between two others. */
function offLine(spot: Spot, from: Spot, to: Spot): number {
  const long = apart(from, to);
  if (long === 0) return apart(spot, from);
  return Math.abs((to.x - from.x) * (from.y - spot.y) - (from.x - spot.x) * (to.y - from.y)) / long;
}

/** Leaves out what lies no further than `by` from the line of what stays (Douglas and Peucker). */
function thinned(path: readonly Spot[], by: number): Spot[] {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length < 3) return [...path];
  let [at, far] = [0, 0];
  for (const [index, spot] of path.slice(1, -1).entries()) {
    const off = offLine(spot, first, last);
    if (off > far) [at, far] = [index + 1, off];
  }
  if (far <= by) return [first, last];
  return [...thinned(path.slice(0, at + 1), by).slice(0, -1), ...thinned(path.slice(at), by)];
}

const firstBy = 2;
const growth = 1.1;
/** A path that ends so close to its beginning ends there. */
const closeTo = 24;

/** At most `max` corners of the area that the path goes around, as near to it as that many can be. */
export function cornersOf(path: readonly Spot[], max: number): Spot[] {
  const [first, last] = [path[0], path.at(-1)];
  const open = first && last && path.length > 3 && apart(first, last) < closeTo ? path.slice(0, -1) : path;
  let by = firstBy;
  let corners = thinned(open, by);
  while (corners.length > max) {
    by *= growth;
    corners = thinned(open, by);
  }
  return corners;
}

export const lengthOf = (path: readonly Spot[]): number => path.reduce((sum, spot, at) => sum + (at === 0 ? 0 : apart(spot, path[at - 1] ?? spot)), 0);
export const areClose = (one: Spot, other: Spot): boolean => apart(one, other) <= closeTo;
