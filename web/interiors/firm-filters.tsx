import type { ReactNode } from 'react';
import { budgetTiers, interiorCategories } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { ListFilters } from '#web/listings/list-address.ts';
import { PlaceFilterForm, PlaceSelects } from '#web/listings/place-filter-form.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { Select } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { firmList } from './firm-address.ts';

interface FiltersProps {
  filters: ListFilters;
  areas: ShownAreas;
  errors: Readonly<Record<string, string>>;
}

const { ratingMax, ratingStep } = limits.reviews;
const lowestShown = 3;
/** Half stars worth asking for, the highest first. */
const ratings = Array.from({ length: (ratingMax - lowestShown) / ratingStep + 1 }, (_, at) => ratingMax - at * ratingStep).slice(1);

interface ChoiceProps {
  id: string;
  name: 'category' | 'budget' | 'ratingMin';
  label: string;
  filters: ListFilters;
  error: string | undefined;
  children: ReactNode;
}

function OneOf({ id, name, label, filters, error, children }: ChoiceProps) {
  const { t } = useWords();
  return (
    <Field id={`${id}-${name}`} label={label} error={error}>
      <Select {...described(`${id}-${name}`, error)} name={name} defaultValue={filters[name]}>
        <option value="">{t('interiors.filterAny')}</option>
        {children}
      </Select>
    </Field>
  );
}

/** Words, work, budget, rating and place. */
export function FirmFilterForm({ filters, areas, errors }: FiltersProps) {
  const { t } = useWords();
  const labels = { title: t('interiors.filters'), show: t('interiors.filterShow'), reset: t('interiors.filterReset') };
  return (
    <PlaceFilterForm id="firm-filters" list={firmList} filters={filters} labels={labels}>
      {(id) => (
        <div className="flex flex-col gap-4">
          <Field id={`${id}-q`} label={t('interiors.filterWords')} error={errors['q']}>
            <TextInput {...described(`${id}-q`, errors['q'])} name="q" type="search" placeholder={t('interiors.filterWordsHint')} defaultValue={filters['q']} />
          </Field>
          <OneOf id={id} name="category" label={t('interiors.filterCategory')} filters={filters} error={errors['category']}>
            {interiorCategories.map((category) => (
              <option key={category} value={category}>
                {t(`enums.interiorCategory_${category}`)}
              </option>
            ))}
          </OneOf>
          <OneOf id={id} name="budget" label={t('interiors.filterBudget')} filters={filters} error={errors['budget']}>
            {budgetTiers.map((tier) => (
              <option key={tier} value={tier}>
                {t(`enums.budgetTier_${tier}`)}
              </option>
            ))}
          </OneOf>
          <OneOf id={id} name="ratingMin" label={t('interiors.filterRating')} filters={filters} error={errors['ratingMin']}>
            {ratings.map((rating) => (
              <option key={rating} value={rating}>
                {t('interiors.filterRatingValue', { rating })}
              </option>
            ))}
          </OneOf>
          <PlaceSelects legend={t('interiors.filterPlace')} labelOf={(level) => [t(`interiors.${level}`), t(`interiors.any_${level}`)]} areas={areas} />
        </div>
      )}
    </PlaceFilterForm>
  );
}
