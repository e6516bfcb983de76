import { X } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';

interface ChooserProps {
  name: string;
  label: string;
  /** What the list of the others says while nothing is chosen in it. */
  add: string;
  options: ReadonlyArray<{ id: string; text: string }>;
}

/** Any of many: those chosen as chips to press away, the others in one list. */
export function Chooser({ name, label, add, options }: ChooserProps) {
  const { t } = useWords();
  const { field, fieldState } = useController({ name });
  const chosen = field.value as readonly string[];
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-ui font-semibold">{label}</legend>
      {chosen.length > 0 ? (
        <ul className="m-0 mb-2 flex list-none flex-wrap gap-x-2 p-0">
          {chosen.map((id) => {
            const text = options.find((one) => one.id === id)?.text ?? id;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t('staff.takeOut', { name: text })}
                  onClick={() => field.onChange(chosen.filter((one) => one !== id))}
                  className="group inline-flex min-h-12 items-center"
                >
                  <span className="control flex h-10 items-center gap-1.5 rounded-full border border-primary bg-primary-tint pr-2.5 pl-3.5 text-ui text-primary-ink">
                    {text}
                    <X aria-hidden="true" className="size-4" />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Select
        aria-label={`${label}: ${add}`}
        value=""
        onBlur={field.onBlur}
        onChange={(event) => field.onChange([...chosen, event.target.value])}
        className="max-w-72"
      >
        <option value="">{add}</option>
        {options
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
      </Select>
      <ErrorText id={name} error={fieldState.error?.message} />
    </fieldset>
  );
}
