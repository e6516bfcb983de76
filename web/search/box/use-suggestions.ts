import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { SuggestedItem } from '#contracts/search.ts';
import { useWords } from '#web/platform/language.tsx';
import { sendByFetch } from '#web/platform/api.ts';

interface State {
  items: readonly SuggestedItem[];
  /** Which one the arrow keys stand on; -1 is the text itself. */
  active: number;
  open: boolean;
}

const closed: State = { items: [], active: -1, open: false };

/** One letter fits too much. */
const shortest = 2;

/** The option after an arrow key: past both ends lies the typed text. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}

/** What fits the text in a search box, and the keys that walk through it. A library's combobox would be a tenth of the first load. */
export function useSuggestions(onPick: (item: SuggestedItem) => void) {
  const { lng } = useWords();
  const [state, setState] = useState(closed);
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = (): void => {
    clearTimeout(timer.current);
    asked.current = '';
    setState(closed);
  };
  const ask = (text: string): void => {
    // What does not come leaves the box a plain search box.
    const options = import('./suggest-options.tsx');
    void import('./suggest-call.ts')
      .then(({ fetchSuggestions }) => fetchSuggestions({ send: sendByFetch, lng }, text))
      .then(async (items) => (await options, items))
      .then((items) => void (asked.current === text && setState({ items, active: -1, open: items.length > 0 })))
      .catch(() => undefined);
  };
  const pick = (item: SuggestedItem): void => {
    close();
    onPick(item);
  };
  return {
    ...state,
    close,
    pick,
    onType(value: string): void {
      const text = value.trim();
      clearTimeout(timer.current);
      if ([...text].length < shortest) return close();
      asked.current = text;
      timer.current = setTimeout(() => ask(text), limits.search.debounceMs);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      // While a word is being composed the keys belong to the input method.
      if (!state.open || event.nativeEvent.isComposing) return;
      const chosen = state.items[state.active];
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
