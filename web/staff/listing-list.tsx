import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { Pagination } from '#contracts/values.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { StaffList, SearchBox } from '#web/staff/kit/staff-list.tsx';

interface ListingRowProps {
  type: 'group' | 'interior';
  PostID: number;
  name: string;
  listed: boolean;
  /** The list that it belongs to. */
  list: string;
  tags?: ReactNode;
  children: ReactNode;
}

/** One offer or firm, and the way to its form. */
export function ListingRow({ type, PostID, name, listed, list, tags, children }: ListingRowProps) {
  const { t, fmt } = useWords();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 lg:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="m-0 flex flex-wrap items-center gap-x-2.5 font-semibold wrap-anywhere">
          {name}
          <span className="text-small font-normal text-muted">{t('staffFirms.firmNumber', { number: fmt.plain(PostID) })}</span>
          <Tag tone={listed ? 'green' : 'red'}>{t(listed ? 'staffFirms.listed' : 'staffFirms.withdrawn')}</Tag>
          {tags}
        </p>
        <p className="m-0 text-ui text-muted wrap-anywhere">{children}</p>
      </div>
      {listed ? (
        <Link to={detailPath({ type, PostID })} className="inline-flex min-h-11 items-center text-ui font-semibold text-link">
          {t('staffFirms.view')}
        </Link>
      ) : null}
      <ButtonLink kind="outline" to={`${list}/${PostID}`} aria-label={`${t('staffFirms.edit')}: ${name}`}>
        {t('staffFirms.edit')}
      </ButtonLink>
    </li>
  );
}

interface ListingListProps<T> {
  title: string;
  lead: string;
  add: string;
  list: string;
  empty: string;
  outcome: Outcome<{ items: T[]; pagination: Pagination }> | undefined;
  children: (item: T) => ReactNode;
}

/** All offers or firms, to look for one and to add another. */
export function ListingList<T>({ title, lead, add, list, empty, outcome, children }: ListingListProps<T>) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <div className="mx-auto max-w-5xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="m-0">{title}</h1>
          <p className="mt-1 mb-0 text-muted">{lead}</p>
        </div>
        <ButtonLink to={`${list}/new`}>
          <Plus aria-hidden="true" className="size-5" />
          {add}
        </ButtonLink>
      </div>
      <StaffList
        outcome={outcome}
        empty={empty}
        failed={t('staffFirms.listFailed')}
        filters={<SearchBox label={t('staffFirms.searchAny')} q={wordsIn(params)} />}
      >
        {(items) => <ul className="m-0 list-none p-0">{items.map(children)}</ul>}
      </StaffList>
    </div>
  );
}
