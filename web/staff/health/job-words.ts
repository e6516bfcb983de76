// What jobs do and letters are about, in plain words. The names are those of the code, which logs and metrics carry.
import type { PageWords } from '#web/platform/language.tsx';

/** Every job that has words, in the order of the nouns. */
export const namedJobs = [
  'accounts.lift',
  'accounts.purge',
  'accounts.sweep',
  'accounts.tellUnfinished',
  'areas.count',
  'areas.measure',
  'blog.parse',
  'broadcasts.send',
  'links.sweep',
  'mail.forget',
  'mail.send',
  'media.compare',
  'media.measure',
  'media.read',
  'media.sweep',
  'notifications.sweep',
  'office.turnBanner',
  'phones.sendCode',
  'phones.sweep',
  'platform.tidy',
  'posts.endDue',
  'posts.forgetDrafts',
  'posts.purge',
  'posts.remind',
  'posts.settleRest',
  'posts.sweepDraftPhotos',
  'push.send',
  'push.sweep',
  'appointments.remind',
  'legalRequests.sweep',
  'registrations.sweep',
  'resets.sweep',
  'reviews.sweep',
  'savedSearches.match',
  'savedSearches.morning',
  'search.forget',
  'search.reindex',
  'search.settleChanges',
  'shortlists.sweep',
  'site.watch',
  'visits.sweep',
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

/** Every sort of letter that has words. */
export const namedLetters = [
  'accounts.apiKey',
  'accounts.device',
  'accounts.disabled',
  'accounts.leaving',
  'accounts.password',
  'accounts.passwordWithoutCode',
  'accounts.restored',
  'accounts.returned',
  'accounts.suspended',
  'accounts.tokenCopied',
  'accounts.twoStep',
  'notifications.notice',
  'posts.ended',
  'posts.ending',
  'legalRequests.receipt',
  'registrations.code',
  'resets.code',
  'reviews.code',
  'savedSearches.found',
  'site.alert',
  'site.test',
] as const;

/** What a letter is about, or its name where a newer server has one that is not known here. */
export function letterWords({ t }: Pick<PageWords, 't'>, name: string): string {
  const known = namedLetters.find((one) => one === name);
  return known ? t(`staffHealth.letter_${known.replace('.', '_') as Dashed<typeof known>}`) : name;
}
