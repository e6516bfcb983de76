import { MapPin, X } from 'lucide-react';
import { limits } from '#contracts/limits.ts';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import type { Language } from '#i18n/language.ts';
import { useEasy } from '#web/platform/easy-mode.ts';
import { useWords } from '#web/platform/language.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { placeParameter } from '#web/search/box/suggested-address.ts';
import { placeLevels, withoutPlace, withPlace, type ChosenPlace } from './chosen-places.ts';
import type { Fields } from '#web/search/filters/field-parts.tsx';
import { PlacesFromLists } from './places-from-lists.tsx';

/** A suggestion as a place of the form. */
function placeOf(item: SuggestedItem, lng: Language): ChosenPlace {
  const [level, id] = placeParameter(item);
  const chain = Object.fromEntries(placeLevels.slice(0, placeLevels.indexOf(level)).flatMap((one) => (item[one] ? [[one, item[one]] as const] : [])));
  return { level, id, name: item[lng], ...(item.parent ? { around: item.parent[lng] } : {}), chain: { ...chain, [level]: id } };
}

/** The divisions as the empty box offers them. */
const offered = (areas: ShownAreas, places: readonly ChosenPlace[]): SuggestedItem[] =>
  areas.division
    .filter(({ id }) => !places.some((place) => place.level === 'division' && place.id === id))
    .map(({ id, name }) => ({ kind: 'place', level: 'division', id, en: name, bn: name, text: name, division: id }));

/** One box for every place, by any of its names, and lists to choose from; each that was chosen is taken off again by a press. */
export function PlacesBox({ id, form, areas, errors }: Fields) {
  const { t, lng } = useWords();
  const { places } = form;
  const easy = useEasy();
  const ownForm = (): HTMLFormElement | null | undefined => document.getElementById(`${id}-places`)?.closest('form');
  const set = (next: readonly ChosenPlace[]): void => {
    const owner = ownForm();
    if (owner) form.onPlaces(owner, next);
  };
  const isFull = places.length >= limits.search.placesMax;
  return (
    <>
      {/* Enter chooses in here; it never sends the form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="noscript:hidden"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        // What is half typed is no filter.
        onChange={(event) => event.stopPropagation()}
      >
        <SuggestBox
          placesOnly
          whenEmpty={offered(areas, places)}
          label={t('search.location')}
          placeholder={t(places.length > 0 ? 'search.placeMore' : easy ? 'posts.placeHint' : 'search.placeHint')}
          icon={<MapPin aria-hidden="true" />}
          disabled={isFull}
          onPick={(item) => {
            set(withPlace(places, placeOf(item, lng)));
            return '';
          }}
        />
      </div>
      <div id={`${id}-places`} className={places.length > 0 ? 'mt-1 flex flex-wrap gap-x-2' : undefined}>
        {placeLevels.flatMap((level) => form.draft.getAll(level).map((one) => <input key={`${level} ${one}`} type="hidden" name={level} value={one} />))}
        {places.map((place) => (
          <button
            key={`${place.level} ${place.id}`}
            type="button"
            aria-label={t('search.removeChip', { filter: place.name })}
            onClick={() => set(withoutPlace(places, place))}
            className="flex min-h-12 max-w-full items-center noscript:hidden"
          >
            <span className="control flex h-10 min-w-0 items-center gap-1.5 rounded-full border-field border-primary bg-primary-tint pr-2.5 pl-3.5 text-ui font-semibold text-primary-ink">
              <span className="truncate">{place.name}</span>
              <X aria-hidden="true" className="size-4.5 shrink-0" />
            </span>
          </button>
        ))}
      </div>
      <PlacesFromLists id={id} places={places} isFull={isFull} onPlaces={set} />
      {placeLevels.map((level) => (
        <ErrorText key={level} id={`${id}-${level}`} error={errors[level]} />
      ))}
    </>
  );
}
