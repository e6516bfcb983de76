import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { useMemberData, useAskedParams, type MemberData } from '#web/platform/member-data.ts';
import { memberApi } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useRead, type Reading } from '#web/platform/use-read.ts';
import { inboxHref, inboxKey, inboxQuery, wholeInbox } from './inbox-address.ts';
import { readPage, type InboxQuery } from './inbox-calls.ts';
import { appended, nextPage, type InboxList } from './inbox-list.ts';
import { useHidden } from './removing.ts';
import { seeFresh } from './unread.ts';

/** How many there are at all: what the tabs say, whatever is looked for. */
function useTotal(query: InboxQuery, list: Reading<InboxList>): number | undefined {
  const [known, setKnown] = useState<number>();
  const isWhole = query.view === 'all' && query.q === '';
  const whole = isWhole ? list.value?.total : undefined;
  if (whole !== undefined && whole !== known) setKnown(whole);
  const apart = useRead(isWhole || known !== undefined ? undefined : 'total', async () => (await readPage(memberApi(), wholeInbox, 1)).total);
  return whole ?? known ?? apart.value;
}

/** The box to look for something: the address follows once typing pauses. */
function useTyped(query: InboxQuery, change: (change: Partial<InboxQuery>) => void) {
  const [typed, setTyped] = useState(query.q);
  const follow = useEffectEvent((text: string): void => void (text !== query.q && change({ q: text })));
  useEffect(() => {
    const timer = setTimeout(() => follow(typed.trim()), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}

/** The inbox as its address asks for it, page after page. */
export function useInbox(data: MemberData<InboxList> | undefined) {
  const { params, ask } = useAskedParams();
  const query = inboxQuery(params);
  const list = useMemberData(inboxKey(query), data);
  const total = useTotal(query, list);
  const hidden = useHidden();
  const { value, reading } = list;
  useEffect(() => {
    if (value && !reading) seeFresh();
  }, [value, reading]);

  const change = (to: Partial<InboxQuery>): void => ask(inboxHref({ ...query, ...to }));
  const adding = useCall(readPage);
  async function more(): Promise<void> {
    if (!value) return;
    const page = await adding.run(query, nextPage(value, query.view));
    if (page?.ok) list.put((before) => appended(before, page.value));
  }
  const items = value?.items.filter(({ _id }) => !hidden.has(_id));
  const gone = (value?.items.length ?? 0) - (items?.length ?? 0);
  return {
    query,
    ...useTyped(query, change),
    change,
    list,
    items,
    left: value ? value.total - value.items.length : 0,
    total: total === undefined ? undefined : total - gone,
    adding: adding.pending,
    more,
  };
}
