import { groups, type Shares } from '#contracts/offers/groups.ts';
import { StageTag } from '#web/cards/stage-tag.tsx';
import { useWords } from '#web/platform/language.tsx';
import { staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { ListingList, ListingRow, searchAny } from '#web/staff/listing-list.tsx';
import type { Route } from './+types/offers.page.ts';

export const handle = { cache: false };

const list = staffList(groups.staffList, { q: searchAny, stage: null });

export const loader = staffLoader('staffFirms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffFirms.groupsTitle'));
export const HydrateFallback = StaffSkeleton;

/** How the shares are taken: in words, and as a thin bar. */
function SharesLine({ shares: { total, open, held, confirmed } }: { shares: Shares }) {
  const { t } = useWords();
  return (
    <>
      <p className="m-0">{t('staffFirms.shares', { total, open, held, confirmed })}</p>
      <span aria-hidden="true" className="mt-1 mb-1 flex h-1 max-w-100 overflow-hidden rounded-full bg-line">
        <span style={{ flexGrow: confirmed }} className="bg-primary" />
        <span style={{ flexGrow: held }} className="bg-gold" />
        <span style={{ flexGrow: open }} />
      </span>
    </>
  );
}

/** All group buildings for staff. */
export default function OffersPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t, fmt, lng } = useWords();
  return (
    <ListingList
      title={t('staffFirms.groupsTitle')}
      lead={t('staffFirms.groupsLead')}
      add={t('staffFirms.groupNew')}
      addTo="/admin/groups/new"
      list={list}
      empty={t('staffFirms.groupsEmpty')}
      answer={answer}
      row={({ PostID, title, listed, stage, shares, interests }) => (
        <ListingRow
          key={PostID}
          type="group"
          PostID={PostID}
          name={title[lng]}
          listed={listed}
          list="/admin/groups"
          stage={<StageTag stage={stage} />}
          facts={[t('staffFirms.counts', { interests: fmt.number(interests) })]}
          cell={<SharesLine shares={shares} />}
        />
      )}
    />
  );
}
