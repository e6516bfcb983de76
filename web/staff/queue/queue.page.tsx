// The queue of support: what waits on the left, the opened post on the right, decisions by one key.
import { data, type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf } from '#web/platform/calls/outcome.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import type { Route } from './+types/queue.page.ts';
import { staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { approvalsSoFar, isOutdated } from './list-age.ts';
import { listKey, openPost, queueQuery } from './queue-address.ts';
import { TryAgain } from '#web/staff/kit/staff-answer.tsx';
import { isStaff } from '#web/platform/visit/staff.ts';
import { readQueue, type Queue } from '#web/staff/staff-calls.ts';

export const handle = { cache: false };

/** Most who come to this address are not staff, and need none of it. */
const loadPanes = () => loadChunk(() => import('./queue-panes.tsx'));
const QueuePanes = lazy(async () => ({ default: (await loadPanes()).QueuePanes }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await knownSession();
  const { searchParams } = new URL(request.url);
  if (!isStaff(session.user)) return null;
  // Its code comes with its data.
  void loadPanes();
  const knows = approvalsSoFar();
  return { key: listKey(searchParams), queue: await outcomeOf(readQueue(memberApi(), queueQuery(searchParams))), knows };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { carryOut } = await loadPanes();
  const answer = await carryOut(await request.formData());
  // A failed status keeps the router from reading the list again; someone else's decision is a reason to.
  return data(answer, answer.result.ok || answer.result.failure.code === 'STATE_CONFLICT' ? 200 : 503);
}

/** Opening another post leaves the list as it is, unless it is owed a reading. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
  if (listKey(currentUrl.searchParams) !== listKey(nextUrl.searchParams)) return true;
  return currentUrl.search !== nextUrl.search && !formMethod && !isOutdated() ? false : defaultShouldRevalidate;
};

export const meta = staffMeta((t) => t('moderation.queueTitle'));

export const HydrateFallback = StaffSkeleton;

/** The newest list that arrived: a failed refresh must not take it away. */
function useLatestQueue(loaded: Route.ComponentProps['loaderData']): { queue: Queue | undefined; stale: boolean } {
  const [latest, setLatest] = useState<{ key: string; queue: Queue }>();
  if (loaded?.queue.ok && latest?.queue !== loaded.queue.value) setLatest({ key: loaded.key, queue: loaded.queue.value });
  if (loaded?.queue.ok) return { queue: loaded.queue.value, stale: false };
  return { queue: latest?.key === loaded?.key ? latest?.queue : undefined, stale: true };
}

export default function QueuePage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { queue, stale } = useLatestQueue(loaderData);
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const coming = navigation.location ? listKey(new URLSearchParams(navigation.location.search)) : undefined;
  const loading = navigation.location?.pathname === '/admin' && coming !== loaderData?.key;
  return (
    <>
      <h1 className="sr-only">{t('moderation.queueTitle')}</h1>
      {queue ? (
        <Suspense fallback={<StaffSkeleton />}>
          <QueuePanes
            queue={queue}
            knows={stale ? undefined : loaderData?.knows}
            listKey={loaderData?.key}
            stale={stale}
            loading={loading}
            wanted={openPost(params)}
          />
        </Suspense>
      ) : (
        <div className="py-10">
          <TryAgain text={t('moderation.queueFailed')} />
        </div>
      )}
    </>
  );
}
