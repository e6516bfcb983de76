import { SlidersHorizontal } from 'lucide-react';
import type { FormEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { groupStages } from '#contracts/building-enums.ts';
import { useWords } from '#web/platform/language.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, ErrorText, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { isFiltered, placeNames, type GroupFilters } from './group-address.ts';
import { groupsPath } from './paths.ts';

interface GroupFiltersProps {
  filters: GroupFilters;
  areas: ShownAreas;
  errors: Readonly<Record<string, string>>;
}

/** Each list of places follows the choice before it; without scripts, once the form is sent. */
function Places({ areas }: Pick<GroupFiltersProps, 'areas'>) {
  const { t } = useWords();
  const anyOf = { division: 'groups.anyDivision', district: 'groups.anyDistrict', subDistrict: 'groups.anySubDistrict' } as const;
  return placeNames.map((level) =>
    areas[level].length === 0 ? null : (
      <Select
        key={`${level} ${areas.chosen[level]}`}
        name={level}
        aria-label={t(`groups.${level}`)}
        defaultValue={areas.chosen[level]}
        className="mt-2 first:mt-0"
      >
        <option value="">{t(anyOf[level])}</option>
        {areas[level].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    ),
  );
}

function Sizes({ filters, errors }: Pick<GroupFiltersProps, 'filters' | 'errors'>) {
  const { t } = useWords();
  const error = errors['sizeMin'] ?? errors['sizeMax'];
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-ui font-semibold">{t('groups.size')}</legend>
      <div className="flex items-center gap-2">
        {(['sizeMin', 'sizeMax'] as const).map((name) => (
          <TextInput
            key={name}
            {...described(`group-${name}`)}
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
      <ErrorText id="group-size" error={error} />
    </fieldset>
  );
}

/** Words, place, flat size and stage: a plain form of the address. */
export function GroupFilterForm({ filters, areas, errors }: GroupFiltersProps) {
  const { t } = useWords();
  const submit = useSubmit();
  /** A place narrows the lists below it at once; what lay elsewhere goes. */
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLSelectElement)) return;
    const query = new FormData(currentTarget);
    const level = placeNames.findIndex((name) => name === target.name);
    if (level >= 0) for (const below of placeNames.slice(level + 1)) query.delete(below);
    const said = new URLSearchParams([...query].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])));
    void submit(said, { action: groupsPath, preventScrollReset: true });
  };
  return (
    // A new list puts its filters into the fields.
    <search className="mb-5 block">
      <Form
        key={JSON.stringify(filters)}
        action={groupsPath}
        preventScrollReset
        onChange={onChange}
        aria-label={t('groups.filters')}
        className="rounded-card border border-line bg-card px-4 lg:p-5"
      >
        <input type="checkbox" id="group-filters" defaultChecked={isFiltered(filters)} className="peer sr-only lg:hidden" />
        <label
          htmlFor="group-filters"
          className="control flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-focus lg:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5 text-primary" />
          {t('groups.filters')}
        </label>
        <div className="max-lg:hidden max-lg:pt-1 max-lg:pb-4 max-lg:peer-checked:block">
          <Fields filters={filters} areas={areas} errors={errors} />
        </div>
      </Form>
    </search>
  );
}

function Fields({ filters, areas, errors }: GroupFiltersProps) {
  const { t } = useWords();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field id="group-q" label={t('groups.q')} error={errors['q']}>
          <TextInput {...described('group-q', errors['q'])} name="q" type="search" placeholder={t('groups.qHint')} defaultValue={filters['q']} />
        </Field>
        <div>
          <span className="mb-1.5 block text-ui font-semibold">{t('groups.place')}</span>
          <Places areas={areas} />
        </div>
        <Sizes filters={filters} errors={errors} />
        <Field id="group-stage" label={t('groups.stage')}>
          <Select {...described('group-stage')} name="stage" defaultValue={filters['stage']}>
            <option value="">{t('groups.anyStage')}</option>
            {groupStages.map((stage) => (
              <option key={stage} value={stage}>
                {t(`enums.groupStage_${stage}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="mt-4 flex gap-3">
        <Button type="submit" className="flex-1">
          {t('groups.show')}
        </Button>
        {isFiltered(filters) ? (
          <ButtonLink kind="outline" to={groupsPath} preventScrollReset>
            {t('groups.reset')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
