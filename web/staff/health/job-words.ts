// What jobs do, in plain words. The names are those of the code, which logs and metrics carry.
import type { PageWords } from '#web/platform/language.tsx';

/** Every job that has words, in the order of the nouns. */
export const namedJobs = [
  'accounts.lift',
  'accounts.purge',
  'accounts.sweep',
  'accounts.tellUnfinished',
  'areas.measure',
  'blog.parse',
  'broadcasts.send',
  'links.sweep',
  'mail.forget',
  'mail.send',
  'media.compare',
  'media.measure',
  'media.sweep',
  'notifications.sweep',
  'office.turnBanner',
  'platform.tidy',
  'posts.endDue',
  'posts.forgetDrafts',
  'posts.purge',
  'posts.remind',
  'posts.settleRest',
  'push.send',
  'push.sweep',
  'registrations.sweep',
  'resets.sweep',
  'savedSearches.match',
  'savedSearches.morning',
  'search.forget',
  'search.reindex',
  'search.settleChanges',
  'shortlists.sweep',
  'webhooks.deliver',
  'webhooks.deliverDue',
  'webhooks.sweep',
] as const;
type Dashed<N extends string> = N extends `${infer A}.${infer B}` ? `${A}_${B}` : never;

/** The job in words, or by its name where a newer server has one that is not known here. */
export function jobWords({ t }: Pick<PageWords, 't'>, name: string): string {
  const known = namedJobs.find((one) => one === name);
  return known ? t(`staffHealth.job_${known.replace('.', '_') as Dashed<typeof known>}`) : name;
}
