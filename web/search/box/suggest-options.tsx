import { Building2, MapPin } from 'lucide-react';
import type { SuggestedItem } from '#contracts/search.ts';
import { useWords } from '#web/platform/language.tsx';

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

/** What fits the typed text, to be picked. */
export function Options({ id, items, active, onPick }: OptionsProps) {
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
