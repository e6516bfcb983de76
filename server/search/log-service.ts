// What staff learn from the log of searches.
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { purposes } from '#contracts/enums.ts';
import type { LoggedSearch, searchLog } from '#contracts/search/search-log.ts';
import { paginationOf, type Pagination } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { countSearches, listSearches, type LoggedRow } from './log/log-store.ts';
import { loggedText } from './log/logged-text.ts';

function toLogged({ purpose, last_day, found: _found, ...row }: LoggedRow): LoggedSearch {
  return { ...row, purpose: purposes.find((one) => one === purpose) ?? null, lastDay: last_day };
}

/** Searches of the last days, added up. */
export async function readSearches(
  { db }: Pick<Services, 'db'>,
  { q, show = 'all', sort = 'often', days = limits.search.log.shownDays, page, limit }: HandlerInput<typeof searchLog.list>['query'],
): Promise<{ items: LoggedSearch[]; pagination: Pagination }> {
  const rows = await listSearches(db, { q: q === undefined ? undefined : loggedText(q), show, sort, days, page, limit });
  return { items: rows.map(toLogged), pagination: paginationOf({ page, limit }, rows[0]?.found ?? 0) };
}

/** Searches of the last seven days, and those that found nothing. */
export const countRecentSearches = (db: Db): Promise<{ searches: number; empty: number }> => countSearches(db, limits.search.log.recentDays);
