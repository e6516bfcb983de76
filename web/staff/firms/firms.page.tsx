import type { StaffFirm } from '#contracts/offers/interiors.ts';
import type { Pagination } from '#contracts/values.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Route } from './+types/firms.page.ts';
import { pageIn, readAsStaff, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { readFirms } from '#web/staff/listing-calls.ts';
import { ListingList, ListingRow } from '#web/staff/listing-list.tsx';
import { Tag } from '#web/ui/tag.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffFirms'),
  list: undefined as Outcome<{ items: StaffFirm[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readFirms(api, { q: wordsIn(params), page: pageIn(params) }))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffFirms.firmsTitle'));

export const HydrateFallback = StaffSkeleton;

/** All design firms for staff. */
export default function FirmsPage({ loaderData }: Route.ComponentProps) {
  const { t, fmt, lng } = useWords();
  const list = '/admin/interiors';
  return (
    <ListingList
      title={t('staffFirms.firmsTitle')}
      lead={t('staffFirms.firmsLead')}
      add={t('staffFirms.firmNew')}
      list={list}
      empty={t('staffFirms.firmsEmpty')}
      outcome={loaderData.list}
    >
      {({ PostID, companyName, listed, place, draft, interests, pendingReviews }) => (
        <ListingRow
          key={PostID}
          type="interior"
          PostID={PostID}
          name={companyName[lng]}
          listed={listed}
          list={list}
          tags={draft ? <Tag tone="clay">{t('staffFirms.draftWaits')}</Tag> : null}
        >
          {place.district[lng]} · {t('staffFirms.countsFirm', { interests: fmt.number(interests), reviews: fmt.number(pendingReviews) })}
        </ListingRow>
      )}
    </ListingList>
  );
}
