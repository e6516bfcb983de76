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

export async function listPrices(db: Db, post: string): Promise<PriceEvent[]> {
  const rows = await db.selectFrom('price_events').select(['at', 'price', 'price_unit']).where('post', '=', post).orderBy('at').execute();
  return rows.map(({ at, price, price_unit }) => ({ at: at.toISOString(), price, priceUnits: price_unit }));
}

export async function insertPriceEvents(db: Db, prices: ReadonlyArray<Insertable<PriceEventsTable>>): Promise<void> {
  if (prices.length > 0) await db.insertInto('price_events').values(prices).execute();
}
