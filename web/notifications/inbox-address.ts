// What the address of the inbox asks for.
import { notificationSorts } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { inboxViews, wholeInbox, type InboxQuery } from './inbox-query.ts';

/** What cannot be read counts as not said. */
export const inboxQuery = (params: URLSearchParams): InboxQuery => ({
  view: inboxViews.find((view) => view === params.get('view')) ?? wholeInbox.view,
  sort: notificationSorts.find((sort) => sort === params.get('sort')) ?? wholeInbox.sort,
  q: (params.get('q') ?? '').trim().slice(0, limits.search.textMax),
});

/** The address that asks for it; what is so anyway is not said. */
export function inboxHref(query: InboxQuery): string {
  const said = Object.entries(query).filter(([name, value]) => value !== wholeInbox[name as keyof InboxQuery]);
  const search = String(new URLSearchParams(Object.fromEntries(said) as Record<string, string>));
  return `/user/my-inbox${search && `?${search}`}`;
}
