// A person's posts as their account shows them, and what becomes of them with the account.
import type { PostsOfAccount, StandingChange } from '#server/accounts/hooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { countLivePosts, countPosts, listLivePosts, listOwnPosts } from './account-store.ts';
import { toCard, type PostRow } from './card.ts';
import { ownDetail } from './own-card.ts';
import { emptyAllOf, relistAllOf, withdrawAllOf } from './transitions.ts';

/** Shows or hides the posts of an account as its standing demands. */
export const settlePosts = (services: Pick<Services, 'hooks'>, trx: Db, { userId, isNormal, isDisabled }: StandingChange): Promise<void> =>
  isNormal ? relistAllOf(services, trx, userId) : withdrawAllOf(services, trx, userId, { forGood: isDisabled });

export const postsOfAccount: PostsOfAccount = {
  count: countPosts,
  async readLive(db, userId, which) {
    const [counts, posts] = await Promise.all([countLivePosts(db, userId), listLivePosts(db, userId, which)]);
    return { counts, posts: posts.map((row) => toCard(row)) };
  },
};

const inOwnCopy = (row: PostRow): object => ({
  ...ownDetail(row),
  primaryContact: row.primary_contact,
  secondaryContact: row.secondary_contact,
  decisionReason: row.decision_reason,
  furtherReasons: row.further_reasons,
  decisionNote: row.decision_note,
});

/** The posts themselves. */
export const postData: PersonalData = {
  name: 'posts',
  collect: async (db, userId) => (await listOwnPosts(db, userId)).map(inOwnCopy),
  erase: emptyAllOf,
};
