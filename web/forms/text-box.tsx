import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Counter } from './counter.tsx';
import { useTextField } from './use-text-field.ts';

interface TextBoxProps<V extends FieldValues> {
  name: Path<V>;
  label: string;
  /** Stands behind the label, such as "(optional)". */
  note?: string | undefined;
  hint?: ReactNode;
  /** Code points at most, counted below the box. */
  max?: number;
  /** Several lines instead of one, so many of them in sight. */
  rows?: number;
  autoComplete?: string;
  inputMode?: 'decimal' | 'numeric';
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A line or several lines of text; what is too long is told, never cut. */
export function TextBox<V extends FieldValues = FieldValues>({ name, label, note, hint, max, rows, className, ...input }: TextBoxProps<V>) {
  const { value, set, blur, error } = useTextField<V>(name);
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
    <Field id={name} label={label} note={note} error={error} hint={below} className={className ?? ''}>
      {rows ? (
        <TextArea {...shared} rows={rows} onChange={(event) => set(event.target.value)} />
      ) : (
        <TextInput {...shared} onChange={(event) => set(event.target.value)} />
      )}
    </Field>
  );
}
