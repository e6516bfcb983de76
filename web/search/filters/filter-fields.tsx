import type { ReactNode } from 'react';
import { groupStages } from '#contracts/offers/building-enums.ts';
import { budgetTiers, constructionStatuses, interiorCategories, landUnits, propertyTypes, type PropertyType } from '#contracts/enums.ts';
import { areaOf, landOf } from '#i18n/typed-numbers.ts';
import { useWords } from '#web/platform/language.tsx';
import { Checkbox, Select } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { AtLeast, FieldGroup, facetText, OneOf, type Fields } from './field-parts.tsx';
import { isMeant } from './filter-address.ts';
import type { FilterName } from './filters.ts';
import { MoreFilters } from './more-filters.tsx';
import { PlaceLists } from './places/place-lists.tsx';
import { PlacesBox } from './places/places-box.tsx';
import { PriceFields } from './price-fields.tsx';
import { RangeFields } from './range-fields.tsx';
import { TenantFilters } from './tenant-filters.tsx';
import { inDigits, numberIn, shownNumber } from './typed-ranges.ts';

const commonTypes = 4;

function Types({ id, form, errors, facets }: Fields) {
  const words = useWords();
  const { t } = words;
  const chosen = form.params.getAll('propertyType');
  const countOf = (type: PropertyType): string | undefined => {
    const found = facets?.types.find(({ value }) => value === type);
    return found && facetText(found, words);
  };
  const box = (type: PropertyType) => (
    <Checkbox
      key={type}
      name="propertyType"
      value={type}
      label={t(`enums.propertyType_${type}`)}
      count={countOf(type)}
      defaultChecked={chosen.includes(type)}
    />
  );
  const rest = propertyTypes.slice(commonTypes);
  return (
    <FieldGroup legend={t('search.type')} id={`${id}-propertyType`} error={errors['propertyType']}>
      {propertyTypes.slice(0, commonTypes).map(box)}
      <details open={rest.some((type) => chosen.includes(type))} className="group">
        <summary className="control flex min-h-11 cursor-pointer list-none items-center text-ui font-semibold text-link group-open:hidden [&::-webkit-details-marker]:hidden">
          {t('search.moreTypes', { count: rest.length })}
        </summary>
        {rest.map(box)}
      </details>
    </FieldGroup>
  );
}

/** The unit that is typed along is the chosen one from then on. */
function takeUnit(box: HTMLInputElement): void {
  const { unit } = landOf(box.value) ?? {};
  const select = box.form?.elements.namedItem('landUnit');
  if (unit && select instanceof HTMLSelectElement) select.value = unit;
}

function LandFields({ id, form, errors }: Fields) {
  const { t, fmt } = useWords();
  const plain = inDigits(form.draft);
  const unit = landUnits.find((one) => one === plain.get('landUnit')) ?? 'katha';
  const range = fmt.range(numberIn(plain, 'landMin'), numberIn(plain, 'landMax'));
  return (
    <RangeFields
      id={id}
      legend={t('search.land')}
      said={range && `${range} ${t(`enums.landUnit_${unit}`)}`}
      shown={(text) => shownNumber(text, landOf(text)?.size, fmt)}
      onLeft={takeUnit}
      names={['landMin', 'landMax']}
      labels={[t('search.landMin'), t('search.landMax')]}
      values={form.params}
      errors={errors}
      inputMode="decimal"
    >
      <Select name="landUnit" aria-label={t('search.landUnit')} defaultValue={form.params.get('landUnit') ?? 'katha'} className="mt-2">
        {landUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`enums.landUnit_${unit}`)}
          </option>
        ))}
      </Select>
      <ErrorText id={`${id}-landUnit`} error={errors['landUnit']} />
    </RangeFields>
  );
}

const bedroomsOffered = 5;
const ratingMost = 5;

/** What firms of interior and exterior design are asked for. */
function FirmFields(fields: Fields) {
  const { t } = useWords();
  return (
    <>
      <OneOf
        name="category"
        legend={t('search.category')}
        options={interiorCategories.map((value) => [value, t(`enums.interiorCategory_${value}`)])}
        fields={fields}
      />
      <OneOf name="budget" legend={t('search.budget')} options={budgetTiers.map((value) => [value, t(`enums.budgetTier_${value}`)])} fields={fields} />
      <AtLeast name="ratingMin" legend={t('search.rating')} max={ratingMost} fields={fields} />
    </>
  );
}

/** What easy mode leaves out; a value chosen before stays in the form. */
const Beyond = ({ children }: { children: ReactNode }) => <div className="[html[data-easy]_&]:hidden">{children}</div>;

/** All filters of one form, without those that mean nothing for the chosen types. */
export function FilterFields(fields: Fields) {
  const { t, fmt } = useWords();
  const { id, form, purpose, errors, facets } = fields;
  const plain = inDigits(form.draft);
  const meant = (filter: FilterName): boolean => isMeant(filter, form.draft, purpose);
  return (
    <div key={form.version} className="fields [&>*]:border-b [&>*]:border-line [&>*]:py-5 [&>*:first-child]:pt-0 [&>*:last-child]:border-b-0">
      <FieldGroup legend={t('search.location')} id={`${id}-location`}>
        <PlacesBox {...fields} />
        <PlaceLists {...fields} />
      </FieldGroup>
      {meant('price') ? <PriceFields {...fields} /> : null}
      {meant('propertyType') ? (
        <Beyond>
          <Types {...fields} />
        </Beyond>
      ) : null}
      {meant('bedMin') ? (
        <AtLeast
          name="bedMin"
          legend={t('search.bedrooms')}
          max={bedroomsOffered}
          fields={fields}
          {...(facets?.bedrooms.length ? { found: facets.bedrooms } : {})}
        />
      ) : null}
      {meant('tenants') ? (
        <Beyond>
          <TenantFilters {...fields} />
        </Beyond>
      ) : null}
      {meant('size') ? (
        <Beyond>
          <RangeFields
            id={id}
            legend={t(purpose === 'group' ? 'search.flatSize' : 'search.size')}
            names={['sizeMin', 'sizeMax']}
            labels={[t('search.sizeMin'), t('search.sizeMax')]}
            said={fmt.range(numberIn(plain, 'sizeMin'), numberIn(plain, 'sizeMax'), 'area')}
            shown={(text) => shownNumber(text, areaOf(text), fmt)}
            values={form.params}
            errors={errors}
          />
        </Beyond>
      ) : null}
      {meant('land') ? (
        <Beyond>
          <LandFields {...fields} />
        </Beyond>
      ) : null}
      {meant('construction') ? (
        <Beyond>
          <OneOf
            name="construction"
            legend={t('search.construction')}
            options={constructionStatuses.map((value) => [value, t(`enums.constructionStatus_${value}`)])}
            fields={fields}
          />
        </Beyond>
      ) : null}
      {meant('facing') ? (
        <Beyond>
          <MoreFilters {...fields} />
        </Beyond>
      ) : null}
      {meant('stage') ? (
        <OneOf name="stage" legend={t('search.stage')} options={groupStages.map((value) => [value, t(`enums.groupStage_${value}`)])} fields={fields} />
      ) : null}
      {meant('category') ? <FirmFields {...fields} /> : null}
    </div>
  );
}
