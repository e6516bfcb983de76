import type { ReactNode } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { FileButton } from './file-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import { addressOf, type Filters, type PageOf, partsOf, queryOf, type StaffListOf } from './filters.ts';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';
import { TryAgain } from './staff-answer.tsx';

/** Whether the address narrows the list. */
export function useIsFiltered(filters: Filters): boolean {
  const [params] = useSearchParams();
  return partsOf(filters, queryOf(filters, params)).length > 0;
}

/** No rows: because there are none, or because the filters leave none. */
function Empty({ title, text, filters }: { title: string; text: string | undefined; filters: Filters }) {
  const { t } = useWords();
  const clear = (
    <ButtonLink kind="outline" to="?">
      {t('staff.clearFilters')}
    </ButtonLink>
  );
  return <EmptyState drawing="magnifier" title={title} text={text} action={useIsFiltered(filters) ? clear : undefined} />;
}

interface StaffListProps<T> {
  list: StaffListOf<Endpoint, Filters>;
  answer: Outcome<PageOf<T>> | undefined;
  empty: string;
  emptyText?: string;
  failed: string;
  /** How many there are, in words. */
  found?: (count: number) => string;
  /** What the file of all rows is called, where the API makes one. */
  file?: string;
  /** Without the filters, where there is nothing to narrow. */
  bare?: boolean;
  /** Fields of the page's own. */
  fields?: ReactNode;
  row: (item: T) => ReactNode;
}

/** A list of the staff pages below its filters: its rows, their number, the file of them, and the way through its pages. */
export function StaffList<T>({ list, answer, empty, emptyText, failed, found, file, bare, fields, row }: StaffListProps<T>) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const loading = useNavigation().state !== 'idle';
  const { filters } = list;
  const query = queryOf(filters, params);
  const { items, pagination } = answer?.ok ? answer.value : { items: [], pagination: undefined };
  return (
    <>
      <div aria-busy={loading} className="overflow-hidden rounded-card border border-line bg-card">
        {fields}
        {bare ? null : <FilterFields filters={filters} />}
        {pagination ? (
          <>
            {/* That there are none is said by the list itself; a screen reader hears the number too. */}
            <div
              className={pagination.total > 0 ? 'flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 lg:px-5' : 'sr-only'}
            >
              <output className="text-small text-muted">{found?.(pagination.total) ?? t('staff.found', { count: pagination.total })}</output>
              {file && pagination.total > 0 ? <FileButton list={list} query={query} name={file} /> : null}
            </div>
            {items.length > 0 ? (
              <ul className={`m-0 list-none p-0 ${loading ? 'opacity-60' : ''}`}>{items.map(row)}</ul>
            ) : (
              <Empty title={empty} text={emptyText} filters={filters} />
            )}
          </>
        ) : (
          <div className="p-4">
            <TryAgain text={failed} />
          </div>
        )}
      </div>
      <div className="mt-5">
        <Pagination page={query.page} totalPages={pagination?.totalPages ?? 1} hrefOf={(page) => addressOf(filters, query, { page })} />
      </div>
    </>
  );
}

interface ListPageProps<T> extends StaffListProps<T>, Omit<PageFrameProps, 'children'> {
  /** Above the list. */
  above?: ReactNode;
}

/** A page that is a list. */
export function ListPage<T>({ title, lead, actions, above, ...list }: ListPageProps<T>) {
  return (
    <PageFrame title={title} lead={lead} actions={actions}>
      {above}
      <StaffList {...list} />
    </PageFrame>
  );
}
