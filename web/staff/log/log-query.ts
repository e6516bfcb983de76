// What the address of the log says, and what is asked of the API for it.
import { moderation, type AuditEntry } from '#contracts/staff/moderation.ts';
import type { Pagination } from '#contracts/values.ts';
import { call, type Api } from '#web/platform/api.ts';
import { readFile } from '#web/platform/calls/read-file.ts';

export const logFilters = ['actor', 'action', 'subject', 'from', 'to'] as const;
type LogFilter = (typeof logFilters)[number];
type LogFilters = Readonly<Record<LogFilter, string | undefined>>;

export interface LogQuery extends LogFilters {
  page: number;
}

export interface Log {
  items: AuditEntry[];
  pagination: Pagination;
}

const daily = /^\d{4}-\d{2}-\d{2}$/;

/** What is too long or no date is as if it were not there. */
export function logQuery(params: URLSearchParams): LogQuery {
  const typed = (name: LogFilter): string | undefined => params.get(name)?.trim().slice(0, 60) || undefined;
  const day = (name: LogFilter): string | undefined => {
    const given = typed(name);
    return given && daily.test(given) ? given : undefined;
  };
  const page = params.get('page') ?? '';
  return {
    actor: typed('actor'),
    action: typed('action'),
    subject: typed('subject'),
    from: day('from'),
    to: day('to'),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export const isFiltered = (query: LogQuery): boolean => logFilters.some((name) => query[name] !== undefined);

export const readLog = (api: Api, query: LogQuery): Promise<Log> => call(api, moderation.audit, { query });

/** All entries that match, as a file. It is fetched with the token, which no link carries. */
export const readLogFile = (api: Api, { actor, action, subject, from, to }: LogQuery): Promise<Blob> =>
  readFile(api, moderation.audit.path, { format: 'csv', actor, action, subject, from, to });
