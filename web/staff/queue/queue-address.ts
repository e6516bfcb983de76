// What the address of the queue says: which list is shown, and which post of it is open.
import { postTypes } from '#contracts/enums.ts';
import { moderation, queueNumbers, queueViews } from '#contracts/staff/moderation.ts';
import { addressOf, anyOf, numberIn, oneOf, queryOf, search, staffList, type QueryOf } from '#web/staff/kit/filters.ts';

export const queueList = staffList(moderation.queue, {
  status: oneOf(queueViews, { as: 'own', label: (t) => t('moderation.states'), usual: 'pending', text: ({ t }, view) => t(`moderation.state_${view}`) }),
  type: anyOf(postTypes, {
    as: 'select',
    label: (t) => t('moderation.types'),
    all: (t) => t('moderation.typeAll'),
    text: ({ t }, type) => t(`enums.purpose_${type}`),
  }),
  number: anyOf(queueNumbers, {
    as: 'select',
    label: (t) => t('moderation.numbers'),
    all: (t) => t('moderation.numberAll'),
    text: ({ t }, one) => t(`moderation.number_${one}`),
  }),
  q: search(
    (t) => t('moderation.searchLabel'),
    (t) => t('moderation.searchHint'),
  ),
});
const { filters } = queueList;

export type QueueQuery = QueryOf<typeof filters>;

export const queueQuery = (params: URLSearchParams): QueueQuery => queryOf(filters, params);

/** The post that is open; on wide screens the first of the list when there is none. */
export const openPost = (params: URLSearchParams): number | undefined => numberIn(params.get('post'));

/** The address of the list with other filters, or from its first page. */
export const queueAddress = (params: URLSearchParams, change: Partial<QueueQuery>): string => addressOf(filters, queueQuery(params), change);

/** Two addresses with the same key show the same list. */
export const listKey = (params: URLSearchParams): string => queueAddress(params, { page: queueQuery(params).page });

/** The same list with another post open, or none. */
export function withPost(params: URLSearchParams, PostID: number | undefined): string {
  const list = listKey(params);
  if (PostID === undefined) return list;
  return `${list}${list === '?' ? '' : '&'}post=${PostID}`;
}
