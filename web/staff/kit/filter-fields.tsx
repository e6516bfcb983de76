import { Search, X } from 'lucide-react';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { addressOf, type Filter, type Filters, partsOf, queryOf } from './filters.ts';

const chip =
  'control inline-flex min-h-10 max-w-full items-center rounded-full border border-control bg-card px-3.5 text-ui text-ink no-underline hover:border-primary aria-[current]:border-field aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:font-semibold aria-[current]:text-primary-ink';

interface FieldProps {
  name: string;
  filter: Filter;
  filters: Filters;
}

/** What the address says of a filter, and the addresses of its values. */
function useFilter({ name, filter, filters }: FieldProps) {
  const [params] = useSearchParams();
  const query = queryOf(filters, params);
  return {
    value: (query as Readonly<Record<string, unknown>>)[name] as string | undefined,
    others: partsOf(filters, query).filter(([other]) => other !== name),
    to: (value: string | undefined): string => addressOf(filters, query, { [name]: value ?? filter.usual }),
  };
}

/** One of a few values, as links. */
export function Chips(props: FieldProps) {
  const words = useWords();
  const { value, to } = useFilter(props);
  const { label, values, text } = props.filter;
  return (
    <nav aria-label={label(words.t)}>
      <ul className="m-0 flex list-none flex-wrap gap-x-2 p-0">
        {values.map((one) => (
          <li key={one ?? ''} className="flex min-h-12 items-center">
            <Link to={to(one)} aria-current={one === value ? 'true' : undefined} preventScrollReset className={chip}>
              {text(words, one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Choose(props: FieldProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { value, to } = useFilter(props);
  const { label, values, text } = props.filter;
  return (
    <Select
      aria-label={label(words.t)}
      value={value ?? ''}
      onChange={({ target }) => void navigate(to(target.value || undefined), { preventScrollReset: true })}
      className="min-w-0 flex-1 basis-2/5 sm:w-56 sm:flex-none"
    >
      {values.map((one) => (
        <option key={one ?? ''} value={one ?? ''}>
          {text(words, one)}
        </option>
      ))}
    </Select>
  );
}

/** Looks for words within the list; the other filters stay. */
export function SearchField(props: FieldProps) {
  const { t } = useWords();
  const { value, others, to } = useFilter(props);
  const { label, hint = label } = props.filter;
  return (
    <search className="min-w-0 flex-1 basis-64 lg:max-w-115">
      <Form preventScrollReset className="relative">
        {others.map(([name, other]) => (
          <input key={name} type="hidden" name={name} value={other} />
        ))}
        <TextInput
          key={value ?? ''}
          name={props.name}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.search.textMax}
          defaultValue={value}
          aria-label={label(t)}
          placeholder={hint(t)}
          icon={<Search aria-hidden="true" />}
          className={value ? '[&>input]:pr-13' : ''}
        />
        {value ? (
          <Link
            to={to(undefined)}
            aria-label={t('staff.clearSearch')}
            preventScrollReset
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted"
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
        ) : null}
      </Form>
    </search>
  );
}

/** The filters that a list shows, words to look for first, menus last. */
export function FilterFields({ filters }: { filters: Filters }) {
  const shown = (as: Filter['as'], Field: typeof Chips) =>
    Object.entries(filters).flatMap(([name, filter]) => (filter?.as === as ? [<Field key={name} name={name} filter={filter} filters={filters} />] : []));
  const [fields, menus] = [[...shown('search', SearchField), ...shown('chips', Chips)], shown('select', Choose)];
  if (fields.length + menus.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 lg:px-5">
      {fields}
      {menus.length > 0 ? <div className="flex w-full flex-wrap gap-2 sm:w-auto sm:gap-3">{menus}</div> : null}
    </div>
  );
}
