import { ChevronDown } from 'lucide-react';
import { conditions, facilities, facings, furnishings, landCategories, postedByKinds, sellPriceUnits } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { AtLeast, FieldGroup, OneOf, type Fields } from './field-parts.tsx';
import { isMeant } from './filter-address.ts';
import { isActive, type FilterName } from './filters.ts';

const bathroomsOffered = 4;
const inHere = [
  'bathMin',
  'condition',
  'furnishing',
  'facing',
  'lift',
  'landCategory',
  'priceUnits',
  'postedBy',
  'facilities',
] as const satisfies readonly FilterName[];

/** What fewer people ask for, folded away until one of them is set. */
export function MoreFilters(fields: Fields) {
  const { t } = useWords();
  const { id, form, purpose, errors } = fields;
  const meant = (filter: FilterName): boolean => isMeant(filter, form.draft, purpose);
  const wanted = form.params.getAll('facilities');
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
        {meant('bathMin') ? <AtLeast name="bathMin" legend={t('search.bathrooms')} max={bathroomsOffered} fields={fields} /> : null}
        {meant('condition') ? (
          <OneOf name="condition" legend={t('search.condition')} options={conditions.map((value) => [value, t(`enums.condition_${value}`)])} fields={fields} />
        ) : null}
        {meant('furnishing') ? (
          <OneOf
            name="furnishing"
            legend={t('search.furnishing')}
            options={furnishings.map((value) => [value, t(`enums.furnishing_${value}`)])}
            fields={fields}
          />
        ) : null}
        {meant('facing') ? (
          <OneOf name="facing" legend={t('search.facing')} options={facings.map((value) => [value, t(`enums.facing_${value}`)])} fields={fields} />
        ) : null}
        {meant('lift') ? (
          <OneOf
            name="lift"
            legend={t('search.lift')}
            options={[
              ['true', t('enums.lift_yes')],
              ['false', t('enums.lift_no')],
            ]}
            fields={fields}
          />
        ) : null}
        {meant('landCategory') ? (
          <OneOf
            name="landCategory"
            legend={t('search.landCategory')}
            options={landCategories.map((value) => [value, t(`enums.landCategory_${value}`)])}
            fields={fields}
          />
        ) : null}
        {meant('priceUnits') ? (
          <OneOf
            name="priceUnits"
            legend={t('search.priceUnits')}
            options={sellPriceUnits.map((value) => [value, t(`enums.priceUnit_${value}`)])}
            fields={fields}
          />
        ) : null}
        <OneOf name="postedBy" legend={t('search.postedBy')} options={postedByKinds.map((value) => [value, t(`enums.postedBy_${value}`)])} fields={fields} />
        {meant('facilities') ? (
          <FieldGroup legend={t('search.facilities')} id={`${id}-facilities`} error={errors['facilities']}>
            {facilities.map((value) => (
              <Checkbox key={value} name="facilities" value={value} label={t(`enums.facility_${value}`)} defaultChecked={wanted.includes(value)} />
            ))}
          </FieldGroup>
        ) : null}
      </div>
    </details>
  );
}
