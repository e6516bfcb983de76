import { genders } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { Choice } from './choice.tsx';

export function GenderBox() {
  const { t } = useWords();
  const options = genders.map((gender) => ({ value: gender, label: t(`enums.gender_${gender}`) }));
  return <Choice id="gender" name="gender" label={t('forms.gender')} options={options} hint={t('forms.genderHint')} />;
}
