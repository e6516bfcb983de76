import { Building2, MapPin } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { limits } from '#contracts/limits.ts';
import type { SuggestedItem } from '#contracts/search.ts';
import { useWords } from '#web/platform/language.tsx';
import { TextInput } from '#web/ui/controls.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur' | 'onKeyDown' | 'role' | 'type' | 'value' | 'defaultValue'> {
  /** What the address says; what is typed stays until that changes. */
  text?: string;
  label: string;
  icon: ReactNode;
  onType?: (text: string) => void;
  /** Says what the box shall hold afterwards. */
  onPick: (item: SuggestedItem) => string;
}

function Option({ item }: { item: SuggestedItem }) {
  const { t, lng } = useWords();
  const Icon = item.kind === 'place' ? MapPin : Building2;
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
      <span className="min-w-0 flex-1">
        {item[lng]}
        {item.parent ? <span className="text-muted">, {item.parent[lng]}</span> : null}
      </span>
      <span className="shrink-0 text-small text-muted">{item.level ? t(`suggestions.level_${item.level}`) : t('suggestions.term')}</span>
    </>
  );
}

interface OptionsProps {
  id: string;
  items: readonly SuggestedItem[];
  active: number;
  onPick: (item: SuggestedItem) => void;
}

function Options({ id, items, active, onPick }: OptionsProps) {
  const { t } = useWords();
  return (
    <div
      id={`${id}-list`}
      // A native list of options can be neither opened by typing nor laid out.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('suggestions.list')}
      className="absolute top-full left-0 z-10 m-0 mt-1 max-h-[60vh] w-max max-w-[calc(100vw-32px)] min-w-full overflow-y-auto overscroll-contain rounded-control bg-raised p-1 shadow-float"
    >
      {items.map((item, index) => (
        // The arrow keys walk through the options while the focus stays in the box.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={`${item.level ?? item.kind}-${item.id}-${item.en}`}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
          className="control flex min-h-12 cursor-pointer items-center gap-3 rounded-tag px-3 py-1.5 hover:bg-sunk aria-selected:bg-primary-tint aria-selected:text-primary-ink"
        >
          <Option item={item} />
        </div>
      ))}
    </div>
  );
}

/** A search box that offers places and kinds of property while somebody types. Before scripts it is a plain one. */
export function SuggestBox({ label, icon, text = '', onType, onPick, className, ...props }: SuggestBoxProps) {
  const { t } = useWords();
  const live = useHydrated();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(text);
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
    <div className={`relative ${className ?? ''}`}>
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
          onType?.(event.target.value);
        }}
        onKeyDown={box.onKeyDown}
        onBlur={close}
      />
      {open ? <Options id={id} items={items} active={active} onPick={pick} /> : null}
      <output className="sr-only">{open ? t('suggestions.found', { count: items.length }) : ''}</output>
    </div>
  );
}
