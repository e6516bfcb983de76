import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { findArea } from '#web/areas/area-tree.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { AreaFields } from '#web/forms/area-fields.tsx';
import { useWide } from '#web/platform/hooks/use-wide.ts';
import { useWords } from '#web/platform/language.tsx';
import { ProposedAnswers, ProposedMark } from '#web/posting/draft/proposed-mark.tsx';
import { Card } from '#web/posting/card.tsx';
import { ContactHint } from '#web/posting/contact-hint.tsx';
import { Fold } from '#web/posting/fold.tsx';
import { PostDigitsBox, PostTextBox } from '#web/posting/fields.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { useAreaRate } from '#web/posting/price/use-area-rate.ts';
import { PlaceBox } from './place-box.tsx';

// Chosen after the sub-district: its code comes meanwhile.
const LocalitySelect = lazy(async () => ({ default: (await import('./locality-select.tsx')).LocalitySelect }));

// It may be left out, so where its code does not come the form goes on without it.
const PinBox = lazy<() => ReactNode>(() =>
  import('#web/posting/pin/pin-box.tsx').then(({ PinBox: Box }) => ({ default: Box })).catch(() => ({ default: () => null })),
);

/** The place that was taken over from the last post, in one line until it is to be another one. */
function TakenOver({ onChange }: { onChange: () => void }) {
  const { t, lng } = useWords();
  const areas = useAreas();
  const [locality, subDistrict, district] = useWatch<PostForm, ['locality', 'subDistrict', 'district']>({ name: ['locality', 'subDistrict', 'district'] });
  const ids = { locality, subDistrict, district };
  const names =
    areas.state === 'ready' ? (['locality', 'subDistrict', 'district'] as const).map((level) => findArea(areas.tree, level, ids[level])?.[lng]) : [];
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="m-0 min-w-0">{[...new Set(names.filter(Boolean))].join(', ')}</p>
      <button type="button" onClick={onChange} className="control -my-2 -mr-2 min-h-12 shrink-0 rounded-control px-2 text-ui font-semibold text-link">
        {t('posting.change')}
      </button>
    </div>
  );
}

/** Step 2: where it is. */
export function StepLocation({ type }: { type: PostType }) {
  const { t } = useWords();
  const wide = useWide();
  const { setValue, formState } = useFormContext<PostForm>();
  const proposed = use(ProposedAnswers);
  const [opened, setOpened] = useState(false);
  const [district, subDistrict, locality, propertyType, street, house, lat] = useWatch<
    PostForm,
    ['district', 'subDistrict', 'locality', 'propertyType', 'street', 'house', 'lat']
  >({ name: ['district', 'subDistrict', 'locality', 'propertyType', 'street', 'house', 'lat'] });
  // Prefetched for the next step, so that nothing shifts there.
  useAreaRate(type, { propertyType, district, subDistrict, locality });
  const folded = !wide && !opened && subDistrict !== '' && proposed?.subDistrict === subDistrict && !formState.errors.subDistrict;
  const open = (): void => {
    setOpened(true);
    requestAnimationFrame(() => document.getElementById('place')?.focus());
  };
  const streetBox = <PostTextBox name="street" label={t('posting.street')} className={wide ? 'sm:col-span-2' : ''} autoComplete="off" />;
  const houseBoxes = (
    <>
      <PostTextBox name="house" label={t('posting.house')} autoComplete="off" />
      <PostDigitsBox name="postCode" label={t('posting.postCode')} kind="numeric" />
    </>
  );
  const hint = <ContactHint texts={[street, house]} />;
  const pin = (
    <Suspense fallback={null}>
      <PinBox />
    </Suspense>
  );
  return (
    <>
      <Card
        id="location-title"
        title={t('posting.locationTitle')}
        lead={folded ? undefined : t('posting.locationLead')}
        aside={<ProposedMark fields={['subDistrict', 'locality']} />}
      >
        <div className="grid gap-5">
          {folded ? (
            <TakenOver onChange={open} />
          ) : (
            <>
              <PlaceBox />
              <AreaFields className="grid grid-cols-1 gap-5 sm:grid-cols-3 sm:gap-4" onLocality={(id) => setValue('locality', id, { shouldDirty: true })} />
              <Suspense>
                <LocalitySelect subDistrict={subDistrict} />
              </Suspense>
            </>
          )}
          {wide ? null : streetBox}
        </div>
        {wide ? null : hint}
      </Card>
      {wide ? (
        <>
          <Card id="address-title" title={t('posting.addressTitle')} lead={t(type === 'rent' ? 'posting.addressLeadRent' : 'posting.addressLead')}>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-[2fr_1fr]">
              {streetBox}
              {houseBoxes}
            </div>
            {hint}
          </Card>
          {pin}
        </>
      ) : (
        <Fold title={t('posting.addressMore')} lead={t('posting.addressMoreLead')} fields={['house', 'postCode', 'lat']} begun={house !== '' || lat !== ''}>
          <div className="grid grid-cols-1 gap-5 rounded-card border border-line bg-card p-4 sm:grid-cols-2">{houseBoxes}</div>
          {pin}
        </Fold>
      )}
    </>
  );
}
