import type { ReactNode } from 'react';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { FacetCount, Facets } from '#contracts/search/facets.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { ChoiceChip, Segments } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { excluding, onMap } from './filters.ts';
import type { FilterForm } from './use-filter-form.ts';

/** What each value of a filter would find; of what cannot be counted nothing is told. */
export type FoundByValue = Pick<Facets, 'purpose' | 'prices' | 'types' | 'bedrooms'>;

export interface Fields {
  /** Starts the ids, since the rail and the sheet have the same fields. */
  id: string;
  form: FilterForm;
  path: string;
  purpose: Purpose;
  areas: ShownAreas;
  errors: Readonly<Record<string, string>>;
  /** What each value would find; undefined until that is known. */
  facets: FoundByValue | undefined;
}

/** What a form keeps of the address although it has no field for it. */
export const Kept = ({ params, names }: { params: URLSearchParams; names: readonly string[] }) =>
  [...names, ...excluding, ...onMap].flatMap((name) =>
    params
      .getAll(name)
      .filter(Boolean)
      .map((value) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />),
  );

/** A count beside a filter: an estimate says so, and past a thousand it is a thousand and more. */
export function facetText({ count, isExact }: FacetCount, { t, fmt }: Pick<PageWords, 't' | 'fmt'>): string {
  if (isExact) return fmt.number(count);
  return t(count >= limits.search.countMax ? 'search.facetMany' : 'search.facetAbout', { count: fmt.number(count) });
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

/** A number with what it would find below it. */
function Counted({ count, children }: { count: FacetCount | undefined; children: ReactNode }) {
  const words = useWords();
  if (!count) return children;
  const text = facetText(count, words);
  return (
    <span className="grid">
      {children}
      <span className="text-caption leading-tight font-normal text-muted">{text}</span>
    </span>
  );
}

/** So many at least, or any. */
export function AtLeast({ name, legend, max, found, fields: { id, form, errors } }: Omit<OneOfProps, 'options'> & { max: number; found?: Facets['bedrooms'] }) {
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
        options={[
          { value: '', label: t('search.anyNumber') },
          ...counts.map((count) => ({
            value: String(count),
            label: (
              <Counted count={found?.find(({ value }) => value === count)}>
                {count === max ? t('search.orMore', { count: fmt.number(count) }) : fmt.number(count)}
              </Counted>
            ),
          })),
        ]}
        className="[&_span]:px-0 [&_label>span]:h-full"
      />
      <ErrorText id={`${id}-${name}`} error={errors[name]} />
    </div>
  );
}
