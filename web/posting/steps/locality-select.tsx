import { useAreas } from '#web/areas/use-areas.ts';
import { useUnions } from '#web/areas/use-unions.ts';
import { useWords } from '#web/platform/language.tsx';
import { usePostField } from '#web/posting/fields.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';

/** The neighbourhoods and the unions of the chosen sub-district, where the catalogue names any. */
export function LocalitySelect({ subDistrict }: { subDistrict: string }) {
  const { t, lng } = useWords();
  const areas = useAreas();
  const unions = useUnions(subDistrict);
  const { value, set, blur, error } = usePostField('locality');
  const neighbourhoods = areas.state === 'ready' ? areas.tree.locality.filter(({ parent }) => parent?.id === subDistrict) : [];
  const all = [...neighbourhoods, ...unions];
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
