// The form's controls, each tied to its field and telling that field's fault in place.
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { genders } from '#contracts/enums.ts';
import { toAsciiDigits, toLocaleDigits } from '#i18n/digits.ts';
import { BirthDateBox } from '#web/accounts/birth-date-box.tsx';
import { AreaPicker } from '#web/areas/area-picker.tsx';
import { useWords } from '#web/platform/language.tsx';
import { isUnusualPhone } from '#web/posting/coach.ts';
import { ChoiceChip, TextArea } from '#web/ui/controls.tsx';
import { described, Field, FieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EditField, EditForm } from './edit-values.ts';

function useBox(name: EditField) {
  const { field, fieldState } = useController<EditForm, EditField>({ name });
  return { value: field.value, set: field.onChange as (value: string) => void, blur: field.onBlur, error: fieldState.error?.message };
}

interface TextProps {
  name: EditField;
  label: string;
  hint?: ReactNode;
  /** Code points at most, counted below the box. */
  max?: number;
  multiline?: boolean;
  optional?: boolean;
  autoComplete?: string;
  disabled?: boolean;
}

function Counter({ text, max }: { text: string; max: number }) {
  const { t } = useWords();
  const count = [...text.trim()].length;
  return (
    <span className={`float-right ml-3 ${count > max ? 'font-semibold text-danger' : ''}`}>
      <span aria-hidden="true">{t('profile.counter', { count, max })}</span>
      <span className="sr-only">{t('profile.counterLabel', { count, max })}</span>
    </span>
  );
}

/** A line or several lines of text; what is too long is told, never cut. */
export function TextBox({ name, label, hint, max, multiline = false, optional = false, ...input }: TextProps) {
  const { t } = useWords();
  const { value, set, blur, error } = useBox(name);
  const below = max ? (
    <>
      <Counter text={value} max={max} />
      {hint}
    </>
  ) : (
    hint
  );
  const shared = { ...described(name, error, below), ...input, name, value, onBlur: blur };
  return (
    <Field id={name} label={label} note={optional ? t('shell.optional') : undefined} error={error} hint={below}>
      {multiline ? (
        <TextArea {...shared} rows={4} onChange={(event) => set(event.target.value)} />
      ) : (
        <TextInput {...shared} onChange={(event) => set(event.target.value)} />
      )}
    </Field>
  );
}

export function PhoneBox() {
  const { t, lng } = useWords();
  const { value, set, blur, error } = useBox('phone');
  const hint = t('profile.phoneHint');
  return (
    <Field id="phone" label={t('profile.phone')} note={t('shell.optional')} hint={hint} error={error}>
      <TextInput
        {...described('phone', error, hint)}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={toLocaleDigits(lng, value)}
        onChange={(event) => set(toAsciiDigits(event.target.value))}
        onBlur={blur}
      />
      {isUnusualPhone(value.replace(/[\s-]/g, '')) ? <p className="mt-1.5 mb-0 text-small text-gold-ink">{t('profile.phoneUnusual')}</p> : null}
    </Field>
  );
}

export function GenderBox() {
  const { t } = useWords();
  const { value, set, blur, error } = useBox('gender');
  return (
    <fieldset id="gender" className="m-0 min-w-0 border-0 p-0" aria-describedby="gender-error gender-hint">
      <legend className="mb-0.5 p-0 text-ui font-semibold">{t('profile.gender')}</legend>
      <div className="flex flex-wrap gap-x-2">
        {genders.map((gender) => (
          <ChoiceChip
            key={gender}
            kind="radio"
            name="gender"
            value={gender}
            label={t(`enums.gender_${gender}`)}
            checked={value === gender}
            {...(error ? { 'aria-invalid': true } : {})}
            onChange={() => set(gender)}
            onBlur={blur}
          />
        ))}
      </div>
      <p id="gender-hint" className="mt-1 mb-0 text-small text-muted">
        {t('profile.genderHint')}
      </p>
      <FieldError id="gender" error={error} />
    </fieldset>
  );
}

export function BirthBox() {
  const { value, set, blur, error } = useBox('birthDate');
  return <BirthDateBox value={value} onChange={set} onBlur={blur} error={error} />;
}

/** Division, district and sub-district. */
export function PlaceBox() {
  const { watch, setValue, trigger, formState } = useFormContext<EditForm>();
  const [division, district, subDistrict] = watch(['division', 'district', 'subDistrict']);
  const { errors, isSubmitted } = formState;
  return (
    <AreaPicker
      id="area"
      value={{ division, district, subDistrict }}
      onChange={(choice) => {
        for (const level of ['division', 'district', 'subDistrict'] as const) setValue(level, choice[level], { shouldDirty: true });
        if (isSubmitted) void trigger(['division', 'district', 'subDistrict']);
      }}
      errors={{ division: errors.division?.message, district: errors.district?.message, subDistrict: errors.subDistrict?.message }}
      className="grid gap-4 sm:grid-cols-3"
    />
  );
}
