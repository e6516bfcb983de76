import type { ReactNode } from 'react';
import type { Purpose } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { ChoiceChip, Segments } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import type { FilterForm } from './use-filter-form.ts';

export interface Fields {
  /** Starts the ids, since the rail and the sheet have the same fields. */
  id: string;
  form: FilterForm;
  path: string;
  purpose: Purpose;
  areas: ShownAreas;
  errors: Readonly<Record<string, string>>;
}

interface GroupProps {
  legend: ReactNode;
  id: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Fields that answer one question together. */
export function FieldGroup({ legend, id, error, children }: GroupProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="float-left mb-2 w-full p-0 text-ui font-semibold">{legend}</legend>
      <div className="clear-left">{children}</div>
      <ErrorText id={id} error={error} />
    </fieldset>
  );
}

interface OneOfProps {
  name: string;
  legend: string;
  options: ReadonlyArray<readonly [value: string, label: string]>;
  fields: Fields;
}

/** One of a few as chips, or any. */
export function OneOf({ name, legend, options, fields: { id, form, errors } }: OneOfProps) {
  const { t } = useWords();
  const chosen = form.params.get(name) ?? '';
  return (
    <FieldGroup legend={legend} id={`${id}-${name}`} error={errors[name]}>
      <div className="-my-1 flex flex-wrap gap-x-2">
        {[['', t('search.any')] as const, ...options].map(([value, label]) => (
          <ChoiceChip key={value} kind="radio" name={name} value={value} label={label} defaultChecked={value === chosen} />
        ))}
      </div>
    </FieldGroup>
  );
}

/** So many at least, or any. */
export function AtLeast({ name, legend, max, fields: { id, form, errors } }: Omit<OneOfProps, 'options'> & { max: number }) {
  const { t, fmt } = useWords();
  const counts = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <div>
      <p aria-hidden="true" className="m-0 mb-2 text-ui font-semibold">
        {legend}
      </p>
      <Segments
        legend={legend}
        name={name}
        defaultValue={form.params.get(name) ?? ''}
        options={[{ value: '', label: t('search.anyNumber') }, ...counts.map((count) => ({ value: String(count), label: fmt.number(count) }))]}
        className="[&_span]:px-0"
      />
      <ErrorText id={`${id}-${name}`} error={errors[name]} />
    </div>
  );
}
