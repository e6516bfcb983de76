import { useFormContext, useWatch } from 'react-hook-form';
import { AreaPicker } from '#web/areas/area-picker.tsx';
import { areaLevels, type AreaChoice } from '#web/areas/area-tree.ts';

/** Division, district and sub-district as three fields of the form around them. */
export function AreaFields({ className, onLocality }: { className: string; onLocality?: (id: string) => void }) {
  const { setValue, trigger, formState } = useFormContext<AreaChoice>();
  const [division, district, subDistrict] = useWatch<AreaChoice, ['division', 'district', 'subDistrict']>({ name: ['division', 'district', 'subDistrict'] });
  const { errors, isSubmitted } = formState;
  return (
    <AreaPicker
      className={className}
      value={{ division, district, subDistrict }}
      errors={{ division: errors.division?.message, district: errors.district?.message, subDistrict: errors.subDistrict?.message }}
      onChange={(choice, locality) => {
        if (locality !== undefined) onLocality?.(locality);
        for (const level of areaLevels) setValue(level, choice[level], { shouldDirty: true });
        if (isSubmitted) void trigger([...areaLevels]);
      }}
    />
  );
}
