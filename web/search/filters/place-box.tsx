import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import type { SuggestedItem } from '#contracts/search.ts';
import { useWords } from '#web/platform/language.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';
import { choiceIn, nameOfPlace } from '#web/search/results/shown-areas.ts';
import type { Fields } from './field-parts.tsx';
import { areaNames } from './filters.ts';

/** One box for every place, by any of its names; the chosen one is taken off again by a press. */
export function PlaceBox({ id, form, areas, errors }: Fields) {
  const { t, lng } = useWords();
  const [picked, setPicked] = useState<SuggestedItem>();
  const chosen = choiceIn(form.draft);
  const closest = areaNames.findLast((level) => chosen[level]);
  const nameOf = (): string => {
    if (!closest) return '';
    if (picked?.[closest] === chosen[closest] && (picked.level !== 'locality' || !picked.parent)) return picked[lng];
    if (picked?.level === 'locality' && picked.subDistrict === chosen.subDistrict) return picked.parent?.[lng] ?? picked[lng];
    return areas.chosen[closest] === chosen[closest] ? (nameOfPlace(areas, closest) ?? chosen[closest]) : chosen[closest];
  };
  const name = nameOf();
  return (
    <>
      {/* Enter chooses in here; it never sends the form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        // What is half typed is no filter.
        onChange={(event) => event.stopPropagation()}
      >
        <SuggestBox
          placesOnly
          label={t('search.location')}
          placeholder={t('search.placeHint')}
          icon={<MapPin aria-hidden="true" />}
          onPick={(item) => {
            const owner = document.getElementById(`${id}-place`)?.closest('form');
            setPicked(item);
            if (owner) form.onChooseArea(owner, item.level === 'division' || item.level === 'district' ? item.level : 'subDistrict', item.id);
            return '';
          }}
        />
      </div>
      <div id={`${id}-place`}>
        {areaNames.map((level) => (chosen[level] ? <input key={level} type="hidden" name={level} value={chosen[level]} /> : null))}
        {closest ? (
          <button
            type="button"
            aria-label={t('search.removeChip', { filter: name })}
            onClick={(event) => {
              const owner = event.currentTarget.form;
              if (owner) form.onChooseArea(owner, 'division', '');
            }}
            className="mt-1 flex min-h-12 items-center"
          >
            <span className="control flex h-10 items-center gap-1.5 rounded-full border-field border-primary bg-primary-tint pr-2.5 pl-3.5 text-ui font-semibold text-primary-ink">
              {name}
              <X aria-hidden="true" className="size-4.5" />
            </span>
          </button>
        ) : null}
      </div>
      {areaNames.map((level) => (
        <ErrorText key={level} id={`${id}-${level}`} error={errors[level]} />
      ))}
    </>
  );
}
