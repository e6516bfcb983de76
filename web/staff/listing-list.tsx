import { ExternalLink, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type Filters, type PageOf, search, type StaffListOf } from './kit/filters.ts';
import { Facts, Row, RowLink } from './kit/row.tsx';
import { MenuLink, RowMenu } from './kit/row-menu.tsx';
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
  /** How far it has come, before its number. */
  stage?: ReactNode;
  /** What else is said of it, behind its number. */
  facts: ReadonlyArray<string | false>;
  /** More about it, in a column of its own. */
  cell?: ReactNode;
}

/** One offer or firm, and the way to its form. */
export function ListingRow({ type, PostID, name, listed, list, tags, stage, facts, cell }: ListingRowProps) {
  const { t, fmt } = useWords();
  const marks = (
    <>
      {listed ? null : <Tag tone="red">{t('staffFirms.withdrawn')}</Tag>}
      {tags}
    </>
  );
  const form = `${list}/${PostID}`;
  const menu = (
    <RowMenu label={t('staff.menuOf', { name })}>
      <MenuLink to={form} icon={<Pencil aria-hidden="true" />}>
        {t('staff.edit')}
      </MenuLink>
      {listed ? (
        <MenuLink to={detailPath({ type, PostID })} icon={<ExternalLink aria-hidden="true" />}>
          {t('staff.view')}
        </MenuLink>
      ) : null}
    </RowMenu>
  );
  const about = <Facts parts={[t('staff.number', { number: fmt.plain(PostID) }), ...facts]} even={!stage} tags={stage} />;
  return <Row title={<RowLink to={form}>{name}</RowLink>} tags={marks} menu={menu} joined={!stage} cells={cell ? [about, cell] : [about]} />;
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
