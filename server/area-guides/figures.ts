// The figures for which every post of an area is looked at. Those of a large area are kept for a while: they change little, and take long.
import { openSwrCache } from '#server/platform/cache/swr-cache.ts';
import type { Db } from '#server/platform/database/database.ts';
import { within } from './area.ts';
import { type AskedArea, countPosts, type OfferedRow, readOffered, readTenants } from './store.ts';

export interface AreaFigures {
  offered: OfferedRow[];
  tenants: { count: number; family: number; bachelor: number };
  /** Live posts of the areas one level below. */
  parts: ReadonlyMap<string, number>;
  measuredAt: Date;
}

async function measure(db: Db, area: AskedArea): Promise<AreaFigures> {
  const parts = within(area);
  const [first] = parts;
  const [offered, tenants, counts] = await Promise.all([
    readOffered(db, area),
    readTenants(db, area),
    first
      ? countPosts(
          db,
          first.level,
          parts.map(({ id }) => id),
        )
      : new Map<string, number>(),
  ]);
  return { offered, tenants, parts: counts, measuredAt: new Date() };
}

/** Areas with so many posts are kept for so long, and somewhat longer while they are measured again. */
const keptFrom = 5000;
const keptMinutes = 10;
const keptStaleHours = 6;
const minuteMs = 60_000;
/** Figures name no post: none has to go at once. */
const unchanging = { version: () => 1, lastVersion: () => 1 };
const rowBytes = 200;

export type ReadFigures = (db: Db, area: AskedArea) => Promise<AreaFigures>;

/** Measures an area; one of many posts is told from memory, while it is measured again. */
export function openFigures(from: number = keptFrom): ReadFigures {
  const kept = openSwrCache<AreaFigures>(
    unchanging,
    {
      weigh: ({ offered, parts }) => (offered.length + parts.size) * rowBytes,
      isShared: ({ offered }) => offered.reduce((sum, row) => (row.property_type ? sum + row.count : sum), 0) >= from,
    },
    { freshMs: keptMinutes * minuteMs, staleMs: keptStaleHours * 60 * minuteMs },
  );
  return async (db, area) => (await kept.get(`${area.level} ${area.id}`, () => measure(db, area))).value;
}
