// A person's posts as their account shows them, and what becomes of them with the account.
import { z } from 'zod';
import { holdStanding } from '#server/accounts/service.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import type { PostsOfAccount, StandingChange } from '#server/accounts/hooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { countLivePosts, countPosts, listLivePosts, listOwnPosts } from './account-store.ts';
import { toCard, type WholePost } from './card.ts';
import { ownDetail } from './owner/own-card.ts';
import { emptyAllOf, relistSomeOf, withdrawSomeOf } from './transitions.ts';

/** Goes on with the posts of an account that has more than one transaction should change. */
export const settleRest = defineJob('posts.settleRest', z.object({ userId: z.uuid() }), { retries: 5 });

/** Posts that are changed in one transaction. */
const batch = 200;

/** Shows or hides posts of an account as its standing demands: some in this transaction, the others by a job that it enqueues. */
export async function settlePosts(services: Pick<Services, 'hooks' | 'jobs'>, trx: Db, { userId, isNormal, isDisabled }: StandingChange): Promise<void> {
  const settled = isNormal
    ? await relistSomeOf(services, trx, userId, batch)
    : await withdrawSomeOf(services, trx, userId, { forGood: isDisabled, max: batch });
  if (settled === batch) await services.jobs.enqueue(trx, settleRest, { userId });
}

/** The next posts of the account, as it stands now; nothing is left to do where it ran before. */
export const settleMore = ({ db, ...services }: Pick<Services, 'db' | 'hooks' | 'jobs'>, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const standing = await holdStanding(trx, userId);
    if (standing) await settlePosts(services, trx, standing);
  });

export const postsOfAccount: PostsOfAccount = {
  count: countPosts,
  async readLive(db, userId, which) {
    const [counts, posts] = await Promise.all([countLivePosts(db, userId), listLivePosts(db, userId, which)]);
    return { counts, posts: posts.map((row) => toCard(row)) };
  },
};

const inOwnCopy = (row: WholePost): object => ({
  ...ownDetail(row),
  lat: row.lat,
  lng: row.lng,
  primaryContact: row.primary_contact,
  secondaryContact: row.secondary_contact,
  photoFindings: row.pictures.map(({ findings }) => findings ?? []),
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
