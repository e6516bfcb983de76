// A notification to a whole group, for admins: who, what in both languages, how it looks, and what was sent before.
import { useRevalidator } from 'react-router';
import type { Broadcast } from '#contracts/notices/broadcasts.ts';
import type { Pagination } from '#contracts/values.ts';
import { pageIn, readAsStaff } from '#web/staff/kit/read-as-staff.ts';
import { StaffList } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/broadcast.page.ts';
import { readBroadcasts } from './broadcast-calls.ts';
import { Compose } from './compose.tsx';
import { PastBroadcasts } from './past-broadcasts.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffBroadcasts', 'staffFirms', 'forms', 'enums'),
  list: undefined as Outcome<{ items: Broadcast[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams);
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readBroadcasts(api, page))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffBroadcasts.title'));

export const HydrateFallback = StaffSkeleton;

export default function BroadcastPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useWords();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffBroadcasts.title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('staffBroadcasts.lead')}</p>
      {user?.role === 'admin' ? (
        <>
          <Compose onSent={() => void revalidate()} />
          <h2 className="mt-10 mb-3">{t('staffBroadcasts.past')}</h2>
          <StaffList outcome={list} empty={t('staffBroadcasts.empty')} failed={t('staffBroadcasts.failed')}>
            {(items) => <PastBroadcasts items={items} />}
          </StaffList>
        </>
      ) : (
        <Notice tone="info">{t('staffBroadcasts.onlyAdmins')}</Notice>
      )}
    </div>
  );
}
