// A month or a day as lists in the page's own words and digits: a date box of the browser speaks the browser's language.
import { type ReactNode, useState } from 'react';
import { measureWords } from '#i18n/measures.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';

const two = (number: number): string => String(number).padStart(2, '0');
const counted = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const around = [-10, 10] as const;

/** Years around this one, and that of the date itself. */
function yearsOffered(own: string, [least, most]: readonly [least: number, most: number]): number[] {
  const now = new Date().getFullYear();
  const years = counted(now + least, now + most);
  const year = Number(own);
  return own && !years.includes(year) ? [...years, year].toSorted((a, b) => a - b) : years;
}

interface DateListsProps {
  label: string;
  type: 'month' | 'date';
  /** YYYY-MM or YYYY-MM-DD, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Of the field, where the form is read by names or a fault is shown at it. */
  name?: string | undefined;
  error?: string | undefined;
  /** How many years from this one are offered, before and after. */
  years?: readonly [least: number, most: number];
  className?: string;
}

/** The lists of a day or a month beside each other, without a legend. */
export function DateLists({ label, type, value, onChange, onBlur, name, error, years = around, className = '' }: DateListsProps) {
  const { fmt, lng } = useWords();
  const { months, dateParts } = measureWords[lng];
  const count = type === 'month' ? 2 : 3;
  const [typed, setTyped] = useState(() => value.split('-'));
  // Parts are kept here while the date is not whole; a date from outside wins.
  const parts = value && value !== typed.slice(0, count).join('-') ? value.split('-') : typed;
  const part = (at: number): string => parts[at] ?? '';
  const change = (at: number, chosen: string): void => {
    const next = counted(0, count - 1).map((one) => (one === at ? chosen : part(one)));
    setTyped(next);
    onChange(next.every(Boolean) ? next.join('-') : '');
  };
  const lists = [
    [2, dateParts.day, counted(1, 31).map((day) => [two(day), fmt.plain(day)] as const)],
    [1, dateParts.month, months.map((month, at) => [two(at + 1), month] as const)],
    [0, dateParts.year, yearsOffered(part(0), years).map((year) => [String(year), fmt.plain(year)] as const)],
  ] as const;
  return (
    <div className={`grid gap-1.5 ${className} ${type === 'month' ? 'grid-cols-[1.4fr_1fr]' : 'grid-cols-[1fr_1.6fr_1.2fr]'}`}>
      {lists
        .filter(([at]) => at < count)
        .map(([at, what, options]) => (
          <Select
            key={what}
            name={at === 0 ? name : undefined}
            aria-label={`${label}: ${what}`}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
            value={part(at)}
            onBlur={onBlur}
            onChange={(event) => change(at, event.target.value)}
            className="min-w-0 [&>select]:!pr-6 [&>select]:!pl-2.5 [&>svg]:!right-1.5 [&>svg]:!size-4"
          >
            <option value="">{what}</option>
            {options.map(([chosen, said]) => (
              <option key={chosen} value={chosen}>
                {said}
              </option>
            ))}
          </Select>
        ))}
    </div>
  );
}

export const dateLegend = 'mb-1.5 p-0 text-ui font-semibold';

interface DateBoxProps {
  label: ReactNode;
  /** For each of the lists. */
  spoken: string;
  type: 'month' | 'date';
  name: string;
  given?: string | undefined;
  error?: string | undefined;
  className?: string;
}

/** A date in a form that is read by the names of its fields. */
export function DateBox({ label, spoken, type, name, given = '', error, className = '' }: DateBoxProps) {
  const [value, setValue] = useState(given);
  return (
    <fieldset className={`m-0 min-w-0 border-0 p-0 ${className}`}>
      <legend className={dateLegend}>{label}</legend>
      <DateLists label={spoken} type={type} value={value} onChange={setValue} error={error} />
      <input type="hidden" name={name} value={value} />
      <ErrorText id={name} error={error} />
    </fieldset>
  );
}
