import { useAreas } from '#web/areas/use-areas.ts';
import { useWords } from '#web/platform/language.tsx';
import { usePostField } from '#web/posting/fields.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';

/** The neighbourhoods of the chosen sub-district, where the catalogue names any. */
export function LocalitySelect({ subDistrict }: { subDistrict: string }) {
  const { t, lng } = useWords();
  const areas = useAreas();
  const { value, set, blur, error } = usePostField('locality');
  const all = areas.state === 'ready' ? areas.tree.locality.filter(({ parent }) => parent?.id === subDistrict) : [];
  if (all.length === 0) return null;
  return (
    <Field id="locality" label={t('posting.locality')} note={t('shell.optional')} error={error}>
      <Select {...described('locality', error)} name="locality" value={value} onChange={(event) => set(event.target.value)} onBlur={blur}>
        <option value="">{t('posting.localityNone')}</option>
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {one[lng]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
