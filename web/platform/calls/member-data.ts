// What a signed-in person's page reads in its `clientLoader`: the token lies in this browser alone.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Language } from '#i18n/language.ts';
import type { Api } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf, type Outcome } from './outcome.ts';
import { knownSession, memberApi, useSession } from '#web/platform/session.ts';
import type { Reading } from './use-read.ts';

export interface MemberData<T> {
  /** What was asked for. */
  key: string;
  /** Who asked, and in which language: anyone else, and another language, has it read again. */
  userId: string;
  lng: Language;
  outcome: Outcome<T>;
}

/** Reads as the signed-in person, for a `clientLoader`; nothing where it is not known who that is. */
export async function readAsMember<T>(key: string, read: (api: Api, userId: string) => Promise<T>): Promise<MemberData<T> | undefined> {
  const { user } = await knownSession();
  const api = memberApi();
  return user && { key, userId: user.id, lng: api.lng, outcome: await outcomeOf(read(api, user.id)) };
}

/**
 * What the page is asked for: its address's parameters, as they are about to be where a navigation is under way. `ask` goes to
 * another address of the page and shows its parameters at once: the router moves only when the answer is there.
 */
export function useAskedParams(): { params: URLSearchParams; ask: (href: string) => void } {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const navigate = useNavigate();
  const next = location?.pathname === pathname ? location.search : search;
  const [asked, setAsked] = useState({ search: next, since: next });
  if (asked.since !== next) setAsked({ search: next, since: next });
  const params = useMemo(() => new URLSearchParams(asked.search), [asked.search]);
  const ask = (href: string): void => {
    setAsked({ search: /\?.*/.exec(href)?.[0] ?? '', since: next });
    void navigate(href, { replace: true, preventScrollReset: true });
  };
  return { params, ask };
}

interface Shown<T> {
  key: string;
  userId: string;
  from: Outcome<T>;
  value: T;
}

/**
 * What the loader read, for the page: the newest answer to `key` stays where a later reading fails, and `put` changes it until
 * the next one.
 */
export function useMemberData<T>(key: string, data: MemberData<T> | undefined): Reading<T> {
  const { user } = useSession();
  const { lng } = useWords();
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown<T>>();
  const isMine = data !== undefined && data.userId === user?.id;
  const outcome = isMine && data.key === key ? data.outcome : undefined;
  let now = shown?.key === key && shown.userId === user?.id ? shown : undefined;
  if (isMine && outcome?.ok && now?.from !== outcome) {
    now = { key, userId: data.userId, from: outcome, value: outcome.value };
    setShown(now);
  }
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const put = useCallback((change: (value: T) => T) => setShown((before) => before && { ...before, value: change(before.value) }), []);
  const isStale = user !== undefined && (!isMine || data.lng !== lng);
  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
  const reading = state !== 'idle' || navigation.location?.pathname === pathname || isStale;
  return { value: now?.value, failure: outcome?.ok === false ? outcome.failure : undefined, reading, reload, put };
}
