// Division, district and sub-district, each from a list: for those who browse, or cannot spell a name. They fill the same places as
// the box above them.
import { useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { areaLevels, chooseArea, findArea, noArea, optionsUnder, type AreaChoice, type AreaLevel, type AreaTree } from '#web/areas/area-tree.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { withoutPlace, withPlace, type ChosenPlace } from './chosen-places.ts';

const anyOf = { division: 'anyDivision', district: 'anyDistrict', subDistrict: 'anySubDistrict' } as const;
const parentOf = { district: 'division', subDistrict: 'district' } as const;

/** What the lists show of a place: a neighbourhood is shown by its sub-district. */
function choiceOf(tree: AreaTree, place: ChosenPlace | undefined): AreaChoice {
  const level = areaLevels.findLast((one) => place?.chain[one]);
  return level ? chooseArea(tree, noArea, level, findArea(tree, level, place?.chain[level] ?? '')) : noArea;
}

/** The narrowest place of a choice; undefined for the whole country. */
function placeOf(tree: AreaTree, choice: AreaChoice, lng: Language): ChosenPlace | undefined {
  const level = areaLevels.findLast((one) => choice[one] !== '');
  const found = level && findArea(tree, level, choice[level]);
  if (!found) return undefined;
  const around = [found.parent, found.parent?.parent].find((one) => one && one[lng] !== found[lng])?.[lng];
  const chain = Object.fromEntries(areaLevels.flatMap((one) => (choice[one] ? [[one, choice[one]]] : [])));
  return { level, id: found.id, name: found[lng], ...(around ? { around } : {}), chain };
}

const isSame = (one: ChosenPlace | undefined, other: ChosenPlace): boolean => one?.level === other.level && one.id === other.id;

export interface ListedPlacesProps {
  id: string;
  places: readonly ChosenPlace[];
  /** No further place can be chosen. */
  isFull: boolean;
  onPlaces: (places: readonly ChosenPlace[]) => void;
}

export function ListedPlaces({ id, places, isFull, onPlaces }: ListedPlacesProps) {
  const { t, lng } = useWords();
  const areas = useAreas();
  const [listed, setListed] = useState<ChosenPlace>();
  if (areas.state === 'failed') {
    return (
      <p role="alert" className="m-0 text-ui text-danger">
        {t('search.placeListsFailed')}{' '}
        <Button kind="outline" className="mt-2 w-full" onClick={areas.retry}>
          {t('shell.retry')}
        </Button>
      </p>
    );
  }
  const tree = areas.state === 'ready' ? areas.tree : undefined;
  // A single place is shown, no matter who chose it; among several only the one that was chosen here.
  const shown = places.length === 1 ? places[0] : places.find((one) => isSame(listed, one));
  const choice = tree ? choiceOf(tree, shown) : noArea;
  const choose = (level: AreaLevel, picked: string): void => {
    if (!tree) return;
    const next = placeOf(tree, chooseArea(tree, choice, level, findArea(tree, level, picked)), lng);
    const others = shown ? withoutPlace(places, shown) : places;
    setListed(next);
    onPlaces(next ? withPlace(others, next) : others);
  };
  const isClosed = (level: AreaLevel): boolean => !tree || (isFull && !shown) || (level !== 'division' && choice[parentOf[level]] === '');
  return (
    <div aria-busy={!tree} className="grid gap-2">
      {areaLevels.map((level) => (
        <Select
          key={level}
          id={`${id}-listed-${level}`}
          aria-label={t(`search.${level}`)}
          value={choice[level]}
          disabled={isClosed(level)}
          // The form hears of places, not of these lists.
          onChange={(event) => {
            event.stopPropagation();
            choose(level, event.target.value);
          }}
          className="has-disabled:opacity-60"
        >
          <option value="">{t(`search.${anyOf[level]}`)}</option>
          {(tree && !isClosed(level) ? optionsUnder(tree, level, choice) : []).map((one) => (
            <option key={one.id} value={one.id}>
              {one[lng]}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
