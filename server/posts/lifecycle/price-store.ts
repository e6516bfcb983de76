// SQL of the prices that a post was live with.
import type { Insertable } from 'kysely';
import type { PriceUnit } from '#contracts/enums.ts';
import type { PriceEvent } from '#contracts/posts/posts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PriceEventsTable } from '#server/platform/database/tables/tables.ts';

export interface LastPrice {
  price: number;
  price_unit: PriceUnit;
}

export async function findLastPrice(db: Db, post: string): Promise<LastPrice | undefined> {
  return db.selectFrom('price_events').select(['price', 'price_unit']).where('post', '=', post).orderBy('at', 'desc').executeTakeFirst();
}

/** The last of each of these posts that was ever live, by its id. */
export async function findLastPrices(db: Db, posts: readonly string[]): Promise<Map<string, LastPrice>> {
  if (posts.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_events')
    .distinctOn('post')
    .select(['post', 'price', 'price_unit'])
    .where('post', 'in', posts)
    .orderBy('post')
    .orderBy('at', 'desc')
    .execute();
  return new Map(rows.map(({ post, price, price_unit }) => [post, { price, price_unit }]));
}

export async function listPrices(db: Db, post: string): Promise<PriceEvent[]> {
  const rows = await db.selectFrom('price_events').select(['at', 'price', 'price_unit']).where('post', '=', post).orderBy('at').execute();
  return rows.map(({ at, price, price_unit }) => ({ at: at.toISOString(), price, priceUnits: price_unit }));
}

export async function insertPriceEvents(db: Db, prices: ReadonlyArray<Insertable<PriceEventsTable>>): Promise<void> {
  if (prices.length > 0) await db.insertInto('price_events').values(prices).execute();
}
