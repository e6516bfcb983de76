import { Building2, Hash, KeyRound, Landmark, MapPin, Search } from 'lucide-react';
import { Fragment } from 'react';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import type { Language } from '#i18n/language.ts';
import { useWords } from '#web/platform/language.tsx';

const icons = { place: MapPin, landmark: Landmark, term: Building2, phrase: Search, post: Hash } as const;

/** Who typed in Bengali reads Bengali. */
const scriptOf = ({ text }: SuggestedItem, lng: Language): Language => (/[\u0980-\u09ff]/.test(text) ? 'bn' : lng);

/** What a chosen place is called in its box. */
export const nameOfSuggested = (item: SuggestedItem, lng: Language): string => item[scriptOf(item, lng)];

function Option({ item }: { item: SuggestedItem }) {
  const { t, fmt, lng } = useWords();
  const Icon = item.kind === 'term' && item.purpose ? KeyRound : icons[item.kind];
  const parent = item.parent?.[item.kind === 'phrase' && !/[\u0980-\u09ff]/.test(item.text) ? 'en' : scriptOf(item, lng)];
  const side = (): string => {
    if (item.kind === 'post') return fmt.plain(item.id);
    return item.level ? t(`suggestions.level_${item.level}`) : '';
  };
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
      <span className="line-clamp-2 min-w-0 flex-1">
        {item.kind === 'phrase' ? item.text : nameOfSuggested(item, lng)}
        {parent ? <span className="text-muted">, {parent}</span> : null}
      </span>
      <span className="shrink-0 text-small text-muted">{side()}</span>
    </>
  );
}

interface OptionsProps {
  id: string;
  /** What is alike stands together. */
  items: readonly SuggestedItem[];
  active: number;
  onPick: (item: SuggestedItem) => void;
}

/** What fits the typed text, to be picked, in groups. */
export function Options({ id, items, active, onPick }: OptionsProps) {
  const { t } = useWords();
  const isSeveral = new Set(items.map(({ kind }) => kind)).size > 1;
  return (
    <div
      id={`${id}-list`}
      // A native list of options can be neither opened by typing nor laid out.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('suggestions.list')}
      className="absolute inset-x-0 top-full z-10 m-0 mt-1 max-h-[60vh] min-w-full overflow-y-auto overscroll-contain rounded-control bg-raised p-1 shadow-float"
    >
      {items.map((item, index) => (
        <Fragment key={`${item.level ?? item.kind}-${item.id}-${item.en}`}>
          {isSeveral && items[index - 1]?.kind !== item.kind ? (
            <p aria-hidden="true" className="m-0 px-3 pt-2 pb-0.5 text-small font-semibold text-muted">
              {t(`suggestions.group_${item.kind}`)}
            </p>
          ) : null}
          {/* The arrow keys walk through the options while the focus stays in the box. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
          <div
            id={`${id}-${index}`}
            ref={index === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(item)}
            className="control flex min-h-12 cursor-pointer items-center gap-3 rounded-tag px-3 py-1.5 hover:bg-sunk aria-selected:bg-primary-tint aria-selected:text-primary-ink"
          >
            <Option item={item} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}
