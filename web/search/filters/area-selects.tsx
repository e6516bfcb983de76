import { MapPin } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, ErrorText } from '#web/ui/field.tsx';
import { areaNames } from './filters.ts';
import type { Fields } from './field-parts.tsx';
import type { AreaLevel } from '#web/areas/area-tree.ts';
import { choiceIn } from '#web/search/results/shown-areas.ts';

const anyOf = { division: 'anyDivision', district: 'anyDistrict', subDistrict: 'anySubDistrict' } as const;

/** Division, district and sub-district. Before scripts each list follows the choice that the address already holds. */
export function AreaSelects({ id, form, areas, errors }: Fields) {
  const { t } = useWords();
  const typed = choiceIn(form.draft);
  // A sub-district alone has its parents filled in by the server.
  const chosen = areaNames.some((name) => typed[name] !== choiceIn(form.params)[name]) ? typed : areas.chosen;
  const groupsOf = (level: AreaLevel) => {
    if (form.areaOptions) return form.areaOptions.groups(level, chosen);
    const sameParents = chosen.division === areas.chosen.division && (level !== 'subDistrict' || chosen.district === areas.chosen.district);
    return level === 'division' || sameParents ? [{ name: undefined, places: areas[level] }] : [];
  };
  const choose = (level: AreaLevel) => (event: ChangeEvent<HTMLSelectElement>) => {
    event.stopPropagation();
    if (event.target.form) form.onChooseArea(event.target.form, level, event.target.value);
  };
  const kept = form.draft.getAll('locality').map((id) => <input key={id} type="hidden" name="locality" value={id} />);
  const selects = areaNames.map((level) => {
    const groups = groupsOf(level);
    const options = groups.map(({ name, places }) => {
      const list = places.map((place) => (
        <option key={place.id} value={place.id}>
          {place.name}
        </option>
      ));
      return groups.length > 1 && name ? (
        <optgroup key={name} label={name}>
          {list}
        </optgroup>
      ) : (
        list
      );
    });
    return (
      <div key={level} className="mt-2 first:mt-0">
        <Select
          {...described(`${id}-${level}`, errors[level])}
          name={level}
          aria-label={t(`search.${level}`)}
          icon={<MapPin aria-hidden="true" />}
          value={chosen[level]}
          onChange={choose(level)}
        >
          <option value="">{t(`search.${anyOf[level]}`)}</option>
          {options}
        </Select>
        <ErrorText id={`${id}-${level}`} error={errors[level]} />
      </div>
    );
  });
  // A neighbourhood stands as long as its sub-district does.
  return [...kept, ...selects];
}
