// The one way in which a post changes its state: whether the public sees it and whether a search finds it change with it.
import type { Updateable } from 'kysely';
import type { PostState } from '#contracts/enums.ts';
import { isNormal } from '#server/accounts/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PostsTable } from '#server/platform/database/tables.ts';
import { indexPost, unindexPost } from '#server/search/service.ts';
import { updatePost } from './owner-store.ts';
import { canFollow, isPublicState } from './rules.ts';

interface Changing {
  id: string;
  owner_id: string;
  state: PostState;
}

type Further = Omit<Updateable<PostsTable>, 'state' | 'listed'>;

/**
 * Puts a post, which the transaction holds, into a state, with further changes of its row. A post of an account that is
 * not normal is never listed. Returns whether it is listed now. Throws STATE_CONFLICT where the state may not follow.
 */
export async function changeState(trx: Db, post: Changing, state: PostState, further: Further = {}): Promise<boolean> {
  const stays = state === post.state && (state === 'pending' || state === 'hidden' || state === 'approved');
  if (!stays && !canFollow(post.state, state)) fail('STATE_CONFLICT');
  const listed = isPublicState(state) && (await isNormal(trx, post.owner_id));
  await updatePost(trx, post.id, { ...further, state, listed, ...(listed ? { withdrawn: false } : {}) });
  await (listed ? indexPost(trx, post.id) : unindexPost(trx, post.id));
  return listed;
}

/** Takes a live post off the lists until staff have looked at it again; it is no edit. */
export async function holdForReview(trx: Db, post: Changing): Promise<void> {
  await changeState(trx, post, 'pending', { submitted_at: new Date() });
}
