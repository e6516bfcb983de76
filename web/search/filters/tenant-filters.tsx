import { type MouseEvent, useRef } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { tenantKinds } from '#contracts/enums.ts';
import { DateLists } from '#web/forms/date-lists.tsx';
import { firstsOfMonths } from '#web/forms/months.ts';
import { useWords } from '#web/platform/language.tsx';
import { ChoiceChip } from '#web/ui/controls.tsx';
import { described } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FieldGroup, type Fields } from './field-parts.tsx';
import { searchOf, without } from './filters.ts';

const monthsOffered = 4;
/** This year and the next. */
const soon = [0, 1] as const;

/** The first days of the coming months one press away (links before scripts), any other day by lists. */
function AvailableBy({ id, form, path, errors }: Fields) {
  const { t, fmt, now } = useWords();
  const chosen = form.draft.get('availableBy') ?? '';
  const months = firstsOfMonths(now, monthsOffered);
  const hrefOf = (day: string): string => {
    const rest = without(form.address, 'availableBy');
    if (day !== chosen) rest.set('availableBy', day);
    return `${path}${searchOf(rest)}`;
  };
  const pick = (day: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const owner = event.currentTarget.closest('form');
    if (!owner) return;
    event.preventDefault();
    form.fill(owner, { availableBy: day === chosen ? '' : day });
  };
  const day = useRef<HTMLDivElement>(null);
  const pickDay = (next: string): void => {
    const owner = day.current?.closest('form');
    if (owner) form.fill(owner, { availableBy: next });
  };
  return (
    <FieldGroup legend={t('search.availableBy')} id={`${id}-availableBy`} error={errors['availableBy']}>
      <ul aria-label={t('search.availableMonths')} className="mt-0 mb-1 flex list-none flex-wrap gap-x-2 p-0">
        {months.map((day) => (
          <li key={day}>
            <Link
              to={hrefOf(day)}
              onClick={pick(day)}
              preventScrollReset
              aria-current={day === chosen ? 'true' : undefined}
              className="group flex min-h-12 items-center text-ink no-underline"
            >
              <span className="control flex h-10 items-center gap-1.5 rounded-full border border-control bg-card px-3.5 text-ui group-hover:border-primary group-aria-[current]:border-field group-aria-[current]:border-primary group-aria-[current]:bg-primary-tint group-aria-[current]:font-semibold group-aria-[current]:text-primary-ink">
                {day === chosen ? <Check aria-hidden="true" className="size-4" /> : null}
                {fmt.dayMonth(day)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <details open={errors['availableBy'] !== undefined || (chosen !== '' && !months.includes(chosen))}>
        <summary className="control inline-flex min-h-11 cursor-pointer list-none items-center text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
          {t('search.availableByDay')}
        </summary>
        {/* The form reads the browser's own box, which is seen where no script shows the lists. */}
        <div ref={day}>
          <TextInput
            {...described(`${id}-availableBy`, errors['availableBy'])}
            type="date"
            name="availableBy"
            aria-label={t('search.availableByDay')}
            defaultValue={form.params.get('availableBy') ?? ''}
            className="hidden noscript:block"
          />
          <DateLists label={t('search.availableByDay')} type="date" value={chosen} onChange={pickDay} years={soon} className="noscript:hidden" />
        </div>
      </details>
    </FieldGroup>
  );
}

/** What homes to rent alone are asked for: who will live there, and by when it must be empty. */
export function TenantFilters(fields: Fields) {
  const { t } = useWords();
  const { id, form, errors } = fields;
  const chosen = form.params.getAll('tenants');
  return (
    <>
      <FieldGroup legend={t('search.tenants')} id={`${id}-tenants`} error={errors['tenants']}>
        <div className="-my-1 flex flex-wrap gap-x-2">
          {tenantKinds.map((value) => (
            <ChoiceChip key={value} kind="checkbox" name="tenants" value={value} label={t(`enums.tenant_${value}`)} defaultChecked={chosen.includes(value)} />
          ))}
        </div>
      </FieldGroup>
      <div className="mt-5 border-t border-line pt-5">
        <AvailableBy {...fields} />
      </div>
    </>
  );
}
