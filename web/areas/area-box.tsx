import { ChevronDown, MapPin, X } from 'lucide-react';
import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { described, ErrorText } from '#web/ui/field.tsx';
import { searchAreas, type AreaOption } from './area-tree.ts';

/** More would be scrolled, not read; typing narrows them. */
const shownMax = 60;

interface AreaBoxProps {
  id: string;
  label: string;
  options: readonly AreaOption[];
  /** Looked through where nothing of the options fits. */
  elsewhere: readonly AreaOption[];
  chosen: AreaOption | undefined;
  /** Whether the options' parents tell them apart here. */
  withParent: boolean;
  onChoose: (option: AreaOption | undefined) => void;
  error?: string | undefined;
}

/** One level of the picker: a text box that lists the places fitting what is typed, in either script. */
export function AreaBox({ id, label, options, elsewhere, chosen, withParent, onChoose, error }: AreaBoxProps) {
  const { t, lng, fmt } = useWords();
  const [typed, setTyped] = useState<string>();
  const chosenName = chosen?.[lng] ?? '';
  const inside = useMemo(() => searchAreas(options, typed ?? ''), [options, typed]);
  const isElsewhere = inside.length === 0 && (typed ?? '').trim() !== '';
  const found = useMemo(() => (isElsewhere ? searchAreas(elsewhere, typed ?? '') : inside), [elsewhere, inside, isElsewhere, typed]);
  const items = found.slice(0, shownMax);
  const box = useCombobox<AreaOption>({
    id,
    items,
    inputValue: typed ?? chosenName,
    selectedItem: chosen ?? null,
    itemToString: (item) => item?.[lng] ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    // Text typed without choosing is replaced by the chosen area's name.
    onIsOpenChange: ({ isOpen }) => void (isOpen || setTyped(undefined)),
    stateReducer: (_state, { type, changes }) => (type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: chosen ?? null } : changes),
  });
  const input = box.getInputProps({
    ...described(`${id}-box`, error),
    // Not by the library's own change event: it fires late, and fast typing would lose letters.
    onChange: (event) => setTyped(event.currentTarget.value),
    placeholder: t('areas.search'),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <div>
      <label {...box.getLabelProps({ htmlFor: `${id}-box` })} className="mb-1.5 block text-ui font-semibold">
        {label}
      </label>
      <div className="relative">
        <MapPin aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          {...input}
          className="h-12 w-full rounded-control border border-control bg-card pr-20 pl-11 text-ink placeholder:text-muted aria-[invalid]:border-2 aria-[invalid]:border-danger"
        />
        <span className="absolute inset-y-0 right-0 flex items-center">
          {chosen ? (
            <button
              type="button"
              aria-label={t('areas.clear', { label })}
              onClick={() => onChoose(undefined)}
              className="grid h-12 w-9 place-items-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          ) : null}
          <button
            {...box.getToggleButtonProps({ 'aria-label': t('areas.openList', { label }) })}
            type="button"
            className="grid h-12 w-11 place-items-center rounded-control text-muted"
          >
            <ChevronDown aria-hidden="true" className={`size-5 ${box.isOpen ? 'rotate-180' : ''}`} />
          </button>
        </span>
        <ul
          {...box.getMenuProps()}
          className={`absolute inset-x-0 top-full z-10 mt-1 max-h-72 list-none overflow-y-auto overscroll-contain rounded-control bg-raised p-1 shadow-float ${box.isOpen ? '' : 'hidden'}`}
        >
          {box.isOpen
            ? items.map((item, index) => (
                <li
                  key={`${item.parent?.id}-${item.id}`}
                  {...box.getItemProps({ item, index })}
                  className="control flex min-h-11 cursor-pointer items-center rounded-tag px-3 py-1.5 aria-selected:bg-primary-tint aria-selected:text-primary-ink"
                >
                  {(withParent || isElsewhere) && item.parent ? t('areas.within', { name: item[lng], parent: item.parent[lng] }) : item[lng]}
                </li>
              ))
            : null}
          {box.isOpen && found.length === 0 ? <li className="px-3 py-3 text-small text-muted">{t('areas.nothingFound')}</li> : null}
          {box.isOpen && found.length > items.length ? (
            <li className="px-3 py-2 text-small text-muted">{t('areas.moreLeft', { count: fmt.number(found.length - items.length) })}</li>
          ) : null}
        </ul>
      </div>
      <ErrorText id={`${id}-box`} error={error} />
    </div>
  );
}
