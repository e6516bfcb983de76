import type { StaffGroup } from '#contracts/offers/groups.ts';
import type { Pagination } from '#contracts/values.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Route } from './+types/offers.page.ts';
import { pageIn, readAsStaff, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { readOffers } from '#web/staff/listing-calls.ts';
import { ListingList, ListingRow } from '#web/staff/listing-list.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffFirms'),
  list: undefined as Outcome<{ items: StaffGroup[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readOffers(api, { q: wordsIn(params), page: pageIn(params) }))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffFirms.groupsTitle'));

export const HydrateFallback = StaffSkeleton;

/** All group buildings for staff. */
export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const { t, fmt, lng } = useWords();
  const list = '/admin/groups';
  return (
    <ListingList
      title={t('staffFirms.groupsTitle')}
      lead={t('staffFirms.groupsLead')}
      add={t('staffFirms.groupNew')}
      list={list}
      empty={t('staffFirms.groupsEmpty')}
      outcome={loaderData.list}
    >
      {({ PostID, title, listed, stage, shares: { total, open, held, confirmed }, interests }) => (
        <ListingRow key={PostID} type="group" PostID={PostID} name={title[lng]} listed={listed} list={list}>
          {t(`enums.groupStage_${stage}`)} · {t('staffFirms.shares', { total, open, held, confirmed })} ·{' '}
          {t('staffFirms.counts', { interests: fmt.number(interests) })}
        </ListingRow>
      )}
    </ListingList>
  );
}
