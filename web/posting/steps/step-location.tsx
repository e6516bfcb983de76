import { useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { AreaFields } from '#web/forms/area-fields.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Card } from '#web/posting/card.tsx';
import { ContactHint } from '#web/posting/contact-hint.tsx';
import { PostDigitsBox, PostTextBox } from '#web/posting/fields.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { useAreaRate } from '#web/posting/price/use-area-rate.ts';

/** Step 2: where it is. */
export function StepLocation({ type }: { type: PostType }) {
  const { t } = useWords();
  const [district, subDistrict, propertyType, street, house] = useWatch<PostForm, ['district', 'subDistrict', 'propertyType', 'street', 'house']>({
    name: ['district', 'subDistrict', 'propertyType', 'street', 'house'],
  });
  // Prefetched for the next step, so that nothing shifts there.
  useAreaRate(type, { propertyType, district, subDistrict });
  return (
    <>
      <Card id="location-title" title={t('posting.locationTitle')} lead={t('posting.locationLead')}>
        <AreaFields className="grid gap-5 sm:grid-cols-3 sm:gap-4" />
      </Card>
      <Card id="address-title" title={t('posting.addressTitle')} lead={t(type === 'rent' ? 'posting.addressLeadRent' : 'posting.addressLead')}>
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <PostTextBox name="street" label={t('posting.street')} className="sm:col-span-2" autoComplete="off" />
          <PostTextBox name="house" label={t('posting.house')} autoComplete="off" />
          <PostDigitsBox name="postCode" label={t('posting.postCode')} kind="numeric" />
        </div>
        <ContactHint texts={[street, house]} />
      </Card>
    </>
  );
}
