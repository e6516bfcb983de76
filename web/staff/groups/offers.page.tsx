import { groups } from '#contracts/offers/groups.ts';
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
      row={({ PostID, title, listed, stage, shares: { total, open, held, confirmed }, interests }) => (
        <ListingRow
          key={PostID}
          type="group"
          PostID={PostID}
          name={title[lng]}
          listed={listed}
          list="/admin/groups"
          facts={[
            t(`enums.groupStage_${stage}`),
            t('staffFirms.shares', { total, open, held, confirmed }),
            t('staffFirms.counts', { interests: fmt.number(interests) }),
          ]}
        />
      )}
    />
  );
}
