import { useEffect, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { OpenedPost } from '#web/staff/post/opened-post.tsx';
import { BackToList } from '#web/staff/post/post-preview.tsx';
import { FilterFields } from '#web/staff/kit/filter-fields.tsx';
import { TryAgain } from '#web/staff/kit/staff-answer.tsx';
import { StateTabs } from './state-tabs.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueNumbers } from './queue-numbers.tsx';
import { EmptyQueue, FreshPosts } from './queue-states.tsx';
import { afterwards, neighbour, withOpened } from './selection.ts';
import { readQueue, type Queue } from '#web/staff/staff-calls.ts';
import { useDecision, type Decide, type DecisionAnswer, type DecisionSubject } from '#web/staff/post/use-decision.ts';
import { focusRow, useFocusFollow } from './use-focus-follow.ts';
import { queueList, queueQuery } from './queue-address.ts';
import { useReadPost } from '#web/staff/post/use-opened-post.ts';
import { useKeys } from './use-keys.ts';
import { useQueueNews } from './use-queue-news.ts';
import { useNow } from '#web/platform/hooks/use-now.ts';
import { useWay, type Way } from './use-way.ts';
import { approveLater, approveNow, goingOn, showApproved, undoApproval, useApproving } from './approving.ts';
import { useClaim } from './use-claim.ts';

/** Comes with the panes, so that the first load has nothing of it. */
export { carryOut } from '#web/staff/post/carry-out.ts';

const doneWords = {
  approve: 'moderation.approved',
  reject: 'moderation.rejected',
  cancel: 'moderation.cancelled',
  plan: 'moderation.planNoted',
  reports: 'moderation.reportsClosed',
} as const;

/** Approves after a moment in which it can be undone; the list is read again when it is done. */
function useApproveSoon(way: Way, refuse: (PostID: number, failure: CallFailure) => void) {
  const { t, fmt } = useWords();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    window.addEventListener('pagehide', approveNow);
    return () => {
      window.removeEventListener('pagehide', approveNow);
      approveNow();
    };
  }, []);
  return (subject: DecisionSubject): void => {
    const { PostID } = subject;
    const number = fmt.plain(PostID);
    approveLater(
      subject,
      { text: t('moderation.approvingPost', { number }), undo: t('moderation.undoKey') },
      {
        onDone: () => {
          showToast('success', t('moderation.approved', { number }));
          void revalidate();
        },
        onFailed: (failure) => {
          refuse(PostID, failure);
          way.replace(PostID);
          void revalidate();
        },
        onUndone: () => way.replace(PostID),
      },
    );
  };
}

interface QueuePanesProps {
  queue: Queue;
  /** How many of one's own approvals the list knows of; undefined where it could not be refreshed. */
  knows: number | undefined;
  /** The list could not be refreshed. */
  stale: boolean;
  /** Another list is on its way. */
  loading: boolean;
  /** The post the address names. */
  wanted: number | undefined;
  /** What the list was asked for. */
  listKey: string | undefined;
}

/** The list on the left and the opened post on the right; on small screens one of the two. */
export function QueuePanes({ queue, knows, stale, loading, wanted, listKey }: QueuePanesProps) {
  const { t, fmt } = useWords();
  const now = useNow();
  const [params] = useSearchParams();
  const { overview, fresh, show } = useQueueNews(queue, listKey, () => readQueue(memberApi(), queueQuery(params)));
  const way = useWay();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const decision = useDecision(wanted, {
    onDecided: ({ PostID, intent }: DecisionAnswer) => {
      showToast('success', t(doneWords[intent], { number: fmt.plain(PostID) }));
      readTitle();
    },
    onSettled: ({ PostID, next }) => void (wanted === PostID && way.replace(next)),
    // Otherwise the fresh list would put another post under the notice.
    onConflict: ({ PostID }) => way.replace(PostID),
  });
  const { moving } = decision;
  const approving = useApproving();
  useEffect(() => {
    if (knows !== undefined) showApproved(knows);
  }, [queue, knows]);
  const items = queue.items.filter(({ PostID }) => PostID !== moving?.PostID && !approving.has(PostID));
  const { user } = useSession();
  // Two who come at the same time do not open the same post.
  const free = items.filter(({ claim }) => !claim || claim._id === user?.id);
  const openId = goingOn(approving, moving && wanted === moving.PostID ? moving.next : wanted) ?? (free[0] ?? items[0])?.PostID;
  useEffect(() => {
    if (wanted !== undefined && approving.has(wanted)) way.replace(openId);
  });
  const readTitle = useFocusFollow(wanted, openId, { list, title });
  const index = items.findIndex(({ PostID }) => PostID === openId);

  const step = (by: 1 | -1) => (): void => {
    const post = neighbour(items, openId, by);
    if (!post || post.PostID === openId) return;
    way.replace(post.PostID);
    focusRow(post.PostID);
  };
  const isSeen = (): boolean => panel.current?.checkVisibility() ?? false;
  useKeys({ j: step(1), k: step(-1), u: undoApproval });
  const colleague = useClaim(openId, isSeen);
  const approveSoon = useApproveSoon(way, decision.refuse);
  const decide: Decide = (intent, subject, rejection) => {
    if (intent !== 'approve') {
      approveNow();
      return decision.decide(intent, subject, rejection);
    }
    approveSoon(subject);
    readTitle();
  };

  const { pagination } = queue;
  const shown = withOpened(items, useReadPost(openId), queueQuery(params).status);
  const place = (pagination.page - 1) * pagination.limit + index + 1;
  return (
    <div className="lg:-mb-10 lg:flex lg:h-[calc(100dvh-4.5rem)] lg:flex-col">
      <div className={wanted === undefined ? '' : 'max-lg:hidden'}>
        {overview ? <QueueNumbers overview={overview} calendar={queue.calendar} now={now} /> : null}
        <StateTabs overview={overview} />
      </div>
      {stale ? (
        <div className="mt-4">
          <TryAgain text={t('moderation.queueStale')} />
        </div>
      ) : null}
      <div className="mt-4 grid gap-5 max-lg:items-start lg:min-h-0 lg:flex-1 lg:grid-cols-[5fr_6fr] lg:grid-rows-1 lg:pb-4 xl:grid-cols-[560px_1fr]">
        <div
          ref={list}
          aria-busy={loading}
          className={`relative overflow-hidden rounded-card border border-line bg-card lg:overflow-y-auto lg:[&>div]:px-4 lg:[&_search]:max-w-none lg:[&_search+div]:w-full lg:[&_search+div>*]:flex-1 ${wanted === undefined ? '' : 'max-lg:hidden'} ${loading ? 'opacity-60' : ''}`}
        >
          <FilterFields filters={queueList.filters} />
          <FreshPosts count={fresh} onPress={show} />
          {shown.length > 0 ? <QueueList items={shown} pagination={pagination} openId={openId} calendar={queue.calendar} now={now} /> : <EmptyQueue />}
        </div>
        {openId === undefined ? null : (
          <section
            ref={panel}
            aria-label={t('moderation.preview')}
            className={`rounded-card border-line lg:flex lg:min-h-0 lg:flex-col lg:overflow-hidden lg:border lg:bg-card ${wanted === undefined ? 'max-lg:hidden' : 'max-lg:-mx-4 max-lg:-mt-8'}`}
          >
            <div className="max-lg:px-4">
              <BackToList onBack={way.back} />
            </div>
            <OpenedPost
              key={openId}
              PostID={openId}
              listed={items[index]}
              position={index < 0 ? undefined : t('moderation.position', { index: place, total: pagination.total })}
              next={afterwards(free, openId)}
              decision={{ ...decision, decide }}
              colleague={colleague}
              titleRef={title}
              isSeen={isSeen}
            />
          </section>
        )}
      </div>
    </div>
  );
}
