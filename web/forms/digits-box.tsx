import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { toAsciiDigits, toLocaleDigits } from '#i18n/digits.ts';
import { useWords } from '#web/platform/language.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useTextField } from './use-text-field.ts';

interface DigitsBoxProps<V extends FieldValues> {
  name: Path<V>;
  label: string;
  kind: 'tel' | 'numeric';
  note?: string | undefined;
  hint?: string;
  autoComplete?: string;
  /** Stands right below the box. */
  children?: ReactNode;
}

/** Digits that are no amount, such as a phone: not grouped, shown in the page's digits, stored as ASCII. Other characters stay and are reported. */
export function DigitsBox<V extends FieldValues = FieldValues>({ name, label, kind, note, hint, autoComplete = 'off', children }: DigitsBoxProps<V>) {
  const { lng } = useWords();
  const { value, set, blur, error } = useTextField<V>(name);
  return (
    <Field id={name} label={label} note={note} error={error} hint={hint}>
      <TextInput
        {...described(name, error, hint)}
        name={name}
        type={kind === 'tel' ? 'tel' : 'text'}
        inputMode={kind}
        autoComplete={autoComplete}
        value={toLocaleDigits(lng, value)}
        onChange={(event) => set(toAsciiDigits(event.target.value))}
        onBlur={blur}
      />
      {children}
    </Field>
  );
}
