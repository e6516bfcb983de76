import { Checkbox } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  error: string | undefined;
  /** Those that are ticked at first. */
  chosen?: readonly string[];
}

/** Any number of a few. */
export function Choices({ name, legend, options, error, chosen = [] }: ChoicesProps) {
  return (
    <fieldset className="m-0 mt-4 min-w-0 border-0 p-0" aria-describedby={`${name}-error`}>
      <legend className="p-0 text-ui font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
      ))}
      <ErrorText id={name} error={error} />
    </fieldset>
  );
}
