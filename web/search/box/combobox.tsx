// Comes when a search box is entered: what may be meant, the keys that walk through it, and what was searched before.
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { useWords } from '#web/platform/language.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { Options } from './suggest-options.tsx';
import { suggestedAddress } from './suggested-address.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface ComboboxProps {
  input: RefObject<HTMLInputElement | null>;
  purpose?: Purpose | undefined;
  /** What the box shall hold from now on. */
  onHold: (text: string) => void;
  onPick?: ((item: SuggestedItem) => string | undefined) | undefined;
  /** For a box that takes places alone. */
  placesOnly?: boolean;
  /** Offered while the box is empty. */
  whenEmpty?: readonly SuggestedItem[] | undefined;
  /** Offers what was searched before while the box is empty. */
  withRecent?: boolean;
}

interface Listeners {
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onEnter: () => void;
  onLeave: (to: EventTarget | null) => void;
}

/** The newest listeners on the box, which someone else renders; the box may have been typed into and left before. */
function useListeners(input: RefObject<HTMLInputElement | null>, listeners: Listeners): void {
  const newest = useRef(listeners);
  // Before paint: Enter right after the options are seen takes the first of them.
  useLayoutEffect(() => {
    newest.current = listeners;
  });
  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const frame = box.closest('div');
    const ended = new AbortController();
    const { signal } = ended;
    box.addEventListener('input', () => newest.current.onType(box.value), { signal });
    box.addEventListener('keydown', (event) => newest.current.onKeyDown(event), { signal });
    box.addEventListener('focus', () => newest.current.onEnter(), { signal });
    frame?.addEventListener('focusout', ({ relatedTarget }) => newest.current.onLeave(relatedTarget), { signal });
    if (document.activeElement === box) newest.current.onEnter();
    return () => ended.abort();
  }, [input]);
}

/** What the box tells assistive devices. */
function useAria(input: RefObject<HTMLInputElement | null>, aria: Readonly<Record<string, string | undefined>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(aria)) {
      if (value === undefined) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
    }
  });
}

/** Everything under a search box while it is used. */
export function Combobox({ input, purpose, onHold, onPick, placesOnly = false, whenEmpty, withRecent = false }: ComboboxProps) {
  const { t } = useWords();
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const [recent, setRecent] = useState(false);
  const take = (item: SuggestedItem): void => {
    const held = onPick?.(item);
    onHold(held ?? (item.kind === 'phrase' || item.kind === 'landmark' ? item.text : ''));
    if (held === undefined) void navigate(suggestedAddress(item, location, purpose));
  };
  const { items, active, open, close, pick, offer, onType, onKeyDown } = useSuggestions(take, { placesOnly, whenEmpty });
  useListeners(input, {
    onType(text) {
      onType(text);
      setRecent(withRecent && text === '');
    },
    onKeyDown(event) {
      onKeyDown(event);
      if (!recent || open) return;
      if (event.key === 'Escape') setRecent(false);
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      input.current?.closest('div')?.querySelector('a')?.focus();
    },
    onEnter() {
      const text = input.current?.value ?? '';
      setRecent(withRecent && text === '');
      if (text === '') offer();
      // Typed before this came.
      if (text !== '' && text !== input.current?.defaultValue) onType(text);
    },
    onLeave(to) {
      close();
      if (!(to instanceof Node && input.current?.closest('div')?.contains(to))) setRecent(false);
    },
  });
  useAria(input, {
    'aria-expanded': String(open),
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
  });
  return (
    <>
      {open ? <Options id={id} items={items} active={active} onPick={pick} /> : null}
      {recent && !open ? (
        <RecentPanel
          onClose={(back) => {
            if (back) input.current?.focus();
            setRecent(false);
          }}
        />
      ) : null}
      <output className="sr-only">{open ? t('suggestions.found', { count: items.length }) : ''}</output>
    </>
  );
}
