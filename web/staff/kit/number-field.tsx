import { takaInWords } from '#i18n/in-words.ts';
import { numberOf, type NumberKind } from '#web/forms/number-text.ts';
import { useNumberInput } from '#web/forms/use-number-input.ts';
import { useWords } from '#web/platform/language.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  kind: NumberKind;
  note?: string | undefined;
  className?: string;
}

/** A number as posting takes it: "45 lakh" is read, the number stands grouped in the page's digits, a sum in words below. */
export function NumberField({ name, label, kind, note, className }: NumberFieldProps) {
  const { lng } = useWords();
  const { input, value, error } = useNumberInput(name, kind);
  const sum = kind === 'money' ? numberOf(value) : undefined;
  return (
    <Field id={name} label={label} note={note} error={error} {...(className ? { className } : {})}>
      <TextInput {...described(name, error)} {...input} {...(kind === 'money' ? { icon: <span className="text-ui text-muted">৳</span> } : {})} />
      {sum && Number.isInteger(sum) ? <span className="mt-1 block text-small text-primary first-letter:uppercase">{takaInWords(lng, sum)}</span> : null}
    </Field>
  );
}
