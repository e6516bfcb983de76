import { useFormContext, useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { AreaPicker } from '#web/areas/area-picker.tsx';
import { areaLevels } from '#web/areas/area-tree.ts';
import { useWords } from '#web/platform/language.tsx';
import { Card } from '#web/posting/card.tsx';
import { ContactCoach } from '#web/posting/contact-coach.tsx';
import { DigitsBox, TextBox } from '#web/posting/fields.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { useAreaRate } from '#web/posting/price/use-area-rate.ts';

/** Step 2: where it is. */
export function StepLocation({ type }: { type: PostType }) {
  const { t } = useWords();
  const { setValue, formState } = useFormContext<PostForm>();
  const [division, district, subDistrict, propertyType, street, house] = useWatch<
    PostForm,
    ['division', 'district', 'subDistrict', 'propertyType', 'street', 'house']
  >({
    name: ['division', 'district', 'subDistrict', 'propertyType', 'street', 'house'],
  });
  const { errors } = formState;
  // The next step shows it: fetched here, it is there by then and nothing moves.
  useAreaRate(type, { propertyType, district, subDistrict });
  return (
    <>
      <Card id="location-title" title={t('posting.locationTitle')} lead={t('posting.locationLead')}>
        <AreaPicker
          className="grid gap-5 sm:grid-cols-3 sm:gap-4"
          value={{ division, district, subDistrict }}
          errors={{ division: errors.division?.message, district: errors.district?.message, subDistrict: errors.subDistrict?.message }}
          onChange={(choice) => {
            for (const level of areaLevels) setValue(level, choice[level], { shouldDirty: true });
          }}
        />
      </Card>
      <Card id="address-title" title={t('posting.addressTitle')} lead={t(type === 'rent' ? 'posting.addressLeadRent' : 'posting.addressLead')}>
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <TextBox name="street" label={t('posting.street')} className="sm:col-span-2" autoComplete="off" />
          <TextBox name="house" label={t('posting.house')} autoComplete="off" />
          <DigitsBox name="postCode" label={t('posting.postCode')} kind="numeric" />
        </div>
        <ContactCoach texts={[street, house]} />
      </Card>
    </>
  );
}
