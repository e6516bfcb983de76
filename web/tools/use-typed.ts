// What is typed into a tool is in the address: it survives a reload, can be shared, and works as a plain form without scripts.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { languageKey } from '#i18n/language.ts';
import { useWords } from '#web/platform/language.tsx';
import { groupedNumber } from '#web/forms/number-text.ts';

export interface Typed<N extends string> {
  /** What is in the box: as it was typed, otherwise as the address has it, in the page's digits. */
  text: (name: N) => string;
  set: (changes: Partial<Record<N, string>>) => void;
}

type Texts<N extends string> = Partial<Record<N, string>>;

interface Kept<N extends string> {
  texts: Texts<N>;
  /** The address that the texts belong to. */
  search: string;
  /** The one they are on their way to. */
  next: string;
}

/** Long enough not to write an address for every letter. */
const restMs = 400;

/** The query that says the same as the texts; what is as usual is left out. */
function searchOf<N extends string>(usual: Readonly<Record<N, string>>, value: (name: N) => string, search: string): string {
  // The language of a shared link stays.
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name === languageKey));
  for (const name of Object.keys(usual) as N[]) if (value(name) !== usual[name]) params.set(name, value(name));
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** The boxes of a tool by name. `plain` turns a text into how the address says it, such as 3.5 for সাড়ে তিন. */
export function useTyped<N extends string>(usual: Readonly<Record<N, string>>, plain: (name: N, text: (name: N) => string) => string): Typed<N> {
  const { fmt } = useWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<Kept<N>>({ texts: {}, search, next: search });
  let { texts } = kept;
  if (search !== kept.search) {
    // Someone followed a link or went back: what was typed is of another address.
    if (search !== kept.next) texts = {};
    setKept({ texts, search, next: search });
  }
  const params = new URLSearchParams(search);
  const inAddress = (name: N): string => params.get(name) ?? usual[name];
  const text = (name: N): string => texts[name] ?? groupedNumber(fmt, inAddress(name));
  const value = (name: N): string => (texts[name] === undefined ? inAddress(name) : plain(name, text));
  const next = Object.keys(texts).length > 0 ? searchOf(usual, value, search) : search;
  useEffect(() => {
    if (next === search) return undefined;
    const timer = setTimeout(() => {
      setKept((now) => ({ ...now, next }));
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [next, search, navigate]);
  return {
    text,
    set: (changes) => setKept((now) => ({ ...now, texts: { ...now.texts, ...changes } })),
  };
}
