import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { facilities, sellPriceUnits } from '#contracts/enums.ts';
import { postFields } from '#contracts/posts/post-fields.ts';
import { type ChoiceField, choiceKey } from '#web/listings/field-words.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { AtLeast, FieldGroup, OneOf, type Fields } from './field-parts.tsx';
import { isMeant } from './filter-address.ts';
import { filterNames, isActive, type FilterName } from './filters.ts';

const bathroomsOffered = 4;
type Control = (fields: Fields, words: PageWords) => ReactNode;

/** One of a few values of a field of posts. */
const oneOf =
  (name: FilterName, field: ChoiceField, legend: (words: PageWords) => string, values: readonly string[] = postFields[field].values): Control =>
  (fields, words) => <OneOf name={name} legend={legend(words)} options={values.map((value) => [value, words.t(choiceKey(field, value))])} fields={fields} />;

function Facilities({ fields: { id, form, errors } }: { fields: Fields }) {
  const { t } = useWords();
  const wanted = form.params.getAll('facilities');
  return (
    <FieldGroup legend={t('search.facilities')} id={`${id}-facilities`} error={errors['facilities']}>
      {facilities.map((value) => (
        <Checkbox key={value} name="facilities" value={value} label={t(`enums.facility_${value}`)} defaultChecked={wanted.includes(value)} />
      ))}
    </FieldGroup>
  );
}

/** The controls in here, in their order; null for the filters that are always in view. */
const controls: Record<FilterName, Control | null> = {
  bathMin: (fields, { t }) => <AtLeast name="bathMin" legend={t('search.bathrooms')} max={bathroomsOffered} fields={fields} />,
  condition: oneOf('condition', 'condition', ({ t }) => t('search.condition')),
  furnishing: oneOf('furnishing', 'furnishing', ({ t }) => t('search.furnishing')),
  facing: oneOf('facing', 'facing', ({ t }) => t('search.facing')),
  lift: (fields, { t }) => (
    <OneOf
      name="lift"
      legend={t('search.lift')}
      options={[
        ['true', t('enums.lift_yes')],
        ['false', t('enums.lift_no')],
      ]}
      fields={fields}
    />
  ),
  landCategory: oneOf('landCategory', 'landCategory', ({ t }) => t('search.landCategory')),
  priceUnits: oneOf('priceUnits', 'priceUnits', ({ t }) => t('search.priceUnits'), sellPriceUnits),
  postedBy: oneOf('postedBy', 'postedBy', ({ t }) => t('search.postedBy')),
  facilities: (fields) => <Facilities fields={fields} />,
  q: null,
  division: null,
  district: null,
  subDistrict: null,
  locality: null,
  propertyType: null,
  withoutArea: null,
  withoutType: null,
  price: null,
  size: null,
  land: null,
  bedMin: null,
  construction: null,
  tenants: null,
  availableBy: null,
  bounds: null,
  near: null,
  within: null,
  metroKm: null,
  category: null,
  budget: null,
  ratingMin: null,
  stage: null,
};
const inHere = filterNames.filter((filter) => controls[filter]);

/** What fewer people ask for, folded away until one of them is set. */
export function MoreFilters(fields: Fields) {
  const words = useWords();
  const { t } = words;
  const { form, purpose, errors } = fields;
  const open = inHere.some((filter) => isActive(form.params, filter) || errors[filter]);
  return (
    <details open={open} className="group">
      <summary className="control flex cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <span className="block text-ui font-semibold">{t('search.moreFilters')}</span>
          <span className="block text-small text-muted">{t('search.moreFiltersHint')}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-5 grid gap-5">
        {Object.entries(controls).map(([filter, control]) =>
          control && isMeant(filter as FilterName, form.draft, purpose) ? <Fragment key={filter}>{control(fields, words)}</Fragment> : null,
        )}
      </div>
    </details>
  );
}
