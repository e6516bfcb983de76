import { BriefcaseBusiness, Building2, Factory, House, LandPlot, type LucideIcon, ShoppingBag, Store, UtensilsCrossed, Warehouse } from 'lucide-react';
import { Fragment, lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { landCategories, landUnits, propertyTypes, type LandUnit, type PostType, type PropertyType } from '#contracts/enums.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, Field, ErrorText } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Card } from '#web/posting/card.tsx';
import { PostChoice, useOptional, usePostField } from '#web/posting/fields.tsx';
import { HousePair } from './house-pair.tsx';
import { Echo, RoomsBox, SizeBox, usePostNumber } from '#web/posting/price/number-box.tsx';
import { numberOf } from '#web/forms/number-text.ts';
import { landPath } from '#web/tools/paths.ts';
import { isAsked, type PostForm } from '#web/posting/post-form.ts';

// Only land that is priced by its unit has one, and its price stands in a later step.
const LandSum = lazy(async () => ({ default: (await loadChunk(() => import('#web/posting/price/land-sum.tsx'))).LandSum }));

const icons: Record<PropertyType, LucideIcon | typeof HousePair> = {
  apartment: Building2,
  home: House,
  duplex: HousePair,
  land: LandPlot,
  office: BriefcaseBusiness,
  showroom: Store,
  shop: ShoppingBag,
  restaurant: UtensilsCrossed,
  factory: Factory,
  warehouse: Warehouse,
};

const sizesId = 'size-card';

/** On phones the follow-up questions are below the fold: scroll them into view, keeping the chosen tile visible if possible. */
function showSizes(): void {
  requestAnimationFrame(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(sizesId)?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  });
}

/** What is being sold or let, as tiles: every later question follows from it. */
function TypeTiles() {
  const { t } = useWords();
  const { value, set, blur, error } = usePostField('propertyType');
  const choose = (type: PropertyType): void => {
    set(type);
    showSizes();
  };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby="propertyType-error">
      <legend className="sr-only">{t('posting.propertyType')}</legend>
      {/* Above the tiles: below them it would be off screen on phones. */}
      <div className={error ? '-mt-2 mb-3' : ''}>
        <ErrorText id="propertyType" error={error ? t('posting.typeNeeded') : undefined} />
      </div>
      <div className="grid grid-cols-2 gap-2 max-sm:grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] xl:grid-cols-5 xl:gap-2.5">
        {propertyTypes.map((type) => {
          const Icon = icons[type];
          const name = t(`enums.propertyType_${type}`);
          return (
            <label key={type} className="relative cursor-pointer">
              <input
                type="radio"
                name="propertyType"
                aria-label={name}
                value={type}
                checked={value === type}
                data-invalid={error ? true : undefined}
                onChange={() => choose(type)}
                onBlur={blur}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="control flex h-full min-h-12 items-center gap-2 rounded-control border bg-card px-2.5 py-1 text-ui leading-snug xl:min-h-24 xl:flex-col xl:justify-center xl:p-2 xl:text-center peer-checked:border-field peer-checked:!border-primary peer-checked:bg-primary-tint peer-checked:font-semibold peer-checked:text-primary-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus border-control">
                <Icon aria-hidden="true" className="size-6 shrink-0 text-primary xl:size-7" strokeWidth={1.7} />
                <span>
                  {name.split('/').map((part, at) => (
                    <Fragment key={part}>
                      {at > 0 ? '/' : null}
                      {at > 0 ? <wbr /> : null}
                      {part}
                    </Fragment>
                  ))}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The land as typed, in square feet and, where it is what is sold, in the other units too: deeds and buyers count differently. */
function LandBoxes({ optional }: { optional: boolean }) {
  const { t, fmt } = useWords();
  const unit = usePostField('landUnits');
  const { input, value, error } = usePostNumber('landSize', unit.set);
  const note = useOptional('landSize');
  const size = numberOf(value) ?? 0;
  const sqft = size > 0 ? landSqft(size, unit.value as LandUnit) : undefined;
  const all = sqft === undefined ? [] : fmt.landAll(sqft);
  const [own, others] = [all.filter((one) => one.unit === unit.value), optional ? [] : all.filter((one) => one.unit !== unit.value)];
  return (
    <div>
      <Field id="landSize" label={t('posting.landSize')} note={note} error={error}>
        <span className="grid grid-cols-[1fr_130px] gap-3">
          <TextInput {...described('landSize', error)} {...input} />
          <Select id="landUnits" name="landUnits" aria-label={t('posting.landUnits')} value={unit.value} onChange={(event) => unit.set(event.target.value)}>
            {landUnits.map((one) => (
              <option key={one} value={one}>
                {t(`enums.landUnit_${one}`)}
              </option>
            ))}
          </Select>
        </span>
      </Field>
      {/* In a tab of its own: what is typed here stays. */}
      <a href={landPath} target="_blank" rel="noopener" className="control mt-1 inline-flex min-h-11 items-center text-small font-semibold text-link">
        {t('posting.landTool')}
        <span className="sr-only"> {t('shell.opensInNewTab')}</span>
      </a>
      <Echo>{sqft === undefined ? undefined : `= ${[...own.map(({ text }) => text), fmt.area(sqft), ...others.map(({ text }) => text)].join(' · ')}`}</Echo>
      {optional ? null : (
        <Suspense>
          <LandSum follows />
        </Suspense>
      )}
    </div>
  );
}

function Sizes({ type, propertyType }: { type: PostType; propertyType: PropertyType }) {
  const { t } = useWords();
  const asks = (field: 'size' | 'landSize' | 'landCategory' | 'bedrooms' | 'bathrooms'): boolean => isAsked(type, propertyType, field);
  const title = asks('bedrooms') ? 'sizeTitle' : propertyType === 'land' ? 'sizeTitleLand' : 'sizeTitleTrade';
  return (
    <Card id="size-title" title={t(`posting.${title}`)}>
      {/* Of three boxes the first takes a row of its own. */}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:[&>:first-child:nth-last-child(3)]:col-span-2">
        {asks('size') ? <SizeBox label={t('posting.size')} suffix={t('posting.sqft')} /> : null}
        {asks('landSize') ? <LandBoxes optional={propertyType !== 'land'} /> : null}
        {asks('bedrooms') ? <RoomsBox name="bedrooms" label={t('posting.bedrooms')} /> : null}
        {asks('bathrooms') ? <RoomsBox name="bathrooms" label={t('posting.bathrooms')} /> : null}
        {asks('landCategory') ? (
          <PostChoice
            name="landCategory"
            label={t('posting.landCategory')}
            options={landCategories.map((value) => ({ value, label: t(`enums.landCategory_${value}`) }))}
          />
        ) : null}
      </div>
    </Card>
  );
}

/** Step 1: type and size. */
export function StepType({ type }: { type: PostType }) {
  const { t } = useWords();
  const chosen = useWatch<PostForm, 'propertyType'>({ name: 'propertyType' }) as PropertyType | '';
  return (
    <>
      <Card id="type-title" title={t(type === 'rent' ? 'posting.typeTitleRent' : 'posting.typeTitle')} lead={t('posting.typeLead')}>
        <TypeTiles />
      </Card>
      <output className="sr-only">{chosen ? t('posting.sizesFollow', { type: t(`enums.propertyType_${chosen}`) }) : ''}</output>
      {chosen ? (
        // Leaves room for the button bar at the bottom of phone screens.
        <div id={sizesId} className="scroll-mt-20 scroll-mb-24">
          <Sizes type={type} propertyType={chosen} />
        </div>
      ) : null}
    </>
  );
}
