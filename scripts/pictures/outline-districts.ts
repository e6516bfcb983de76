// Writes contracts/maps/district-outlines.ts from a GeoJSON of the districts: `node scripts/pictures/outline-districts.ts FILE`. The file that it was made from, and its
// licence, are in docs/decisions/0054-drawn-maps.md; it is not part of the tree.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pointAt, type Point } from '#contracts/maps/drawn-map.ts';

type Ring = number[][];

interface Feature {
  properties: { id: string; division: string };
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };
}

const goal = path.resolve(import.meta.dirname, '../..', 'contracts', 'district-outlines.ts');

const isSame = (a: Point | undefined, b: Point | undefined): boolean => a?.x === b?.x && a?.y === b?.y;

/** The corners of a ring on the sheet, without its repeated last one. */
function cornersOf(ring: Ring): Point[] {
  const points = ring.map(([lng = 0, lat = 0]) => pointAt({ lat, lng }));
  return points.filter((point, at) => !isSame(point, points[(at + 1) % points.length]));
}

/** What is left of a creek after simplifying would be a speck. */
const smallest = 150;

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(ring.reduce((sum, { x, y }, at) => sum + x * (ring[(at + 1) % ring.length]?.y ?? 0) - y * (ring[(at + 1) % ring.length]?.x ?? 0), 0)) / 2;

const ringsOf = ({ geometry }: Feature): Point[][] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .flatMap((polygon) => polygon.map(cornersOf))
    .filter((ring) => areaOf(ring) > smallest);

/** A line in steps from corner to corner; every number but those after a minus stands after a space. */
function lineOf([first = { x: 0, y: 0 }, ...rest]: readonly Point[]): string {
  let before = first;
  const steps = rest.map((point) => {
    const step = `${point.x - before.x} ${point.y - before.y}`;
    before = point;
    return step;
  });
  return `M${first.x} ${first.y}l${steps.join(' ')}`.replaceAll(' -', '-');
}

const named = ({ x, y }: Point): string => `${x},${y}`;

/** Sides of the districts by their ends, with the divisions on both hands. */
function sidesOf(features: readonly Feature[]): Map<string, { ends: [Point, Point]; divisions: string[] }> {
  const sides = new Map<string, { ends: [Point, Point]; divisions: string[] }>();
  for (const feature of features) {
    for (const ring of ringsOf(feature)) {
      for (const [at, from] of ring.entries()) {
        const to = ring[(at + 1) % ring.length] as Point;
        const key = [named(from), named(to)].sort((a, b) => a.localeCompare(b)).join(' ');
        const known = sides.get(key);
        if (known) known.divisions.push(feature.properties.division);
        else sides.set(key, { ends: [from, to], divisions: [feature.properties.division] });
      }
    }
  }
  return sides;
}

/** The lines between divisions, each as long as it can be drawn without lifting the pen. */
function linesOf(sides: ReadonlyArray<[Point, Point]>): string {
  const left = new Set(sides);
  const lines: string[] = [];
  for (const side of left) {
    left.delete(side);
    const line = [...side];
    for (const isForward of [true, false]) {
      for (;;) {
        const end = isForward ? line.at(-1) : line[0];
        const next = [...left].find(([a, b]) => isSame(a, end) || isSame(b, end));
        if (!next) break;
        left.delete(next);
        const other = isSame(next[0], end) ? next[1] : next[0];
        if (isForward) line.push(other);
        else line.unshift(other);
      }
    }
    lines.push(lineOf(line));
  }
  return lines.join('');
}

const { features } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { features: Feature[] };
const sides = [...sidesOf(features).values()];
const between = linesOf(sides.filter(({ divisions }) => new Set(divisions).size > 1).map(({ ends }) => ends));
const outlines = features
  .toSorted((a, b) => a.properties.id.localeCompare(b.properties.id))
  .map((feature) => {
    const drawn = ringsOf(feature).map((ring) => `${lineOf(ring)}z`);
    const id = feature.properties.id;
    return `  ${id.includes('-') ? `'${id}'` : id}: '${drawn.join('')}',`;
  });

writeFileSync(
  goal,
  `// Written by scripts/pictures/outline-districts.ts; do not edit. Paths on the sheet of drawn-map.ts.
// Administrative boundaries: Bangladesh Bureau of Statistics (BBS) and OCHA ROAP, via geoBoundaries; CC BY 3.0 IGO (simplified).

/** The outline of each district by its id. */
export const districtOutlines = {
${outlines.join('\n')}
} as const satisfies Readonly<Record<string, string>>;

export type DrawnDistrict = keyof typeof districtOutlines;

/** The lines between divisions. */
export const divisionLines =
  '${between}';
`,
);
