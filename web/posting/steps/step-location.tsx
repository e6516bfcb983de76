import { lazy, type ReactNode, Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { AreaFields } from '#web/forms/area-fields.tsx';
import { useWords } from '#web/platform/language.tsx';
import { ProposedMark } from '#web/posting/draft/proposed-mark.tsx';
import { Card } from '#web/posting/card.tsx';
import { ContactHint } from '#web/posting/contact-hint.tsx';
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

/** Step 2: where it is. */
export function StepLocation({ type }: { type: PostType }) {
  const { t } = useWords();
  const { setValue } = useFormContext<PostForm>();
  const [district, subDistrict, locality, propertyType, street, house] = useWatch<
    PostForm,
    ['district', 'subDistrict', 'locality', 'propertyType', 'street', 'house']
  >({ name: ['district', 'subDistrict', 'locality', 'propertyType', 'street', 'house'] });
  // Prefetched for the next step, so that nothing shifts there.
  useAreaRate(type, { propertyType, district, subDistrict, locality });
  return (
    <>
      <Card
        id="location-title"
        title={t('posting.locationTitle')}
        lead={t('posting.locationLead')}
        aside={<ProposedMark fields={['subDistrict', 'locality']} />}
      >
        <div className="grid gap-5">
          <PlaceBox />
          <AreaFields className="grid grid-cols-1 gap-5 sm:grid-cols-3 sm:gap-4" onLocality={(id) => setValue('locality', id, { shouldDirty: true })} />
          <Suspense>
            <LocalitySelect subDistrict={subDistrict} />
          </Suspense>
        </div>
      </Card>
      <Card id="address-title" title={t('posting.addressTitle')} lead={t(type === 'rent' ? 'posting.addressLeadRent' : 'posting.addressLead')}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-[2fr_1fr]">
          <PostTextBox name="street" label={t('posting.street')} className="sm:col-span-2" autoComplete="off" />
          <PostTextBox name="house" label={t('posting.house')} autoComplete="off" />
          <PostDigitsBox name="postCode" label={t('posting.postCode')} kind="numeric" />
        </div>
        <ContactHint texts={[street, house]} />
      </Card>
      <Suspense fallback={null}>
        <PinBox />
      </Suspense>
    </>
  );
}
