import { useId, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { measureWords } from '#i18n/measures.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { useTextField } from './use-text-field.ts';

const partsOf = (value: string): [year: string, month: string, day: string] => {
  const [year = '', month = '', day = ''] = value.split('-');
  return [year, month, day];
};

/** Birth years of people who may register, the latest first. */
const years = (): number[] => {
  const now = new Date().getFullYear();
  const { ageMin, ageMax } = limits.accounts;
  return Array.from({ length: ageMax - ageMin + 1 }, (_, at) => now - ageMin - at);
};

/**
 * Day, month and year as lists in the page's own words: a date box of the browser speaks the browser's language. The form has
 * YYYY-MM-DD, or an empty text while a part is missing.
 */
export function BirthDateBox({ hint }: { hint?: string }) {
  const { value, set: setDate, blur, error } = useTextField('birthDate');
  const { t, fmt, lng } = useWords();
  const { months, dateParts } = measureWords[lng];
  const id = useId();
  const [typed, setTyped] = useState(() => partsOf(value));
  // Parts are kept here while the date is not whole; a date from outside wins.
  const [year, month, day] = value && value !== typed.join('-') ? partsOf(value) : typed;
  const set = (at: 0 | 1 | 2, part: string): void => {
    const next: [string, string, string] = [year, month, day];
    next[at] = part;
    setTyped(next);
    setDate(next.every(Boolean) ? next.join('-') : '');
  };
  const shared = { onBlur: blur, 'aria-describedby': `birthDate-error ${id}`, ...(error ? { 'aria-invalid': true } : {}) };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-ui font-semibold">{t('forms.birthDate')}</legend>
      <div className="grid grid-cols-[1fr_1.5fr_1.2fr] gap-2">
        <Select
          {...shared}
          aria-label={dateParts.day}
          autoComplete="bday-day"
          value={day}
          onChange={(event) => set(2, event.target.value)}
          className="[&>select]:!pr-7 [&>select]:!pl-3"
        >
          <option value="">{dateParts.day}</option>
          {Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, '0')).map((one) => (
            <option key={one} value={one}>
              {fmt.plain(Number(one))}
            </option>
          ))}
        </Select>
        <Select
          {...shared}
          aria-label={dateParts.month}
          autoComplete="bday-month"
          value={month}
          onChange={(event) => set(1, event.target.value)}
          className="[&>select]:!pr-7 [&>select]:!pl-3"
        >
          <option value="">{dateParts.month}</option>
          {months.map((name, at) => (
            <option key={name} value={String(at + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          {...shared}
          aria-label={dateParts.year}
          autoComplete="bday-year"
          value={year}
          onChange={(event) => set(0, event.target.value)}
          className="[&>select]:!pr-7 [&>select]:!pl-3"
        >
          <option value="">{dateParts.year}</option>
          {years().map((one) => (
            <option key={one} value={String(one)}>
              {fmt.plain(one)}
            </option>
          ))}
        </Select>
      </div>
      {hint ? (
        <p id={id} className="mt-1.5 mb-0 text-small text-muted">
          {hint}
        </p>
      ) : null}
      <ErrorText id="birthDate" error={error} />
    </fieldset>
  );
}
