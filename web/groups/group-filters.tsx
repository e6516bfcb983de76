import { groupStages } from '#contracts/offers/building-enums.ts';
import type { ListFilters } from '#web/listings/list-address.ts';
import { PlaceFilterForm, PlaceSelects } from '#web/listings/place-filter-form.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { Select } from '#web/ui/controls.tsx';
import { described, ErrorText, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { groupList } from './group-address.ts';

interface GroupFiltersProps {
  filters: ListFilters;
  areas: ShownAreas;
  errors: Readonly<Record<string, string>>;
}

const anyOf = { division: 'groups.anyDivision', district: 'groups.anyDistrict', subDistrict: 'groups.anySubDistrict' } as const;

function Sizes({ id, filters, errors }: Pick<GroupFiltersProps, 'filters' | 'errors'> & { id: string }) {
  const { t } = useWords();
  const error = errors['sizeMin'] ?? errors['sizeMax'];
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-ui font-semibold">{t('groups.size')}</legend>
      <div className="flex items-center gap-2">
        {(['sizeMin', 'sizeMax'] as const).map((name) => (
          <TextInput
            key={name}
            {...described(`${id}-${name}`)}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${t('groups.size')}: ${t(`groups.${name}`)}`}
            aria-invalid={errors[name] ? true : undefined}
            placeholder={t(`groups.${name}`)}
            defaultValue={filters[name]}
            className="min-w-0 flex-1"
          />
        ))}
      </div>
      <ErrorText id={`${id}-size`} error={error} />
    </fieldset>
  );
}

/** Words, place, flat size and stage. */
export function GroupFilterForm({ filters, areas, errors }: GroupFiltersProps) {
  const { t } = useWords();
  const labels = { title: t('groups.filters'), show: t('groups.show'), reset: t('groups.reset') };
  return (
    <PlaceFilterForm id="group-filters" list={groupList} filters={filters} labels={labels} className="mt-6" row>
      {(id) => (
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field id={`${id}-q`} label={t('groups.q')} error={errors['q']}>
            <TextInput {...described(`${id}-q`, errors['q'])} name="q" type="search" placeholder={t('groups.qHint')} defaultValue={filters['q']} />
          </Field>
          <PlaceSelects legend={t('groups.place')} labelOf={(level) => [t(`groups.${level}`), t(anyOf[level])]} areas={areas} />
          <Sizes id={id} filters={filters} errors={errors} />
          <Field id={`${id}-stage`} label={t('groups.stage')}>
            <Select {...described(`${id}-stage`)} name="stage" defaultValue={filters['stage']}>
              <option value="">{t('groups.anyStage')}</option>
              {groupStages.map((stage) => (
                <option key={stage} value={stage}>
                  {t(`enums.groupStage_${stage}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </PlaceFilterForm>
  );
}
