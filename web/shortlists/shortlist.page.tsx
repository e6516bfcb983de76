import { ChevronLeft, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import type { Shortlist, ShortlistVisitor } from '#contracts/posts/shortlists.ts';
import { languageOf } from '#i18n/detect.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useLiveEvent, useNotifications } from '#web/notifications/use-notifications.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember, useMemberData } from '#web/platform/calls/member-data.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useFreshness } from '#web/platform/calls/use-freshness.ts';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/shortlist.page.ts';
import { CompareLink } from './compare-link.tsx';
import { PostRow } from './post-row.tsx';
import { ReadingFailed } from './reading-failed.tsx';
import { ShortlistName } from './shortlist-name.tsx';
import { Sharing } from './sharing.tsx';
import { endShortlist, readShortlist, removeAnswers } from './shortlist-calls.ts';

export const handle = { cache: false };

const keyOf = (id: string): string => `shortlist ${id}`;

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { one: await readAsMember(keyOf(id), (api) => readShortlist(api, id)), now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('shortlists.ownDocument') }] : []), { name: 'robots', content: 'noindex' }];
};

interface OwnProps {
  reading: Reading<Shortlist>;
  shortlist: Shortlist;
}

/** Does something to the shortlist, says so, and reads it again. */
function useDoing(reading: Reading<Shortlist>, work: typeof endShortlist, done: string) {
  const words = useWords();
  const { run, pending } = useCall(work);
  const act = async (id: string): Promise<boolean> => {
    const outcome = await run(id);
    if (!outcome) return false;
    showToast(outcome.ok ? 'success' : 'error', outcome.ok ? done : failureText(words, outcome.failure));
    if (outcome.ok) reading.reload();
    return outcome.ok;
  };
  return { act, pending };
}

function People({ reading, shortlist: { visitors, posts, path } }: OwnProps) {
  const { t } = useWords();
  const [leaving, setLeaving] = useState<ShortlistVisitor>();
  const list = useRef<HTMLElement>(null);
  const { act, pending } = useDoing(reading, removeAnswers, t('shortlists.removed'));
  const confirm = async ({ _id }: ShortlistVisitor): Promise<void> => {
    if (await act(_id)) setLeaving(undefined);
    list.current?.focus();
  };
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="answers-title" className="mt-5 outline-none lg:mt-6">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="answers-title" className="m-0">
          {t('shortlists.answers')}
        </h2>
        <CompareLink posts={posts} visitors={visitors} token={path?.split('/').at(-1)} className="[&>a]:!px-3" />
        {/* The names that follow are the count for all who see. */}
        <output className={visitors.length > 0 ? 'sr-only' : 'w-full text-ui text-muted'}>
          {visitors.length > 0 ? t('shortlists.visitors', { count: visitors.length }) : t('shortlists.noVisitors')}
        </output>
      </div>
      <ul className="mt-2 mb-0 flex list-none flex-wrap gap-2 p-0 empty:hidden">
        {visitors.map((visitor) => (
          <li key={visitor._id} className="flex items-center rounded-full border border-line bg-card pl-4 print:py-1.5 print:pr-4">
            <span lang={languageOf(visitor.name)} className="max-w-52 truncate pt-0.5 leading-[1.6]">
              {visitor.name}
            </span>
            <button
              type="button"
              aria-label={t('shortlists.removeVisitor', { name: visitor.name })}
              onClick={() => setLeaving(visitor)}
              className="grid size-12 place-items-center rounded-full text-muted print:hidden"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <Confirm
        open={leaving !== undefined}
        title={t('shortlists.removeTitle')}
        yes={t('shortlists.removeShort')}
        no={t('shell.cancel')}
        busy={pending}
        onClose={() => setLeaving(undefined)}
        onYes={() => leaving && void confirm(leaving)}
      >
        {t('shortlists.removeText', { name: leaving?.name ?? '' })}
      </Confirm>
    </section>
  );
}

function Ending({ reading, shortlist: { _id } }: OwnProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { act, pending } = useDoing(reading, endShortlist, t('shortlists.revoked'));
  return (
    <div className="mt-6 border-t border-line pt-5 print:hidden">
      <p className="mt-0 mb-3 text-ui text-muted">
        {t('shortlists.shareText')} {t('shortlists.revokeHint')}
      </p>
      <Button kind="outline" className="!text-danger" onClick={() => setAsking(true)}>
        {t('shortlists.revoke')}
      </Button>
      <Confirm
        open={asking}
        title={t('shortlists.revokeTitle')}
        yes={t('shortlists.revoke')}
        no={t('shell.cancel')}
        busy={pending}
        onClose={() => setAsking(false)}
        onYes={() => void act(_id).then((done) => done && setAsking(false))}
      >
        {t('shortlists.revokeText', { days: limits.shortlists.keptDays })}
      </Confirm>
    </div>
  );
}

function OwnShortlist({ reading, shortlist }: OwnProps) {
  const { t, fmt } = useWords();
  const { state, path, expiresAt, posts, visitors } = shortlist;
  return (
    <>
      <ShortlistName shortlist={shortlist} onRenamed={reading.reload} />
      <p className="mt-1 mb-0 text-ui text-muted">{state === 'open' ? t('shortlists.until', { date: fmt.date(expiresAt) }) : t(`shortlists.state_${state}`)}</p>
      {path ? (
        <Sharing shortlist={shortlist} path={path} />
      ) : (
        <div className="mt-4">
          <Notice tone="info">{t('shortlists.endedText')}</Notice>
        </div>
      )}
      <People reading={reading} shortlist={shortlist} />
      <ul aria-label={t('shortlists.posts', { count: posts.length })} className="mt-4 mb-0 grid list-none gap-4 p-0">
        {posts.map((post) => (
          <li key={post.postId} className="break-inside-avoid">
            <PostRow post={post} visitors={visitors} />
          </li>
        ))}
      </ul>
      {state === 'open' ? <Ending reading={reading} shortlist={shortlist} /> : null}
    </>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-4 grid gap-4">
      <Bone className="h-40 w-full rounded-card" />
      <Bone className="h-44 w-full rounded-card" />
    </section>
  );
}

export const HydrateFallback = Waiting;

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { id = '' } = useParams();
  const reading = useMemberData(keyOf(id), loaderData.one);
  const { connection } = useNotifications();
  const { value, failure, reload } = reading;
  useFreshness(connection !== 'connected', reload);
  useLiveEvent('shortlistChanged', reload);
  const isMissing = failure?.status === 404 || failure?.status === 422;
  return (
    <div className="max-w-3xl">
      <Link
        to="/user/shortlists"
        className="control -ml-2 inline-flex min-h-11 items-center gap-1 pr-3 text-ui font-semibold text-link no-underline max-lg:hidden print:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {t('shortlists.back')}
      </Link>
      {isMissing ? (
        <EmptyState
          heading="h1"
          title={t('shortlists.missingTitle')}
          text={t('shortlists.missingText')}
          action={<ButtonLink to="/user/shortlists">{t('shortlists.back')}</ButtonLink>}
        />
      ) : (
        <ReadingFailed reading={reading} />
      )}
      {value && !isMissing ? <OwnShortlist reading={reading} shortlist={value} /> : null}
      {value || failure ? null : <Waiting />}
    </div>
  );
}
