import { ArrowUp, CheckCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember } from '#web/platform/member-data.ts';
import { useSession } from '#web/platform/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/inbox.page.ts';
import { inboxKey, inboxQuery } from './inbox-address.ts';
import { InboxBar } from './inbox-bar.tsx';
import { readPage } from './inbox-calls.ts';
import { NotificationsProvider, useNotifications } from './inbox-provider.tsx';
import { InboxRow } from './inbox-row.tsx';
import { PushAsk } from './push-ask.tsx';
import { useUnread } from './unread.ts';

export const handle = { cache: false };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = inboxQuery(new URL(request.url).searchParams);
  return { list: await readAsMember(inboxKey(query), (api) => readPage(api, query, 1)), now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('notifications.document') }] : []), { name: 'robots', content: 'noindex' }];
};

function Empty() {
  const { t } = useWords();
  const { query, setTyped, change } = useNotifications();
  if (query.q) {
    return (
      <EmptyState
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
  if (query.view === 'unread') return <EmptyState title={t('notifications.emptyUnreadTitle')} text={t('notifications.emptyUnreadText')} action={all} />;
  if (query.view === 'read') return <EmptyState title={t('notifications.emptyReadTitle')} text={t('notifications.emptyReadText')} action={all} />;
  return (
    <EmptyState
      title={t('notifications.emptyTitle')}
      text={t('notifications.emptyText')}
      action={<ButtonLink to="/property-search">{t('notifications.emptyAction')}</ButtonLink>}
    />
  );
}

/** What came while the list was on screen stays out of the way until it is wanted. */
function FreshPill({ onPress }: { onPress: () => void }) {
  const { t } = useWords();
  const { fresh } = useUnread();
  if (fresh === 0) return null;
  return (
    <div className="pointer-events-none sticky top-20 z-2 flex justify-center py-1">
      <Button className="pointer-events-auto !rounded-full shadow-float" onClick={onPress}>
        <ArrowUp aria-hidden="true" className="size-4.5" />
        {t('notifications.fresh', { count: fresh })}
      </Button>
    </div>
  );
}

/** A press that did not succeed, or a list that did not come, with the way to try again. */
function Failed() {
  const { t } = useWords();
  const { retry, list } = useNotifications();
  if (!retry && !list.failure) return null;
  return (
    <div className="mt-3">
      <Notice tone="danger" alert>
        <p className="m-0 font-semibold">{t(retry ? 'notifications.failedRow' : 'notifications.failed')}</p>
        <Button kind="outline" className="mt-2" disabled={!retry && list.reading} onClick={retry ?? list.reload}>
          {t('shell.retry')}
        </Button>
      </Notice>
    </div>
  );
}

function Rows({ children }: { children?: ReactNode }) {
  const { t } = useWords();
  const { items = [], left, adding, more } = useNotifications();
  return (
    <>
      <ul aria-label={t('notifications.title')} className="m-0 mt-2 list-none divide-y divide-line overflow-hidden rounded-card border border-line bg-card p-0">
        {items.map((item) => (
          <li key={item._id}>
            <InboxRow item={item} />
          </li>
        ))}
      </ul>
      {children}
      {left > 0 ? (
        <div className="mt-4 text-center">
          <Button kind="outline" className="max-sm:w-full" disabled={adding} aria-busy={adding} onClick={() => void more()}>
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

export const HydrateFallback = Waiting;

function Inbox() {
  const { t } = useWords();
  const { items, list, markAll } = useNotifications();
  const { count = 0 } = useUnread();
  const area = useRef<HTMLDivElement>(null);
  const showFresh = (): void => {
    list.reload();
    area.current?.scrollIntoView({ block: 'start' });
    area.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="m-0">{t('notifications.title')}</h1>
        <Button kind="outline" disabled={count === 0} onClick={() => void markAll()}>
          <CheckCheck aria-hidden="true" className="size-5" />
          {t('notifications.markAll')}
        </Button>
      </div>
      <InboxBar />
      <Failed />
      <div ref={area} tabIndex={-1} aria-busy={list.reading} className="scroll-mt-24 outline-none">
        <FreshPill onPress={showFresh} />
        {items && items.length === 0 && !list.reading ? <Empty /> : null}
        {items && items.length > 0 ? (
          <Rows>
            <p className="mt-3 mb-0 hidden text-center text-small text-muted pointer-coarse:block">{t('notifications.swipeHint')}</p>
          </Rows>
        ) : null}
        {items || list.failure ? null : <Waiting />}
      </div>
      <PushAsk />
    </>
  );
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  return (
    <NotificationsProvider key={user?.id} data={loaderData.list}>
      <Inbox />
    </NotificationsProvider>
  );
}
