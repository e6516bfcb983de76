// The guide of an area: everything that is known of it, measured on live posts.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { AreaGuide, GuideRate, MonthRate, Neighbour, Offered } from '#contracts/maps/area-guides.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { toCard } from '#server/posts/card.ts';
import { measureOf, readAreaRates } from '#server/posts/rates.ts';
import { readAreaText } from './area-texts.ts';
import { areaNamed, around, beside, byRate, landmarksOf, shown, stationsNear, within } from './area.ts';
import type { ReadFigures } from './figures.ts';
import type { AreaFigures } from './figures-store.ts';
import { type AskedArea, columns, listNewest, type OfferedRow, readDaysLive, readSnapshots, type Snapshot } from './store.ts';

const minimum = limits.posts.ratePostsMin;
const { newestShown, neighboursShown } = limits.areaGuides;

/** Whose rates a guide tells: those of flats and of land. */
const told: readonly { type: PostType; propertyType: PropertyType }[] = [
  { type: 'sell', propertyType: 'apartment' },
  { type: 'rent', propertyType: 'apartment' },
  { type: 'sell', propertyType: 'land' },
];

async function ratesOf(db: Db, { level, id }: AskedArea): Promise<GuideRate[]> {
  return Promise.all(
    told.map(async ({ type, propertyType }): Promise<GuideRate> => {
      const rate = (await readAreaRates(db, [id], { type, propertyType, area: columns[level] })).get(id);
      return { type, propertyType, per: measureOf(propertyType).per, count: rate?.count ?? 0, quartiles: rate?.quartiles ?? null };
    }),
  );
}

function monthRate({ month, type, property_type, count, low, middle, high }: Snapshot): MonthRate {
  const { per, unit } = measureOf(property_type);
  return { month, type, propertyType: property_type, per, count, low: low * unit, middle: middle * unit, high: high * unit };
}

/** What flats for sale ask in the areas beside it. */
async function neighboursOf(db: Db, area: AskedArea, own: number | undefined): Promise<Neighbour[]> {
  const near = beside(area);
  if (near.length === 0) return [];
  const ids = near.map(({ area: { id } }) => id);
  const rates = await readAreaRates(db, ids, { type: 'sell', propertyType: 'apartment', area: columns[area.level] });
  return near
    .flatMap(({ area: other, km }): Neighbour[] => {
      const { count = 0, quartiles } = rates.get(other.id) ?? {};
      if (!quartiles) return [];
      const { middle } = quartiles;
      return [{ area: shown(other), km, count, middle, difference: own === undefined ? null : middle / own - 1 }];
    })
    .slice(0, neighboursShown)
    .toSorted(byRate);
}

const partsOf = (area: AskedArea, counts: AreaFigures['parts']): AreaGuide['parts'] =>
  within(area)
    .flatMap((part) => (counts.has(part.id) ? [{ area: shown(part), count: counts.get(part.id) ?? 0 }] : []))
    .toSorted((one, other) => other.count - one.count);

/** No median of too few. */
const middleOf = ({ count, middle }: { count: number; middle: number }): number | null => (count >= minimum ? middle : null);

function offeredOf(rows: readonly OfferedRow[], type: PostType): Offered {
  const own = rows.filter((row) => row.type === type);
  const kinds = own.flatMap((row) => (row.property_type ? [{ propertyType: row.property_type, count: row.count, middle: middleOf(row) }] : []));
  const beds = own.flatMap((row) => (row.bedrooms ? [{ bedrooms: row.bedrooms, count: row.count, middle: middleOf(row) }] : []));
  return { count: kinds.reduce((sum, { count }) => sum + count, 0), kinds, beds: beds.toSorted((a, b) => a.bedrooms - b.bedrooms) };
}

/** Both are asked per sqft: a year's rent as a share of the price. */
function yieldOf(rates: readonly GuideRate[]): AreaGuide['rentYield'] {
  const flats = (type: PostType) => rates.find((rate) => rate.type === type && rate.propertyType === 'apartment');
  const [sell, rent] = [flats('sell'), flats('rent')];
  if (!sell?.quartiles || !rent?.quartiles) return null;
  return { share: (rent.quartiles.middle * 12) / sell.quartiles.middle, sell: sell.count, rent: rent.count };
}

/** Throws NOT_FOUND for an area that does not exist. */
export async function readGuide(db: Db, name: string, readFigures: ReadFigures): Promise<AreaGuide> {
  const now = new Date();
  const area = areaNamed(name) ?? fail('NOT_FOUND');
  const rates = await ratesOf(db, area);
  const own = rates.find(({ type, propertyType }) => type === 'sell' && propertyType === 'apartment')?.quartiles?.middle;
  const [{ offered, tenants, parts, measuredAt }, text, days, neighbours, history, newest] = await Promise.all([
    readFigures(db, area),
    readAreaText(db, area),
    readDaysLive(db, area),
    neighboursOf(db, area, own),
    readSnapshots(db, area),
    listNewest(db, area, newestShown),
  ]);
  const daysOf = (type: PostType) => {
    const found = days.find((row) => row.type === type);
    const middle = found ? middleOf(found) : null;
    return { count: found?.count ?? 0, middle: middle === null ? null : Math.max(1, Math.round(middle)) };
  };
  return {
    area: shown(area),
    text,
    around: around(area),
    parts: partsOf(area, parts),
    measuredAt: measuredAt.toISOString(),
    minimum,
    offered: { sell: offeredOf(offered, 'sell'), rent: offeredOf(offered, 'rent') },
    rates,
    history: history.filter((one) => told.some((rate) => rate.type === one.type && rate.propertyType === one.property_type)).map(monthRate),
    days: { sell: daysOf('sell'), rent: daysOf('rent') },
    rentYield: yieldOf(rates),
    tenants,
    neighbours,
    landmarks: landmarksOf(area),
    stations: stationsNear(area),
    newest: newest.map((row) => toCard(row, now)),
  };
}
