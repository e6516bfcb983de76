import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TextBox } from '#web/forms/text-box.tsx';
import { useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Select } from '#web/ui/controls.tsx';
import { described, ErrorText, Field } from '#web/ui/field.tsx';

/** One part of a long form. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 min-w-0 rounded-card border border-line bg-card p-4 sm:p-6">
      <legend className="float-left mb-3 w-full p-0 font-display text-title">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-4">{children}</div>
    </fieldset>
  );
}

/** The same text in both languages. */
export function BothBoxes({ name, label, rows, note }: { name: string; label: string; rows?: number; note?: string }) {
  const { t } = useWords();
  const more = { ...(rows ? { rows } : {}), note };
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextBox name={`${name}.bn`} label={t('staff.inBn', { label })} {...more} />
      <TextBox name={`${name}.en`} label={t('staff.inEn', { label })} {...more} />
    </div>
  );
}

interface PickProps<T extends string> {
  name: string;
  label: string;
  options: readonly T[];
  labelOf: (option: T) => string;
}

/** One of a few. */
export function Pick<T extends string>({ name, label, options, labelOf }: PickProps<T>) {
  const { value, set, blur, error } = useTextField(name);
  return (
    <Field id={name} label={label} error={error}>
      <Select {...described(name, error)} value={value} onBlur={blur} onChange={(event) => set(event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Any of several. */
export function Checks<T extends string>({ name, label, options, labelOf }: PickProps<T>) {
  const { field, fieldState } = useController({ name });
  const chosen = field.value as readonly string[];
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-ui font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-1 wrap-anywhere lg:grid-cols-3">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={labelOf(option)}
            checked={chosen.includes(option)}
            onChange={(event) => field.onChange(event.target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))}
          />
        ))}
      </div>
      <ErrorText id={name} error={fieldState.error?.message} />
    </fieldset>
  );
}

interface RowsProps<T> {
  name: string;
  /** What another row begins with; without it none can be added here. */
  another?: () => T;
  children: (at: number, row: T) => ReactNode;
}

/** Rows of the same fields, numbered, to add and to remove. */
export function Rows<T>({ name, another, children }: RowsProps<T>) {
  const { t, fmt } = useWords();
  const { watch, setValue, formState } = useFormContext<Record<string, T[]>>();
  const rows = watch(name) as T[];
  const put = (next: T[]): void => setValue(name, next as never, { shouldDirty: true });
  const error = (formState.errors[name] as { message?: string; root?: { message?: string } } | undefined) ?? {};
  return (
    <>
      <ol className="m-0 grid list-none gap-3 p-0">
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-control border border-line p-3 sm:grid-cols-[2rem_minmax(0,1fr)_auto] sm:items-start"
          >
            <b className="font-semibold sm:pt-9.5">{fmt.number(at + 1)}</b>
            <div className="order-last col-span-2 grid gap-3 sm:order-none sm:col-span-1 sm:grid-cols-3">{children(at, row)}</div>
            <Button
              kind="outline"
              aria-label={t('staff.removeRow', { number: at + 1 })}
              onClick={() => put(rows.filter((_row, other) => other !== at))}
              className="!px-3 sm:mt-7"
            >
              <Trash2 aria-hidden="true" className="size-5 text-danger" />
            </Button>
          </li>
        ))}
      </ol>
      <ErrorText id={name} error={error.message ?? error.root?.message} />
      {another ? (
        <Button kind="outline" onClick={() => put([...rows, another()])} className="justify-self-start">
          <Plus aria-hidden="true" className="size-5" />
          {t('staff.addRow')}
        </Button>
      ) : null}
    </>
  );
}
