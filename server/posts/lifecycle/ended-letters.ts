// Owners get one letter about all posts of theirs that ended together.
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { accountById } from '#server/accounts/service.ts';
import { defineTemplate, writes, type TemplateWriter } from '#server/mail/templates.ts';
import { queueLetter } from '#server/mail/service.ts';
import { isWanted, languageOfPerson } from '#server/notifications/preferences.ts';
import { stopAddress } from '#server/notifications/stopping.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { listEnded } from './reminder-store.ts';
import type { Ended } from './transitions-store.ts';

const postsEnded = defineTemplate('posts.ended', z.object({ owner: z.uuid(), posts: z.array(z.uuid()) }));

/** Queues the letter of each of these owners, in the transaction in which the posts end. */
export async function queueEnded(services: Pick<Services, 'jobs'>, trx: Db, ended: readonly Ended[]): Promise<void> {
  for (const [ownerId, posts] of Map.groupBy(ended, ({ owner_id }) => owner_id)) {
    const owner = await accountById(trx, ownerId);
    // Letters to demo accounts have no reader; an account that may not be used gets none either.
    if (!owner || owner.is_demo || owner.status !== 'normal' || !(await isWanted(trx, ownerId, 'expiry', 'mail'))) continue;
    const lng = await languageOfPerson(trx, ownerId);
    await queueLetter(services, trx, postsEnded, { to: owner.email, lng, about: { owner: ownerId, posts: posts.map(({ id }) => id) } });
  }
}

/** What was renewed or deleted in the meantime is left out. */
export const endedTemplate = ({ db }: Pick<Services, 'db'>, address: () => string): TemplateWriter =>
  writes(postsEnded, async ({ owner, posts }) => {
    if (!(await isWanted(db, owner, 'expiry', 'mail'))) return undefined;
    const ended = await listEnded(db, posts);
    const [first] = ended;
    if (!first) return undefined;
    return {
      unsubscribe: `${address()}${await stopAddress(db, owner, 'expiry')}`,
      link: `${address()}/user/my-properties?tab=allowed-${first.type}`,
      side: (t, fmt) => ({
        subject: t('mail.endedSubject', { count: ended.length }),
        heading: t('mail.endedHeading', { count: ended.length }),
        lead: t('mail.endedText', { count: ended.length }),
        paragraphs: [
          ...ended.map(({ title, post_id }) => t('mail.endedPost', { title, number: fmt.plain(post_id) })),
          t('mail.endedRenew', { days: limits.posts.expireDays }),
        ],
        button: t('mail.endingButton'),
        unsubscribe: t('mail.stopGroup', { group: t('channels.group_expiry') }),
      }),
    };
  });
