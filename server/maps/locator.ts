// The drawing of where a place lies: its district, the districts and rivers around, the metro, and names as far as there is room. Pure.
import { districtOutlines, type DrawnDistrict } from '#contracts/maps/district-outlines.ts';
import { type OnEarth, pointAt, type Point, ringsOf, unitsPerKm } from '#contracts/maps/drawn-map.ts';
import { rivers, sea } from '#contracts/maps/drawn-waters.ts';
import type { Locator } from '#contracts/maps/maps.ts';
import type { Named } from '#contracts/values.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { type Area, districtById, localityById, named, subDistrictById, type SubDistrictArea } from '#server/areas/catalogue.ts';
import { fail } from '#server/platform/http/failure.ts';
import { type Box, type Label, placeLabels, widthOf } from './labels.ts';
import { closedPath, cutRing, softPath } from './paths.ts';

/** As wide as the widest column and as high as a phone spares; a phone shows the middle of it. */
const size = { width: 760, height: 280 } as const;

/** What phones show of it: between their widest and their narrowest lie so many pixels on either side. */
const phone = { left: 186, right: 574, between: 36 } as const;

/**
 * About five kilometres where the post has a point of its own, as the map that replaces the drawing, elsewhere than in a city so near
 * that its disc is seen; around a middle of an area as far as its neighbours are, which elsewhere than in a city are twenty away.
 */
const scales = {
  thana: { point: { pixelsPerKm: 114, km: 1 }, middle: { pixelsPerKm: 57, km: 1 } },
  upazila: { point: { pixelsPerKm: 72, km: 1 }, middle: { pixelsPerKm: 9, km: 5 } },
} as const;

const insetSize = 100;

const outlines = new Map(Object.entries(districtOutlines).map(([id, path]) => [id, ringsOf(path)]));

type Placed = { bn: string; en: string } & Point;

/** From the sheet into the drawing, the place in its middle. */
function windowAround(middle: Point, pixelsPerKm: number): (point: Point) => Point {
  const zoom = pixelsPerKm / unitsPerKm;
  return ({ x, y }) => ({ x: (x - middle.x) * zoom + size.width / 2, y: (y - middle.y) * zoom + size.height / 2 });
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const isWithin = ({ x, y }: Point): boolean => x > 0 && x < size.width && y > 0 && y < size.height;
const fromMiddle = ({ x, y }: Point): number => Math.hypot(x - size.width / 2, y - size.height / 2);

/** Without the city that tells namesakes apart. */
const plain = (name: string): string => name.replace(/ \(.*\)$/, '');

const labelsOf = (kind: Label['kind'], places: readonly Placed[]): Label[] =>
  places
    .filter(isWithin)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
    .map(({ bn, en, ...at }) => ({ kind, bn: plain(bn), en: plain(en), ...whole(at) }));

/** Every place whose name may be there, what matters most first. */
function wantedLabels(sub: SubDistrictArea & { district: string }, into: (point: Point) => Point): Label[] {
  const placed = (area: Named & OnEarth): Placed => ({ bn: area.bn, en: area.en, ...into(pointAt(area)) });
  const localities = [...localityById.values()].flatMap(({ id, bn, en, lat, lng }) =>
    lat === undefined || lng === undefined ? [] : [placed({ id, bn, en, lat, lng })],
  );
  const others = [...subDistrictById.values()].filter(({ id }) => id !== sub.id);
  const isCity = sub.kind === 'thana';
  const courses = rivers
    .filter(({ isSmall }) => isCity || !isSmall)
    .flatMap(({ bn, en, course }) => course.map(([lng, lat]) => ({ bn, en, ...into(pointAt({ lng, lat })) })));
  const byRiver = new Map(labelsOf('river', courses).map((label) => [label.bn, label]));
  return [
    ...(isCity
      ? labelsOf(
          'station',
          metroLine.filter(({ isPlanned }) => !isPlanned).map(({ bn, en, ...at }) => ({ bn, en, ...into(pointAt(at)) })),
        ).slice(0, 4)
      : []),
    ...labelsOf('place', others.map(placed)).slice(0, 3),
    ...(isCity ? labelsOf('place', localities) : []),
    ...byRiver.values(),
    ...(isCity ? [] : labelsOf('district', [...districtById.values()].filter(({ id }) => id !== sub.district).map(placed))),
    ...labelsOf('place', others.map(placed)).slice(3),
  ];
}

/** How large the page draws the disc of an area. */
const areaRadius = 48;

/** Where the disc is, and the name below it. */
function boxesOfPin(name: { bn: string; en: string }, known: number | null): Box[] {
  const radius = known ?? areaRadius;
  const half = Math.max(16, widthOf(name) * 0.6);
  const [x, y] = [size.width / 2, size.height / 2];
  return [
    { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
    { left: x - half, right: x + half, top: y + radius, bottom: y + radius + 26 },
  ];
}

const taken = ({ name, radius }: Locator['pin'], stations: readonly Point[]): Box[] => [
  ...boxesOfPin(name, radius),
  ...stations.map(({ x, y }) => ({ left: x - 6, right: x + 3, top: y - 10, bottom: y + 10 })),
  // Where the scale and the small picture of the district are on wide screens, and on phones, at whose edges no name may be cut.
  { left: 0, right: 120, top: size.height - 34, bottom: size.height },
  { left: size.width - 116, right: size.width, top: 0, bottom: 116 },
  { left: phone.left, right: phone.left + 120, top: size.height - 34, bottom: size.height },
  { left: phone.right - 116, right: phone.right, top: 0, bottom: 92 },
  { left: phone.left, right: phone.left + phone.between, top: 0, bottom: size.height },
  { left: phone.right - phone.between, right: phone.right, top: 0, bottom: size.height },
];

function insetOf(district: Area, place: Point): Locator['inset'] {
  const rings = outlines.get(district.id) ?? [];
  const points = rings.flat();
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [wide, high] = [Math.max(...points.map(({ x }) => x)) - left, Math.max(...points.map(({ y }) => y)) - top];
  const zoom = insetSize / Math.max(wide, high);
  const into = ({ x, y }: Point): Point => ({ x: (x - left - wide / 2) * zoom + insetSize / 2, y: (y - top - high / 2) * zoom + insetSize / 2 });
  return { path: closedPath(rings.map((ring) => ring.map(into))), pin: whole(into(place)), name: named(district) };
}

/** Around a point that the public knows, otherwise around the middle of the area. Throws NOT_FOUND for an area that does not exist. */
export function drawLocator(subDistrict: string, localityId?: string, point?: OnEarth & { radius: number }): Locator {
  const sub = subDistrictById.get(subDistrict) ?? fail('NOT_FOUND');
  const district = districtById.get(sub.district) ?? fail('NOT_FOUND');
  const locality = localityById.get(localityId ?? '');
  const place = pointAt(point ?? { lat: locality?.lat ?? sub.lat, lng: locality?.lng ?? sub.lng });
  const { pixelsPerKm, km } = scales[sub.kind][point ? 'point' : 'middle'];
  const into = windowAround(place, pixelsPerKm);
  const cut = (id: string): Point[][] => (outlines.get(id) ?? []).map((ring) => cutRing(ring.map(into), size));
  const others = (Object.keys(districtOutlines) as DrawnDistrict[]).filter((id) => id !== sub.district);
  const stations = metroLine.map((station) => ({ ...station, ...whole(into(pointAt(station))) }));
  const pin: Locator['pin'] = {
    ...whole({ x: size.width / 2, y: size.height / 2 }),
    name: { bn: plain((locality ?? sub).bn), en: plain((locality ?? sub).en) },
    radius: point ? Math.round((point.radius / 1000) * pixelsPerKm) : null,
  };
  return {
    ...size,
    district: closedPath(cut(sub.district)),
    around: closedPath(others.flatMap(cut)),
    sea: closedPath([
      cutRing(
        sea.map(([lng, lat]) => into(pointAt({ lng, lat }))),
        size,
      ),
    ]),
    rivers: rivers.flatMap(({ course, width }) => {
      const path = softPath(
        course.map(([lng, lat]) => into(pointAt({ lng, lat }))),
        size,
      );
      return path ? [{ path, width }] : [];
    }),
    metro: softPath(stations, size),
    stations: stations.filter(({ isPlanned, ...at }) => !isPlanned && isWithin(at)).map(whole),
    pin,
    labels: placeLabels(wantedLabels(sub, into), taken(pin, stations), size),
    scale: { km, width: km * pixelsPerKm },
    inset: insetOf(district, place),
  };
}
