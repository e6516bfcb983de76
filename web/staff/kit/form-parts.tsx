import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TextBox } from '#web/forms/text-box.tsx';
import { useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Select } from '#web/ui/controls.tsx';
import { described, ErrorText, Field } from '#web/ui/field.tsx';

/** Which parts are open: a form that is read again after it was saved does not fold under the hand. */
const opened = new Map<string, boolean>();

interface PartProps {
  title: string;
  /** Given where the part folds: whether it is open at first. */
  open?: boolean;
  /** Beside the title of a part that folds. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part of a long form. */
export function Part({ title, open, note, children }: PartProps) {
  if (open !== undefined) {
    return (
      <details
        open={opened.get(title) ?? open}
        onToggle={({ currentTarget }) => opened.set(title, currentTarget.open)}
        className="group/part min-w-0 rounded-card border border-line bg-card has-[[aria-invalid]]:border-danger"
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-sunk/60 sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="m-0 !text-lead !leading-snug [details:has([aria-invalid])_&]:text-danger">{title}</h2>
            {note ? <span className="max-w-full truncate text-ui text-muted group-open/part:hidden">{note}</span> : null}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open/part:rotate-180" />
        </summary>
        <div className="grid grid-cols-1 gap-4 border-t border-line p-4 sm:p-6">{children}</div>
      </details>
    );
  }
  return (
    <fieldset className="m-0 min-w-0 rounded-card border border-line bg-card p-4 sm:p-6">
      <legend className="float-left mb-3 w-full p-0 font-display text-title">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-4">{children}</div>
    </fieldset>
  );
}

/** A folded part opens for a field that is to have the focus. */
export function openPart(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
}

/** How many rows a part has. */
export function RowCount({ name }: { name: string }) {
  const { t } = useWords();
  const { watch } = useFormContext<Record<string, unknown[]>>();
  return <>{t('staff.rows', { count: watch(name).length })}</>;
}

/** What has the focus is not hidden behind the bar of its form. */
export const clearOfBar = '[&_:is(a,input,select,textarea,button,summary)]:scroll-mb-28';
export const barredForm = `grid grid-cols-1 gap-3 ${clearOfBar}`;

/** The buttons of a long form, and what is wrong with it, always in reach at the bottom of the screen. */
export function FormBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-2 grid gap-2 border-t border-line bg-card px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-bar lg:bottom-4 lg:mx-0 lg:rounded-card lg:border lg:px-6 lg:py-3 lg:shadow-float">
      {children}
    </div>
  );
}

/** What the bar is for: grey until there is something to send, and even then it says on a press what is missing. */
export function SendButton({ ready, ...props }: Omit<ComponentProps<typeof Button>, 'kind' | 'className'> & { ready: boolean }) {
  return <Button kind={ready ? 'primary' : 'outline'} className={`max-sm:flex-auto max-sm:!px-3 ${ready ? '' : '!border-line !text-muted'}`} {...props} />;
}

/** The same text in both languages. */
export function BothBoxes({ name, label, rows, note }: { name: string; label: string; rows?: number; note?: string }) {
  const { t } = useWords();
  // As high as what is in it.
  const grows = `[&_textarea]:block [&_textarea]:field-sizing-content [&_textarea]:max-h-[70dvh] ${rows === 1 ? '[&_textarea]:min-h-12 [&_textarea]:py-2.5 [&_textarea]:resize-none' : ''}`;
  const more = { ...(rows ? { rows, className: grows } : {}), note };
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
              className="!border-transparent !bg-transparent !px-3 !text-muted hover:!bg-sunk hover:!text-danger focus-visible:!text-danger sm:mt-7.5"
            >
              <Trash2 aria-hidden="true" className="size-5" />
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
