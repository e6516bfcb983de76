import { useFormContext, useWatch } from 'react-hook-form';
import { AreaPicker } from '#web/areas/area-picker.tsx';
import { areaLevels } from '#web/areas/area-tree.ts';
import { useWords } from '#web/platform/language.tsx';
import { Card } from './card.tsx';
import { DigitsBox, TextBox } from './fields.tsx';
import type { PostForm } from './post-form.ts';

/** Step 2: where it is. */
export function StepLocation() {
  const { t } = useWords();
  const { setValue, formState } = useFormContext<PostForm>();
  const [division, district, subDistrict] = useWatch<PostForm, ['division', 'district', 'subDistrict']>({ name: ['division', 'district', 'subDistrict'] });
  const { errors } = formState;
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
      <Card id="address-title" title={t('posting.addressTitle')} lead={t('posting.addressLead')}>
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <TextBox name="street" label={t('posting.street')} className="sm:col-span-2" autoComplete="off" />
          <TextBox name="house" label={t('posting.house')} autoComplete="off" />
          <DigitsBox name="postCode" label={t('posting.postCode')} kind="numeric" />
        </div>
      </Card>
    </>
  );
}
