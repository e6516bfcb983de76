import { useWords } from '#web/platform/language.tsx';
import { DigitsBox } from './digits-box.tsx';
import { isUnusualPhone } from './unusual-phone.ts';
import { useTextField } from './use-text-field.ts';

/** A person's own phone number, which an account may lack. */
export function PhoneBox({ hint, note }: { hint: string; note?: string }) {
  const { t } = useWords();
  const { value } = useTextField('phone');
  return (
    <DigitsBox name="phone" label={t('forms.phone')} kind="tel" note={note} hint={hint} autoComplete="tel">
      {isUnusualPhone(value) ? <p className="mt-1.5 mb-0 text-small text-gold-ink">{t('forms.phoneUnusual')}</p> : null}
    </DigitsBox>
  );
}
