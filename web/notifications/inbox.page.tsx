import { ArrowUp, CheckCheck } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/hooks/use-now.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/inbox.page.ts';
import { ConnectionLine } from './connection-line.tsx';
import { InboxBar } from './inbox-bar.tsx';
import { InboxRow } from './inbox-row.tsx';
import { InboxScreen, useInbox } from './inbox-screen.tsx';
import { PushAsk } from './push-ask.tsx';
import { SoundButton } from './sound-button.tsx';

export const handle = { cache: false };

/** Times are told as they are: ‘just now’ ends with its minute. */
const tickMs = 10_000;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('notifications.document') }] : []), { name: 'robots', content: 'noindex' }];
};

function Empty() {
  const { t } = useWords();
  const { query, setTyped, change } = useInbox();
  if (query.q) {
    return (
      <EmptyState
        drawing="bell"
        title={t('notifications.noneFoundTitle')}
        text={t('notifications.noneFoundText', { q: query.q })}
        action={
          <Button kind="outline" onClick={() => setTyped('')}>
            {t('notifications.clearFind')}
          </Button>
        }
      />
    );
  }
  const all = (
    <Button kind="outline" onClick={() => change({ view: 'all' })}>
      {t('shell.seeAll')}
    </Button>
  );
  if (query.view === 'unread')
    return <EmptyState drawing="bell" title={t('notifications.emptyUnreadTitle')} text={t('notifications.emptyUnreadText')} action={all} />;
  if (query.view === 'read')
    return <EmptyState drawing="bell" title={t('notifications.emptyReadTitle')} text={t('notifications.emptyReadText')} action={all} />;
  return (
    <EmptyState
      drawing="bell"
      title={t('notifications.emptyTitle')}
      text={t('notifications.emptyText')}
      action={<ButtonLink to="/property-search">{t('notifications.emptyAction')}</ButtonLink>}
    />
  );
}

/** Whether the top of the list is on screen; what is new counts as seen there. */
function useTop(top: RefObject<HTMLElement | null>): boolean {
  const { fresh, seeFresh } = useInbox();
  const [isSeen, setSeen] = useState(true);
  const see = useEffectEvent(seeFresh);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting));
    if (top.current) observer.observe(top.current);
    return () => observer.disconnect();
  }, [top]);
  useEffect(() => {
    if (isSeen && fresh > 0) see();
  }, [isSeen, fresh]);
  return isSeen;
}

/** For anyone who reads further down: what came lies on top. */
function FreshPill({ onPress }: { onPress: () => void }) {
  const { t } = useWords();
  const { fresh } = useInbox();
  const top = useRef<HTMLDivElement>(null);
  const isTop = useTop(top);
  return (
    <>
      <div ref={top} aria-hidden="true" className="h-px" />
      {fresh === 0 || isTop ? null : (
        <div className="pointer-events-none sticky top-20 z-2 -mb-14 flex justify-center py-1">
          <Button className="pointer-events-auto !rounded-full shadow-float" onClick={onPress}>
            <ArrowUp aria-hidden="true" className="size-4.5" />
            {t('notifications.fresh', { count: fresh })}
          </Button>
        </div>
      )}
    </>
  );
}

/** A press that did not succeed, or a list that did not come, with the way to try again. */
function Failed() {
  const { t } = useWords();
  const { again, failure, reading, items, reload } = useInbox();
  // A list that stands is kept true by itself: its failures are logged only.
  if (!again && (!failure || items)) return null;
  return <ReadFailed failed text={t(again ? 'notifications.failedRow' : 'notifications.failed')} busy={!again && reading} onRetry={again ?? reload} />;
}

function Rows() {
  const { t } = useWords();
  const { items = [], left, adding, more } = useInbox();
  const now = useNow(tickMs);
  return (
    <>
      <ul aria-label={t('notifications.title')} className="m-0 mt-2 list-none divide-y divide-line overflow-hidden rounded-card border border-line bg-card p-0">
        {items.map((item) => (
          <li key={item._id}>
            <InboxRow item={item} now={now} />
          </li>
        ))}
      </ul>
      <p className="mt-3 mb-0 hidden text-center text-small text-muted pointer-coarse:block">{t('notifications.swipeHint')}</p>
      {left > 0 ? (
        <div className="mt-4 text-center">
          <Button kind="outline" className="max-sm:w-full" disabled={adding} aria-busy={adding} onClick={more}>
            {t('notifications.more', { count: left })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-2 grid gap-2">
      {[1, 2, 3, 4].map((one) => (
        <Bone key={one} className="h-26 w-full rounded-card" />
      ))}
    </section>
  );
}

function Inbox() {
  const { t } = useWords();
  const { items, total, unread = 0, query, failure, reading, markAll } = useInbox();
  const area = useRef<HTMLDivElement>(null);
  const showFresh = (): void => {
    area.current?.scrollIntoView({ block: 'start' });
    area.current?.focus({ preventScroll: true });
  };
  // Nothing to look for, to sort or to mark.
  const isBare = total === 0 && query.q === '' && (items?.length ?? 0) === 0;
  const isEmpty = items?.length === 0 && !reading;
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2">
        <h1 className="m-0">{t('notifications.title')}</h1>
        {isBare ? null : (
          <span className="flex flex-wrap items-center lg:gap-x-2">
            <SoundButton />
            <Button
              kind="outline"
              className="max-lg:-mr-2 max-lg:!border-transparent max-lg:!bg-transparent max-lg:!px-2 max-lg:!text-link"
              disabled={unread === 0}
              onClick={markAll}
            >
              <CheckCheck aria-hidden="true" className="size-5 max-sm:hidden" />
              {t('notifications.markAll')}
            </Button>
          </span>
        )}
      </div>
      {isBare ? null : <InboxBar />}
      <ConnectionLine className="mt-1" />
      <Failed />
      <div ref={area} tabIndex={-1} aria-busy={reading} className="scroll-mt-24 outline-none">
        <FreshPill onPress={showFresh} />
        {isEmpty ? <Empty /> : null}
        {items && items.length > 0 ? <Rows /> : null}
        {items || failure ? null : <Waiting />}
      </div>
      <PushAsk />
    </>
  );
}

export default function InboxPage() {
  return (
    <InboxScreen>
      <Inbox />
    </InboxScreen>
  );
}
