import { useEffect, useRef, useState } from 'react';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { useWords } from '#web/platform/language.tsx';
import { sendByFetch } from '#web/platform/api.ts';
import { inGroups } from './suggested-groups.ts';

interface State {
  items: readonly SuggestedItem[];
  /** Which one the arrow keys are on; -1 is the text itself. */
  active: number;
  open: boolean;
}

const closed: State = { items: [], active: -1, open: false };

/** Anyone who types on is not asked about yet. */
const pauseMs = 150;
const rememberedMax = 50;

/** The option after an arrow key: past both ends lies the typed text. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}

interface Suggesting {
  placesOnly: boolean;
  /** Offered while the box is empty. */
  whenEmpty?: readonly SuggestedItem[] | undefined;
}

/** What fits the text in a search box, and the keys that walk through it. What was shown stays until the newest text has its answer. */
export function useSuggestions(onPick: (item: SuggestedItem) => void, { placesOnly, whenEmpty = [] }: Suggesting) {
  const { lng } = useWords();
  const [state, setState] = useState(closed);
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remembered = useRef(new Map<string, readonly SuggestedItem[]>());
  useEffect(() => {
    void import('./suggest-call.ts').catch(() => undefined);
    return () => clearTimeout(timer.current);
  }, []);

  const close = (): void => {
    clearTimeout(timer.current);
    asked.current = '';
    setState((before) => (before.open ? closed : before));
  };
  const show = (text: string, items: readonly SuggestedItem[]): void => {
    if (asked.current === text) setState(items.length > 0 ? { items: inGroups(items), active: -1, open: true } : closed);
  };
  const ask = (text: string): void => {
    // What does not come leaves the box a plain search box.
    void import('./suggest-call.ts')
      .then(({ fetchSuggestions }) => fetchSuggestions({ send: sendByFetch, lng }, text, placesOnly))
      .then((items) => {
        if (remembered.current.size >= rememberedMax) remembered.current.clear();
        remembered.current.set(text, items);
        show(text, items);
      })
      .catch(() => undefined);
  };
  const offer = (active = -1): void => {
    close();
    if (whenEmpty.length > 0) setState({ items: whenEmpty, active, open: true });
  };
  const pick = (item: SuggestedItem): void => {
    close();
    onPick(item);
  };
  return {
    ...state,
    close,
    pick,
    offer,
    onType(value: string): void {
      const text = value.trimStart().replace(/\s+$/, ' ');
      clearTimeout(timer.current);
      if (text === '') return offer();
      asked.current = text;
      const known = remembered.current.get(text);
      if (known) return show(text, known);
      timer.current = setTimeout(() => ask(text), pauseMs);
    },
    onKeyDown(event: KeyboardEvent): void {
      // While a word is being composed the keys belong to the input method.
      if (event.isComposing) return;
      const isEmpty = event.target instanceof HTMLInputElement && event.target.value === '';
      if (!state.open) return void (event.key === 'ArrowDown' && isEmpty && offer(0));
      // A box for places has no use for the text itself.
      const chosen = state.items[placesOnly && !isEmpty ? Math.max(0, state.active) : state.active];
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setState({ ...state, active: nextActive(state.active, state.items.length, step) });
      } else if (event.key === 'Enter' && chosen) pick(chosen);
      else if (event.key === 'Escape') close();
      else return void (event.key === 'Enter' && close());
      event.preventDefault();
    },
  };
}
