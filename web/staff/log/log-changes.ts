// What an entry of the log says that changed, field by field, in words.
import { postStates, promotionStates, rejectionReasons, roles } from '#contracts/enums.ts';
import { interestStates } from '#contracts/offers/building-enums.ts';
import { audiences } from '#contracts/notices/broadcasts.ts';
import { changedMark } from '#contracts/staff/moderation.ts';
import type { PageWords } from '#web/platform/language.tsx';

import { listingField, listingValue } from './listing-words.ts';
import { rateField } from './rate-words.ts';

export interface LoggedChange {
  field: string;
  before: string;
  after: string;
}

const fields = [
  'state',
  'listed',
  'status',
  'suspendedUntil',
  'role',
  'reason',
  'further',
  'note',
  'promotion',
  'promotedUntil',
  'stage',
  'title',
  'name',
  'draft',
  'revision',
  'response',
  'decision',
  'openReports',
  'reportsUpheld',
  'sessions',
  'code',
  'project',
  'pictures',
  'by',
  'mail',
  'job',
  'actor',
  'action',
  'subject',
  'from',
  'to',
  'q',
  'slug',
  'published',
  'nameBn',
  'nameEn',
  'division',
  'district',
  'subDistrict',
  'shares',
  'milestoneDetails',
  'documentDetails',
  'owner',
  'people',
  'kind',
  'version',
  'restored',
  'scopes',
  'email',
  'social',
  'officeHours',
  'banner',
  'bannedWords',
  'cannedTexts',
  'closedDays',
  'rates',
  'message',
  'audience',
  'link',
  'recipients',
  'told',
  'words',
  'means',
  'places',
  'bn',
  'en',
] as const;

const values = [
  'normal',
  'suspended',
  'Disabled',
  'upheld',
  'dismissed',
  'forming',
  'landBought',
  'building',
  'closed',
  'password',
  'code',
  'live',
  'held',
  'removed',
  'sending',
  'stopped',
  'synonym',
  'filler',
  'landmark',
] as const;

/** Fields whose values are names of ours, not words of someone. */
const named = new Set(['state', 'status', 'role', 'reason', 'further', 'promotion', 'stage', 'decision', 'by', 'audience', 'kind']);

const among = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

/** The words of a name of ours; one that is newer than these words stands as it was written. */
function nameWords({ t }: PageWords, field: string, value: string): string {
  const [role, reason, state] = [among(roles, value), among(rejectionReasons, value), among(postStates, value)];
  if (field === 'role' && role) return t(`moderation.role_${role}`);
  if ((field === 'reason' || field === 'further') && reason) return t(`moderation.reason_${reason}`);
  const promotion = among(promotionStates, value);
  if (field === 'promotion' && promotion) return promotion === 'none' ? t('staffLog.nothing') : t(`moderation.promotion_${promotion}`);
  if (field === 'state' && state) return t(`moderation.state_${state}`);
  const interest = among(interestStates, value);
  if (field === 'state' && interest) return t(`enums.interestState_${interest}`);
  const audience = among(audiences, value);
  if (field === 'audience' && audience) return t(`staffBroadcasts.audience_${audience}`);
  const other = among(values, value);
  return other ? t(`staffLog.value_${other}`) : value;
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const isMonth = (text: string): boolean => /^\d{4}-\d\d$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function textWords(words: PageWords, field: string, text: string): string {
  if (text === changedMark) return words.t('staffLog.value_changed');
  if (isMoment(text)) return words.fmt.dateTime(text);
  if (isDay(text)) return words.fmt.date(`${text}T00:00:00+06:00`);
  if (isMonth(text)) return words.fmt.monthYear(`${text}-15T00:00:00+06:00`);
  return named.has(field) ? nameWords(words, field, text) : text;
}

/** A logged value as people read it. */
function valueWords(words: PageWords, field: string, value: unknown): string {
  const { t, fmt } = words;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return t('staffLog.nothing');
  const listed = listingValue(words, field, value);
  if (listed !== undefined) return listed;
  if (typeof value === 'boolean') return t(value ? 'staffLog.yes' : 'staffLog.no');
  if (typeof value === 'number') return fmt.number(value);
  if (typeof value === 'string') return textWords(words, field, value);
  if (field === 'pictures' && Array.isArray(value)) return t('staffLog.count', { count: value.length });
  if (Array.isArray(value)) return value.map((item) => valueWords(words, field, item)).join(', ');
  return Object.entries(value as object)
    .map(([name, inner]) => `${partWords(words, field, name, inner)}: ${valueWords(words, field === 'rates' ? field : name, inner)}`)
    .join(', ');
}

/** The name of a part of a field. */
const partWords = (words: PageWords, field: string, name: string, value: unknown): string =>
  (field === 'rates' ? rateField(words, name, value !== null && typeof value === 'object') : undefined) ?? fieldWords(words, name);

function fieldWords(words: PageWords, name: string): string {
  const known = among(fields, name);
  return known ? words.t(`staffLog.field_${known}`) : (listingField(words, name) ?? name);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The fields that an action changed, in the order in which they were logged. */
export function loggedChanges(words: PageWords, { before, after }: { before: unknown; after: unknown }): LoggedChange[] {
  const [was, is] = [recordOf(before), recordOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({ field: fieldWords(words, name), before: valueWords(words, name, was[name]), after: valueWords(words, name, is[name]) }))
    .filter((change) => change.before !== change.after);
}
