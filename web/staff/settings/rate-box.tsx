import { useState } from 'react';
import { toAsciiDigits } from '#i18n/digits.ts';
import { groupedNumber } from '#web/forms/number-text.ts';
import { useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** A rate, a share or a sum in the page's digits; the form has plain ones. */
export function RateBox({ name, label }: { name: string; label: string }) {
  const { fmt } = useWords();
  const { value, set, blur, error } = useTextField(name);
  // What is being typed stays as it is.
  const [typed, setTyped] = useState<string>();
  return (
    <Field id={name} label={label} error={error}>
      <TextInput
        {...described(name, error)}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? groupedNumber(fmt, value)}
        onChange={({ target }) => {
          setTyped(target.value);
          set(toAsciiDigits(target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          blur();
        }}
      />
    </Field>
  );
}
