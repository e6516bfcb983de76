import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { areaNames } from '#web/search/filters/filters.ts';
import { placeLevels } from './chosen-places.ts';
import type { Fields } from '#web/search/filters/field-parts.tsx';

const anyOf = { division: 'anyDivision', district: 'anyDistrict', subDistrict: 'anySubDistrict' } as const;
const formOf = (id: string): string => `${id}-place-lists`;

/** Without scripts the box of places is a list for each level, which belong to a form of their own: a choice there takes the place of all others. */
export function PlaceLists({ id, areas }: Pick<Fields, 'id' | 'areas'>) {
  const { t } = useWords();
  return (
    <noscript>
      {areaNames.map((level) => (
        <Select key={level} form={formOf(id)} name={level} aria-label={t(`search.${level}`)} defaultValue={areas.chosen[level]} className="mt-2 first:mt-0">
          <option value="">{t(`search.${anyOf[level]}`)}</option>
          {areas[level].map(({ id: one, name }) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      ))}
      <Button kind="outline" type="submit" form={formOf(id)} className="mt-2 w-full">
        {t('search.placeApply')}
      </Button>
    </noscript>
  );
}

/** The form of these lists: everything else of the search stays. */
export function PlaceListsForm({ id, form, path }: Pick<Fields, 'id' | 'form' | 'path'>) {
  const kept = [...form.address].filter(([name]) => !placeLevels.some((level) => level === name) && name !== 'page');
  return (
    <noscript>
      <form id={formOf(id)} action={path}>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
    </noscript>
  );
}
