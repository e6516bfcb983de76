// In which order staff look at posts that wait: the queue's pages and the place that is told to an owner follow it alike.
import { sql, type RawBuilder } from 'kysely';
import type { PostFieldName } from '#contracts/posts/post-fields.ts';
import type { Change } from './content.ts';
import type { PostRow } from './card.ts';

const priceFields: ReadonlySet<PostFieldName> = new Set(['price', 'priceUnits']);

type Standing = Pick<PostRow, 'state' | 'edited' | 'revision' | 'price_only_revision'>;

/** Whether the post waits with nothing but another price than staff approved. */
export const waitsForPrice = ({ state, edited, revision, price_only_revision }: Standing): boolean =>
  state === 'pending' && edited && price_only_revision === revision;

/** The revision that staff need to read no more of than its price, once these changes are made to the post; null where they need to read it all. */
export function priceOnlyRevision(post: Standing, changes: readonly Pick<Change, 'field'>[], samePictures: boolean): number | null {
  const wasRead = waitsForPrice(post) || ((post.state === 'approved' || post.state === 'hidden') && !post.edited);
  const isPrice = changes.length > 0 && changes.every(({ field }) => priceFields.has(field));
  return wasRead && isPrice && samePictures ? post.revision + 1 : null;
}

/**
 * Other prices first, which take a glance; then what was sent by `overdue`; then what was live before, whose owner waits with
 * nothing on the lists; then the longest waiting.
 */
export const waitingOrder = (overdue: Date): RawBuilder<unknown>[] => [
  sql`posts.edited and posts.price_only_revision is not distinct from posts.revision desc`,
  sql`posts.submitted_at <= ${overdue} desc`,
  sql`posts.approved_at is not null desc`,
  sql`posts.submitted_at`,
  sql`posts.post_id`,
];
