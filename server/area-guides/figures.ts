// The figures for which every post of an area is looked at. Those of a large area change little and take long: a job measures them every
// hour, and a process keeps what it read for a while.
import { openSwrCache } from '#server/platform/cache/swr-cache.ts';
import type { Db } from '#server/platform/database/database.ts';
import { within } from './area.ts';
import { type AreaFigures, dropFigures, findFigures, listLargeAreas, storeFigures } from './figures-store.ts';
import { type AskedArea, countPosts, readOffered, readTenants } from './store.ts';

async function measure(db: Db, area: AskedArea): Promise<AreaFigures> {
  const parts = within(area);
  const [first] = parts;
  const offered = await readOffered(db, area);
  const tenants = await readTenants(db, area);
  const ids = parts.map(({ id }) => id);
  const counts = first ? await countPosts(db, first.level, ids) : new Map<string, number>();
  return { offered, tenants, parts: counts, measuredAt: new Date() };
}

/** Areas with so many posts are kept for so long, and somewhat longer while they are measured again. */
const keptFrom = 5000;
const keptMinutes = 10;
const keptStaleHours = 6;
const minuteMs = 60_000;
/** Where the job did not come, an area is measured when someone asks. */
const storedMinutes = 180;
/** Figures name no post: none has to go at once. */
const unchanging = { version: () => 1, lastVersion: () => 1 };
const rowBytes = 200;

export type ReadFigures = (db: Db, area: AskedArea) => Promise<AreaFigures>;

/** Reads what the job measured, otherwise measures; an area of many posts is told from memory, while that is done again. */
export function openFigures(from: number = keptFrom): ReadFigures {
  const kept = openSwrCache<AreaFigures>(
    unchanging,
    {
      weigh: ({ offered, parts }) => (offered.length + parts.size) * rowBytes,
      isShared: ({ offered }) => offered.reduce((sum, row) => (row.property_type ? sum + row.count : sum), 0) >= from,
    },
    { freshMs: keptMinutes * minuteMs, staleMs: keptStaleHours * 60 * minuteMs },
  );
  return async (db, area) => (await kept.get(`${area.level} ${area.id}`, async () => (await findFigures(db, area, storedMinutes)) ?? measure(db, area))).value;
}

/** Measures all areas with at least so many posts, one after the other, and forgets those that have fewer now. Returns how many there are. */
export async function measureLargeAreas(db: Db, signal: AbortSignal, from: number = keptFrom): Promise<number> {
  const began = new Date();
  const large = await listLargeAreas(db, from);
  for (const area of large) {
    if (signal.aborted) return 0;
    await storeFigures(db, area, await measure(db, area));
  }
  await dropFigures(db, began);
  return large.length;
}
