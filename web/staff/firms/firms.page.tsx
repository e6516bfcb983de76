import { interiors } from '#contracts/offers/interiors.ts';
import { useWords } from '#web/platform/language.tsx';
import { staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { ListingList, ListingRow, searchAny } from '#web/staff/listing-list.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/firms.page.ts';

export const handle = { cache: false };

const list = staffList(interiors.staffList, { q: searchAny });

export const loader = staffLoader('staffFirms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffFirms.firmsTitle'));
export const HydrateFallback = StaffSkeleton;

/** All design firms for staff. */
export default function FirmsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t, fmt, lng } = useWords();
  return (
    <ListingList
      title={t('staffFirms.firmsTitle')}
      lead={t('staffFirms.firmsLead')}
      add={t('staffFirms.firmNew')}
      addTo="/admin/interiors/new"
      list={list}
      empty={t('staffFirms.firmsEmpty')}
      answer={answer}
      row={({ PostID, companyName, listed, place, draft, interests, pendingReviews }) => (
        <ListingRow
          key={PostID}
          type="interior"
          PostID={PostID}
          name={companyName[lng]}
          listed={listed}
          list="/admin/interiors"
          tags={
            <>
              {draft ? <Tag tone="clay">{t('staffFirms.draftWaits')}</Tag> : null}
              {pendingReviews > 0 ? <Tag tone="gold">{t('staffFirms.waitingReviews', { count: pendingReviews })}</Tag> : null}
            </>
          }
          facts={[place.district[lng]]}
          cell={t('staffFirms.counts', { interests: fmt.number(interests) })}
        />
      )}
    />
  );
}
