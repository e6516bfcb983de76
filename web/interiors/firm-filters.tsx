import { SlidersHorizontal } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { budgetTiers, interiorCategories } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { isFiltered, placeNames, type FirmFilters } from './firm-address.ts';
import { firmsPath } from './paths.ts';

interface FiltersProps {
  filters: FirmFilters;
  areas: ShownAreas;
  errors: Readonly<Record<string, string>>;
}

const { ratingMax, ratingStep } = limits.reviews;
const lowestShown = 3;
/** Half stars worth asking for, the highest first. */
const ratings = Array.from({ length: (ratingMax - lowestShown) / ratingStep + 1 }, (_, at) => ratingMax - at * ratingStep).slice(1);

/** Each list of places follows the choice before it; without scripts, once the form is sent. */
function Places({ areas }: Pick<FiltersProps, 'areas'>) {
  const { t } = useWords();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-ui font-semibold">{t('interiors.filterPlace')}</legend>
      {placeNames.map((level) =>
        areas[level].length === 0 ? null : (
          <Select
            key={`${level} ${areas.chosen[level]}`}
            name={level}
            aria-label={t(`interiors.${level}`)}
            defaultValue={areas.chosen[level]}
            className="mt-2 first-of-type:mt-0"
          >
            <option value="">{t(`interiors.any_${level}`)}</option>
            {areas[level].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ),
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  name: 'category' | 'budget' | 'ratingMin';
  label: string;
  filters: FirmFilters;
  error: string | undefined;
  children: ReactNode;
}

function OneOf({ name, label, filters, error, children }: ChoiceProps) {
  const { t } = useWords();
  return (
    <Field id={`firm-${name}`} label={label} error={error}>
      <Select {...described(`firm-${name}`, error)} name={name} defaultValue={filters[name]}>
        <option value="">{t('interiors.filterAny')}</option>
        {children}
      </Select>
    </Field>
  );
}

function Fields({ filters, areas, errors }: FiltersProps) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-4">
      <Field id="firm-q" label={t('interiors.filterWords')} error={errors['q']}>
        <TextInput {...described('firm-q', errors['q'])} name="q" type="search" placeholder={t('interiors.filterWordsHint')} defaultValue={filters['q']} />
      </Field>
      <OneOf name="category" label={t('interiors.filterCategory')} filters={filters} error={errors['category']}>
        {interiorCategories.map((category) => (
          <option key={category} value={category}>
            {t(`enums.interiorCategory_${category}`)}
          </option>
        ))}
      </OneOf>
      <OneOf name="budget" label={t('interiors.filterBudget')} filters={filters} error={errors['budget']}>
        {budgetTiers.map((tier) => (
          <option key={tier} value={tier}>
            {t(`enums.budgetTier_${tier}`)}
          </option>
        ))}
      </OneOf>
      <OneOf name="ratingMin" label={t('interiors.filterRating')} filters={filters} error={errors['ratingMin']}>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {t('interiors.filterRatingValue', { rating })}
          </option>
        ))}
      </OneOf>
      <Places areas={areas} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="flex-1">
          {t('interiors.filterShow')}
        </Button>
        {isFiltered(filters) ? (
          <ButtonLink kind="outline" to={firmsPath} preventScrollReset>
            {t('interiors.filterReset')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

/** Words, work, budget, rating and place: a plain form of the address. */
export function FirmFilterForm({ filters, areas, errors }: FiltersProps) {
  const { t } = useWords();
  const submit = useSubmit();
  /** A choice cuts the list at once; places that lay elsewhere go. */
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLSelectElement)) return;
    const query = new FormData(currentTarget);
    const level = placeNames.findIndex((name) => name === target.name);
    if (level >= 0) for (const below of placeNames.slice(level + 1)) query.delete(below);
    const said = new URLSearchParams([...query].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])));
    void submit(said, { action: firmsPath, preventScrollReset: true });
  };
  return (
    // A new list puts its filters into the fields.
    <search className="block">
      <Form
        key={JSON.stringify(filters)}
        action={firmsPath}
        preventScrollReset
        onChange={onChange}
        aria-label={t('interiors.filters')}
        className="rounded-card border border-line bg-card px-4 lg:p-5"
      >
        <input type="checkbox" id="firm-filters" defaultChecked={isFiltered(filters)} className="peer sr-only lg:hidden" />
        <label
          htmlFor="firm-filters"
          className="control flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-focus lg:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5 text-primary" />
          {t('interiors.filters')}
        </label>
        <div className="max-lg:hidden max-lg:pt-1 max-lg:pb-4 max-lg:peer-checked:block">
          <Fields filters={filters} areas={areas} errors={errors} />
        </div>
      </Form>
    </search>
  );
}
