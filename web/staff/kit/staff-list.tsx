import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import type { Pagination } from '#contracts/values.ts';
import { searchWith } from '#web/staff/queue/queue-address.ts';
import { PageSteps } from '#web/staff/queue/queue-list.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { useWords } from '#web/platform/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const chip =
  'control inline-flex min-h-10 max-w-full items-center rounded-full border border-control bg-card px-3.5 text-ui text-ink no-underline hover:border-primary aria-[current]:border-field aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:font-semibold aria-[current]:text-primary-ink';

interface ChipsProps {
  /** The part of the address that they change. */
  name: string;
  label: string;
  /** Undefined takes the part out of the address. */
  options: readonly (readonly [value: string | undefined, label: string])[];
  chosen: string | undefined;
}

/** One of a few filters, as links. */
export function Chips({ name, label, options, chosen }: ChipsProps) {
  const [params] = useSearchParams();
  return (
    <nav aria-label={label}>
      <ul className="m-0 flex list-none flex-wrap gap-x-2 p-0">
        {options.map(([value, text]) => (
          <li key={value ?? ''} className="flex min-h-12 items-center">
            <Link
              to={searchWith(params, { [name]: value, page: undefined })}
              aria-current={value === chosen ? 'true' : undefined}
              preventScrollReset
              className={chip}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Looks for words within the list; the other parts of the address stay. */
export function SearchBox({ label, q }: { label: string; q: string | undefined }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const others = [...params].filter(([name]) => name !== 'q' && name !== 'page');
  return (
    <search>
      <Form preventScrollReset className="relative lg:max-w-md">
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          key={q ?? ''}
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.search.textMax}
          defaultValue={q}
          aria-label={label}
          placeholder={label}
          icon={<Search aria-hidden="true" />}
          className={q ? '[&>input]:pr-13' : ''}
        />
        {q ? (
          <Link
            to={searchWith(params, { q: undefined, page: undefined })}
            aria-label={t('staffFirms.clearSearch')}
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

interface StaffListProps<T> {
  filters?: ReactNode;
  outcome: Outcome<{ items: T[]; pagination: Pagination }> | undefined;
  empty: string;
  failed: string;
  children: (items: readonly T[]) => ReactNode;
}

/** A list of the staff area below its filters: its rows, its number, and the way through its pages. */
export function StaffList<T>({ filters, outcome, empty, failed, children }: StaffListProps<T>) {
  const { t } = useWords();
  const loading = useNavigation().state !== 'idle';
  const list = outcome?.ok ? outcome.value : undefined;
  return (
    <div aria-busy={loading} className="overflow-hidden rounded-card border border-line bg-card">
      {filters ? <div className="grid gap-2 border-b border-line px-4 py-3">{filters}</div> : null}
      {list ? (
        <>
          <output className="block border-b border-line px-4 py-2 text-small text-muted lg:px-5">
            {t('staffFirms.found', { count: list.pagination.total })}
          </output>
          <div className={loading ? 'opacity-60' : ''}>{list.items.length > 0 ? children(list.items) : <EmptyState drawing="magnifier" title={empty} />}</div>
          <PageSteps pagination={list.pagination} />
        </>
      ) : (
        <div className="p-4">
          <TryAgain text={failed} />
        </div>
      )}
    </div>
  );
}
