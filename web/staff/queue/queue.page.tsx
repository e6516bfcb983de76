// The queue of support: what waits on the left, the opened post on the right, decisions by one key.
import { data, type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { lazy, Suspense, useState } from 'react';
import { promotionStates, rejectionReasons, reportDecisions } from '#contracts/enums.ts';
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
import { closeReports, notePlan, readQueue, sendBack, takeDown, type Queue } from '#web/staff/staff-calls.ts';
import { intents, type DecisionAnswer, type Intent } from '#web/staff/post/use-decision.ts';

const notedStates = promotionStates.filter((state) => state !== 'none');

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

/** Carries out what a form says. */
function decide(form: FormData, PostID: number, intent: Intent) {
  const api = memberApi();
  const text = (name: string): string | undefined => (typeof form.get(name) === 'string' ? String(form.get(name)) : undefined);
  const further = form.getAll('furtherReasons');
  const rejection = {
    reason: rejectionReasons.find((one) => one === text('reason')) ?? 'other',
    furtherReasons: rejectionReasons.filter((one) => further.includes(one)),
    note: text('note'),
  };
  const revision = Number(text('revision')) || undefined;
  if (intent === 'reports')
    return closeReports(api, text('report') ?? '', reportDecisions.find((one) => one === text('decision')) ?? 'dismissed', text('note') || undefined);
  if (intent === 'plan') return notePlan(api, PostID, notedStates.find((one) => one === text('promotion')) ?? 'requested');
  return intent === 'cancel' ? takeDown(api, PostID, rejection) : sendBack(api, PostID, rejection, revision);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const PostID = Number(form.get('PostID'));
  const intent = intents.find((one) => one === form.get('intent')) ?? 'reject';
  const result = await outcomeOf<unknown>(decide(form, PostID, intent));
  const answer: DecisionAnswer = { PostID, intent, next: Number(form.get('next')) || undefined, result };
  // A failed status keeps the router from reading the list again; someone else's decision is a reason to.
  return data(answer, result.ok || result.failure.code === 'STATE_CONFLICT' ? 200 : 503);
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
