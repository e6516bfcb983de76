// Outlines and lines cut to a window, in its own pixels. Pure.
import type { Point } from '#contracts/maps/drawn-map.ts';

/** What lies on the near side of a border: `inside` tells how far within a point is. */
function cutAt(points: readonly Point[], isClosed: boolean, inside: (point: Point) => number): Point[] {
  return points.flatMap((to, at) => {
    const from = at === 0 ? (isClosed ? points.at(-1) : undefined) : points[at - 1];
    const here = inside(to);
    if (!from) return here >= 0 ? [to] : [];
    const there = inside(from);
    if (here < 0 && there < 0) return [];
    const share = there / (there - here);
    const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if (here >= 0) return there < 0 ? [crossing, to] : [to];
    return [crossing];
  });
}

const margin = 24;

/** The part of a ring that lies in the window or close to it. */
export const cutRing = (ring: readonly Point[], { width, height }: { width: number; height: number }): Point[] =>
  [({ x }: Point) => x + margin, ({ x }: Point) => width + margin - x, ({ y }: Point) => y + margin, ({ y }: Point) => height + margin - y].reduce<Point[]>(
    (left, inside) => cutAt(left, true, inside),
    [...ring],
  );

const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

function stepsOf([first = { x: 0, y: 0 }, ...rest]: readonly Point[]): string {
  let before = round(first);
  const steps = rest.map(round).flatMap((point) => {
    const [dx, dy] = [point.x - before.x, point.y - before.y];
    before = point;
    return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`];
  });
  const start = round(first);
  return `M${start.x} ${start.y}l${steps.join(' ')}`.replaceAll(' -', '-');
}

export const closedPath = (rings: ReadonlyArray<readonly Point[]>): string =>
  rings
    .filter((ring) => ring.length > 2)
    .map((ring) => `${stepsOf(ring)}z`)
    .join('');

/** A soft line through the points: it bends at each and passes halfway between them. Empty where it misses the window. */
export function softPath(points: readonly Point[], { width, height }: { width: number; height: number }): string {
  const far = 200;
  const isNear = ({ x, y }: Point): boolean => x > -far && x < width + far && y > -far && y < height + far;
  const first = points.findIndex((point, at) => isNear(point) || crosses(point, points[at + 1], { width, height }));
  if (first === -1) return '';
  const last = points.findLastIndex((point, at) => isNear(point) || crosses(points[at - 1], point, { width, height }));
  const near = points.slice(Math.max(0, first - 1), last + 2).map(round);
  const [start, ...bends] = near;
  const end = bends.pop();
  if (!start || !end) return '';
  const curves = bends.map((bend, at) => {
    const to = bends[at + 1] ?? end;
    return `Q${bend.x} ${bend.y} ${Math.round((bend.x + to.x) / 2)} ${Math.round((bend.y + to.y) / 2)}`;
  });
  return `M${start.x} ${start.y}${curves.join('')}L${end.x} ${end.y}`.replaceAll(' -', '-');
}

/** Whether the straight way between two points touches the window, roughly. */
function crosses(from: Point | undefined, to: Point | undefined, { width, height }: { width: number; height: number }): boolean {
  if (!from || !to) return false;
  return Array.from({ length: 9 }, (_, at) => at / 8).some((share) => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    return x > 0 && x < width && y > 0 && y < height;
  });
}
