// Shortlists in bulk, for the demo.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Vote } from '#contracts/posts/shortlists.ts';
import type { Db } from '#server/platform/database/database.ts';
import { expiryOf } from './rules.ts';
import { insertShortlist, insertVisitor, type NewPost, upsertVote } from './store.ts';

interface Visitor {
  name: string;
  /** By the place of the post on the shortlist. */
  votes: ReadonlyArray<{ at: number; vote: Vote; note: string }>;
}

/** Makes one that was answered already, by visitors whose browsers no one has. */
export async function createShortlist(trx: Db, ownerId: string, name: string, posts: readonly NewPost[], visitors: readonly Visitor[]): Promise<void> {
  if (posts.length === 0) return;
  const id = uuidv7();
  await insertShortlist(trx, { id, owner_id: ownerId, name, expires_at: expiryOf(new Date()) }, posts);
  for (const visitor of visitors) {
    const visitorId = uuidv7();
    await insertVisitor(trx, { id: visitorId, shortlist: id, name: visitor.name, key_hash: randomBytes(32) });
    for (const { at, vote, note } of visitor.votes) {
      const post = posts[at];
      if (post) await upsertVote(trx, { visitor: visitorId, listing: post.listing, vote, note });
    }
  }
}
