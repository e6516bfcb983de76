import type { FieldValues, Path } from 'react-hook-form';
import { ChoiceChip } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { useTextField } from './use-text-field.ts';

interface ChoiceProps<V extends FieldValues> {
  name: Path<V>;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Stands behind the label, such as "(optional)". */
  note?: string | undefined;
  hint?: string;
  /** Target of links to the field. */
  id?: string;
  /** Shown instead of the schema's own error. */
  faultText?: string;
  /** Pressing the chosen one again takes it back. */
  clearable?: boolean;
}

/** One of a few, as chips. */
export function Choice<V extends FieldValues = FieldValues>({ name, label, options, note, hint, id, faultText, clearable = false }: ChoiceProps<V>) {
  const { value, set, blur, error } = useTextField<V>(name);
  return (
    <fieldset id={id} className="m-0 min-w-0 border-0 p-0" aria-describedby={`${name}-error${hint ? ` ${name}-hint` : ''}`}>
      <legend className="mb-0.5 p-0 text-ui font-semibold">
        {label} {note ? <span className="font-normal text-muted">{note}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-x-2">
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            kind="radio"
            name={name}
            value={option.value}
            label={option.label}
            checked={value === option.value}
            {...(error ? { 'data-invalid': true } : {})}
            onChange={() => set(option.value)}
            onClick={() => void (clearable && value === option.value && set(''))}
            onBlur={blur}
          />
        ))}
      </div>
      {hint ? (
        <p id={`${name}-hint`} className="mt-1 mb-0 text-small text-muted">
          {hint}
        </p>
      ) : null}
      <ErrorText id={name} error={error ? (faultText ?? error) : undefined} />
    </fieldset>
  );
}
