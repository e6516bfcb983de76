import { type InputHTMLAttributes, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { SuggestedItem } from '#contracts/search.ts';
import { useWords } from '#web/platform/language.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/search/use-hydrated.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onBlur' | 'onKeyDown' | 'role' | 'type' | 'value' | 'defaultValue'
> {
  /** What the address says; what is typed stays until that changes. */
  text?: string;
  label: string;
  icon: ReactNode;
  onType?: (text: string) => void;
  /** Says what the box shall hold afterwards. */
  onPick: (item: SuggestedItem) => string;
}

/** Comes with the first suggestions. */
const Options = lazy(async () => ({ default: (await import('./suggest-options.tsx')).Options }));

/** Comes when an empty box is entered by somebody who searched before. */
const Recent = lazy(async () => ({ default: (await import('./recent-panel.tsx')).RecentPanel }));

/** A search box that offers places and kinds of property while somebody types. Before scripts it is a plain one. */
export function SuggestBox({ label, icon, text = '', onType, onPick, className, ...props }: SuggestBoxProps) {
  const { t } = useWords();
  const live = useHydrated();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(text);
  const [recent, setRecent] = useState(false);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    if (input.current) input.current.value = text;
  }, [text]);
  const { items, active, open, close, pick, ...box } = useSuggestions((item) => {
    const held = onPick(item);
    if (input.current) input.current.value = held;
  });
  return (
    // What was searched before stands open as long as the focus is in here.
    <div
      className={`relative ${className ?? ''}`}
      onFocus={({ target }) => {
        if (target === input.current) setRecent(input.current.value === '');
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setRecent(false);
      }}
    >
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        maxLength={limits.search.textMax}
        autoComplete="off"
        enterKeyHint="search"
        icon={icon}
        defaultValue={text}
        {...props}
        {...(live ? { role: 'combobox', 'aria-expanded': open, 'aria-autocomplete': 'list' as const } : {})}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          box.onType(event.target.value);
          setRecent(event.target.value === '');
          onType?.(event.target.value);
        }}
        onKeyDown={(event) => {
          box.onKeyDown(event);
          if (!recent || open) return;
          if (event.key === 'Escape') setRecent(false);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.closest('div')?.querySelector('a')?.focus();
        }}
        onBlur={close}
      />
      {open ? (
        <Suspense>
          <Options id={id} items={items} active={active} onPick={pick} />
        </Suspense>
      ) : null}
      {recent && !open ? (
        <Suspense>
          <Recent
            onClose={(back) => {
              if (back) input.current?.focus();
              setRecent(false);
            }}
          />
        </Suspense>
      ) : null}
      <output className="sr-only">{open ? t('suggestions.found', { count: items.length }) : ''}</output>
    </div>
  );
}
