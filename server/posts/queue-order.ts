// In which order staff look at posts that wait: the queue's pages and the place that is told to an owner follow it alike.
import { type RawBuilder, sql } from 'kysely';

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
