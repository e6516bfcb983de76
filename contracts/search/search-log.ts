// What people search, for staff: texts added up by the day, without anyone who wrote them.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { purposes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { Understood } from './search.ts';
import { chosenPath } from './search-chosen.ts';
import { date, optionalChoice, optionalText, optionalWhole, Pagination, requiredWhole, slice, text } from '#contracts/values.ts';

const { log } = limits.search;

/** All; those that found nothing; those of whose results none was opened. */
export const searchLogKinds = ['all', 'empty', 'unchosen'] as const;
export type SearchLogKind = (typeof searchLogKinds)[number];

export const searchLogSorts = ['often', 'empty', 'recent', 'text'] as const;
export type SearchLogSort = (typeof searchLogSorts)[number];

export const LoggedSearch = z.object({
  text: z.string(),
  /** The tab in which it was searched; null where none was open. */
  purpose: z.enum(purposes).nullable(),
  searches: z.int(),
  /** How many of them found nothing. */
  empty: z.int(),
  /** Of the last answer; null while none is known. */
  total: z.int().nullable(),
  /** What the last answer understood, and which words it left out. */
  understood: z.array(Understood),
  ignored: z.array(z.string()),
  /** How often one of its results was opened, and where that one stood on average. */
  chosen: z.int(),
  position: z.number().nullable(),
  /** The posts that were opened most. */
  posts: z.array(z.int()),
  lastDay: date,
});
export type LoggedSearch = z.infer<typeof LoggedSearch>;

export const searchLog = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/searches',
    access: 'support',
    summary:
      'What was searched in the last `days`, the most frequent first; `show=empty` keeps what found nothing, `show=unchosen` that of which nothing was opened',
    query: z.object({
      q: optionalText(limits.search.textMax),
      show: optionalChoice(searchLogKinds),
      sort: optionalChoice(searchLogSorts),
      days: optionalWhole(1, log.keptDays),
      ...slice(log.pageSize),
    }),
    response: z.object({ success: z.literal(true), items: z.array(LoggedSearch), pagination: Pagination }),
  }),
  chosen: endpoint({
    method: 'POST',
    path: chosenPath,
    access: 'anyone',
    summary: 'Tell that a result of a search was opened: the words, the post and its place in the list. Nothing is kept about who tells it',
    body: z.object({ q: text(1, limits.search.textMax), PostID: requiredWhole(1, 999_999_999), position: requiredWhole(1, log.positionMax) }),
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true) }),
  }),
};
