// The map of the country: what each district, and each area of the largest cities, has and asks.
import { tiledAreas } from '#contracts/maps/city-tiles.ts';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { MapAnswer, MapArea, MapPlace } from '#contracts/maps/maps.ts';
import { catalogue, districtById, type Locality, named, placeOf } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { measureOf } from '#server/posts/rates.ts';
import { type AreaFigures, readFigures } from './store.ts';

type Shown = Pick<MapArea, 'id' | 'bn' | 'en' | 'level' | 'division' | 'district'>;

const districts: readonly Shown[] = catalogue.flatMap((division) =>
  division.districts.map((district): Shown => ({ ...named(district), level: 'district', division: division.id, district: district.id })),
);

const tiles: readonly Shown[] = tiledAreas.flatMap((id): Shown[] => {
  const place = placeOf(id);
  return place ? [{ ...place.subDistrict, level: 'subDistrict', division: place.division.id, district: place.district.id }] : [];
});

/** What a map of a district names; the other districts are around it. */
export function listPlaces(district: string): MapPlace[] {
  const whole = districtById.get(district);
  const placed = (level: MapPlace['level'], area: Locality, within?: Pick<MapPlace, 'subDistrict'>): MapPlace[] =>
    area.lat === undefined || area.lng === undefined ? [] : [{ ...named(area), level, ...within, lat: area.lat, lng: area.lng }];
  const own = (whole ? [whole] : []).flatMap((one) => [
    ...placed('district', one),
    ...one.subDistricts.flatMap((sub) => [
      ...placed('subDistrict', sub),
      ...sub.localities.flatMap((locality) => placed('locality', locality, { subDistrict: sub.id })),
    ]),
  ]);
  return [...own, ...catalogue.flatMap(({ districts: others }) => others.flatMap((one) => (one.id === district ? [] : placed('district', one))))];
}

const nothing = { count: 0, rated: 0, middle: null } satisfies Omit<AreaFigures, 'id'>;

/** Beside all kinds the rate is that of flats for sale or for rent: a median over flats and factories would say nothing. */
export async function readMap(
  db: Db,
  { purpose, propertyType }: { purpose: PostType; propertyType?: PropertyType | undefined },
): Promise<Omit<MapAnswer, 'success'>> {
  const rateOf = propertyType ?? 'apartment';
  const { of, per, unit } = measureOf(rateOf);
  const ids = (areas: readonly Shown[]): string[] => areas.map(({ id }) => id);
  const found = await readFigures(db, ids(districts), ids(tiles), { type: purpose, propertyType, rateOf, of });
  const { countMax } = limits.search;
  const areas = [...districts, ...tiles].map((area): MapArea => {
    const { count, rated, middle } = found.get(`${area.level} ${area.id}`) ?? nothing;
    const rate = middle === null || rated < limits.posts.ratePostsMin ? null : middle * unit;
    return { ...area, count: Math.min(count, countMax), countIsExact: count <= countMax, rate };
  });
  return { purpose, propertyType: propertyType ?? null, rateOf, per, areas };
}
