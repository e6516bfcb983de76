import { useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { dateLegend, DateLists } from '#web/forms/date-lists.tsx';

interface DatePartsProps {
  name: string;
  label: string;
  type: 'month' | 'date';
}

/** A month or a day of a form, as YYYY-MM or YYYY-MM-DD, or an empty text while a part is missing. */
export function DateParts({ name, label, type }: DatePartsProps) {
  const { value, set, blur, error } = useTextField(name);
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={dateLegend}>{label}</legend>
      <DateLists label={label} type={type} value={value} onChange={set} onBlur={blur} name={name} error={error} />
      <ErrorText id={name} error={error} />
    </fieldset>
  );
}

/** Full hours, and the time that is given. */
const timesWith = (own: string): string[] =>
  [...new Set([...Array.from({ length: 24 }, (_one, hour) => `${String(hour).padStart(2, '0')}:00`), ...(own ? [own] : [])])].toSorted();

/** A day and its hour, by Bangladesh time; the form has YYYY-MM-DDTHH:MM. A day alone begins at midnight. */
export function MomentBox({ name, label }: Omit<DatePartsProps, 'type'>) {
  const { t, fmt } = useWords();
  const { value, set, blur, error } = useTextField(name);
  const [day = '', time = ''] = value.split('T');
  const put = (nextDay: string, nextTime: string): void => set(nextDay ? `${nextDay}T${nextTime || '00:00'}` : '');
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={dateLegend}>{label}</legend>
      <div className="grid gap-1.5 sm:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)]">
        <DateLists label={label} type="date" value={day} onChange={(next) => put(next, time)} onBlur={blur} name={name} error={error} />
        <Select
          aria-label={`${label}: ${t('staffSettings.hour')}`}
          value={time}
          disabled={!day}
          onBlur={blur}
          onChange={(event) => put(day, event.target.value)}
          className="min-w-0 [&>select]:!pr-6 [&>select]:!pl-2.5 [&>svg]:!right-1.5 [&>svg]:!size-4"
        >
          {day ? null : <option value="">{t('staffSettings.hour')}</option>}
          {timesWith(time).map((one) => (
            <option key={one} value={one}>
              {fmt.hour(Number(one.slice(0, 2)), Number(one.slice(3)))}
            </option>
          ))}
        </Select>
      </div>
      <ErrorText id={name} error={error} />
    </fieldset>
  );
}
