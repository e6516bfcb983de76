// A post that its owner deletes and posts again is the same post: it keeps its date and its prices, and is no news.
import { retention } from '#contracts/retention.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostRow } from '#server/posts/card.ts';
import { listTraces, updatePost } from '#server/posts/owner/owner-store.ts';
import { insertPriceEvents } from './price-store.ts';
import { isSameSize } from '#server/posts/rules.ts';

interface Fresh extends Pick<PostRow, 'owner_id' | 'type' | 'sub_district'> {
  id: string;
  size_sqft?: number | null;
  land_sqft?: number | null;
}

/**
 * Gives a new post the first date and the prices of what the same owner deleted there in the last ninety days, if size
 * and at least one picture are the same.
 */
export async function inheritTrace(trx: Db, post: Fresh, pictures: ReadonlyArray<{ hash: string }>): Promise<void> {
  const size = post.size_sqft ?? post.land_sqft ?? null;
  const traces = await listTraces(
    trx,
    post,
    pictures.map(({ hash }) => hash),
    retention.reposts.days,
  );
  const [first, ...later] = traces.filter((trace) => isSameSize(trace.size_sqft, size));
  if (!first) return;
  await updatePost(trx, post.id, { first_seen: first.posted_at });
  // Each trace holds the prices of those before it.
  const fullest = later.reduce((most, trace) => (trace.prices.length > most.prices.length ? trace : most), first);
  await insertPriceEvents(
    trx,
    fullest.prices.map(({ at, price, price_unit }) => ({ post: post.id, at, price, price_unit: price_unit as PostRow['price_unit'] })),
  );
}
