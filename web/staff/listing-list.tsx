import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type Filters, type PageOf, search, type StaffListOf } from './kit/filters.ts';
import { Row } from './kit/row.tsx';
import { ListPage } from './kit/staff-list.tsx';

/** Offers and firms are looked for in the same way. */
export const searchAny = search((t) => t('staffFirms.searchAny'));

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
  const marks = (
    <>
      <span className="text-small font-normal text-muted">{t('staff.number', { number: fmt.plain(PostID) })}</span>
      <Tag tone={listed ? 'green' : 'red'}>{t(listed ? 'staffFirms.listed' : 'staffFirms.withdrawn')}</Tag>
      {tags}
    </>
  );
  const actions = (
    <>
      {listed ? (
        <Link to={detailPath({ type, PostID })} className="inline-flex min-h-11 items-center text-ui font-semibold text-link">
          {t('staff.view')}
        </Link>
      ) : null}
      <ButtonLink kind="outline" to={`${list}/${PostID}`} aria-label={`${t('staff.edit')}: ${name}`}>
        {t('staff.edit')}
      </ButtonLink>
    </>
  );
  return (
    <Row title={name} tags={marks} actions={actions}>
      <p className="m-0 text-ui text-muted wrap-anywhere">{children}</p>
    </Row>
  );
}

interface ListingListProps<T> {
  title: string;
  lead: string;
  add: string;
  addTo: string;
  list: StaffListOf<Endpoint, Filters>;
  empty: string;
  answer: Outcome<PageOf<T>> | undefined;
  row: (item: T) => ReactNode;
}

/** All offers or firms, to look for one and to add another. */
export function ListingList<T>({ add, addTo, ...page }: ListingListProps<T>) {
  const { t } = useWords();
  const adding = (
    <ButtonLink to={addTo}>
      <Plus aria-hidden="true" className="size-5" />
      {add}
    </ButtonLink>
  );
  return <ListPage {...page} actions={adding} failed={t('staff.listFailed')} />;
}
