import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { notificationSorts } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { type Kept, useKept } from '#web/platform/use-kept.ts';
import { inboxViews, readPage, type InboxQuery } from './inbox-calls.ts';
import { appended, nextPage, type InboxList } from './inbox-list.ts';
import { useHidden } from './removing.ts';
import { seeFresh } from './unread.ts';

type Shown = Pick<InboxQuery, 'view' | 'sort'>;

/** What the address asks for; what cannot be read counts as not said. */
const shownBy = (params: URLSearchParams): Shown => ({
  view: inboxViews.find((view) => view === params.get('view')) ?? 'all',
  sort: notificationSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
});

/** A text that follows what is typed once typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** How many there are at all: what the tabs say, whatever is looked for. */
function useTotal(userId: string, { view, q }: InboxQuery, list: Kept<InboxList>): number | undefined {
  const isWhole = view === 'all' && q === '';
  const total = useKept(`inbox total ${userId}`, async () => (isWhole ? undefined : (await readPage({ view: 'all', sort: 'newest', q: '' }, 1)).total));
  const { put } = total;
  const whole = isWhole ? list.value?.total : undefined;
  useEffect(() => {
    if (whole !== undefined) put(() => whole);
  }, [whole, put]);
  return whole ?? total.value;
}

/** The inbox as its address and its search box ask for it, page after page. */
export function useInbox(userId: string) {
  const { lng } = useWords();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  // The address follows: a press shows its effect before the router has moved.
  const [shown, setShown] = useState(() => shownBy(params));
  const query: InboxQuery = { ...shown, q: useSettled(typed) };
  const [adding, setAdding] = useState(false);
  const list = useKept(`inbox ${userId} ${lng} ${JSON.stringify(query)}`, () => readPage(query, 1));
  const total = useTotal(userId, query, list);
  const hidden = useHidden();
  const { value, reading } = list;
  useEffect(() => {
    if (value && !reading) seeFresh();
  }, [value, reading]);

  const change = (wish: Partial<Shown>): void => {
    const next = { ...shown, ...wish };
    setShown(next);
    const said = { ...(next.view === 'all' ? {} : { view: next.view }), ...(next.sort === 'newest' ? {} : { sort: next.sort }) };
    setParams(said, { replace: true, preventScrollReset: true });
  };
  async function more(): Promise<void> {
    if (!value || adding) return;
    setAdding(true);
    try {
      const page = await readPage(query, nextPage(value, query.view));
      list.put((before) => appended(before, page));
    } finally {
      setAdding(false);
    }
  }
  const items = value?.items.filter(({ _id }) => !hidden.has(_id));
  const gone = (value?.items.length ?? 0) - (items?.length ?? 0);
  return {
    query,
    typed,
    setTyped,
    change,
    list,
    items,
    left: value ? value.total - value.items.length : 0,
    total: total === undefined ? undefined : total - gone,
    adding,
    more,
  };
}
