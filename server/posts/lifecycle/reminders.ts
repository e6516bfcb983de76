// Owners are told by mail before a post of theirs ends: a week and a day ahead, all that end together in one letter.
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { accountById } from '#server/accounts/service.ts';
import { defineTemplate, writes, type TemplateWriter } from '#server/mail/templates.ts';
import { queueLetter } from '#server/mail/service.ts';
import { isWanted, languageOfPerson } from '#server/notifications/preferences.ts';
import { stopAddress } from '#server/notifications/stopping.ts';
import { notify } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { endedTemplate } from './ended-letters.ts';
import { postExpiring } from '#server/posts/notices.ts';
import { listEnding, noteDue, type Due } from './reminder-store.ts';

const { reminderDays, expireDays } = limits.posts;

export const postsEnding = defineTemplate(
  'posts.ending',
  z.object({
    /** Missing in letters queued by an earlier version. */
    owner: z.uuid().optional(),
    posts: z.array(z.uuid()),
    days: z.int(),
  }),
);

async function notifyOwner(services: Pick<Services, 'jobs'>, trx: Db, dues: readonly [Due, ...Due[]]): Promise<void> {
  const [{ owner_id, days }] = dues;
  const owner = await accountById(trx, owner_id);
  const ending = await listEnding(
    trx,
    dues.map(({ post }) => post),
    days,
  );
  for (const post of ending) await notify(services, trx, [owner_id], postExpiring(post, days));
  // Letters to demo accounts have no reader.
  if (!owner || owner.is_demo || !(await isWanted(trx, owner_id, 'expiry', 'mail'))) return;
  const lng = await languageOfPerson(trx, owner_id);
  await queueLetter(services, trx, postsEnding, { to: owner.email, lng, about: { owner: owner_id, posts: dues.map(({ post }) => post), days } });
}

/** Queues the letters that are due, each once; returns how many posts they are about. */
export async function remindOwners({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await noteDue(trx, reminderDays);
    const letters = Map.groupBy(due, ({ owner_id, days }) => `${owner_id} ${days}`);
    for (const [first, ...others] of letters.values()) if (first) await notifyOwner({ jobs }, trx, [first, ...others]);
    return due.length;
  });
}

/** `address` is where the product is reached, without a slash at its end. What was renewed or deleted in the meantime is left out. */
export const postTemplates = ({ db }: Pick<Services, 'db'>, address: () => string): TemplateWriter[] => [
  endedTemplate({ db }, address),
  writes(postsEnding, async ({ owner, posts, days }) => {
    if (owner && !(await isWanted(db, owner, 'expiry', 'mail'))) return undefined;
    const ending = await listEnding(db, posts, days);
    const [first] = ending;
    if (!first) return undefined;
    return {
      ...(owner ? { unsubscribe: `${address()}${await stopAddress(db, owner, 'expiry')}` } : {}),
      link: `${address()}/user/my-properties?tab=allowed-${first.type}`,
      side: (t, fmt) => ({
        subject: t('mail.endingSubject', { count: ending.length }),
        heading: t('mail.endingHeading', { count: ending.length }),
        lead: t('mail.endingText', { count: ending.length }),
        paragraphs: [
          ...ending.map(({ title, post_id, expires_at }) =>
            t('mail.endingPost', { title, number: fmt.plain(post_id), when: fmt.dateTime(expires_at.toISOString()) }),
          ),
          t('mail.endingRenew', { days: expireDays }),
        ],
        button: t('mail.endingButton'),
        unsubscribe: t('mail.stopGroup', { group: t('channels.group_expiry') }),
      }),
    };
  }),
];
