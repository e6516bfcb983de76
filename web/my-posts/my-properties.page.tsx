import { BadgeCheck, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { limits } from '#contracts/limits.ts';
import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { useNow } from '#web/platform/hooks/use-now.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember } from '#web/platform/calls/member-data.ts';
import { useSession } from '#web/platform/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/my-properties.page.ts';
import { DraftCards } from './draft-cards.tsx';
import { groupHref, openGroup, postsIn, shownGroups, type TabName } from './groups.ts';
import { OwnCard } from './own-card.tsx';
import { ownedKey, readOwned, type OwnPostList } from './own-post-calls.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { type OwnPosts, useOwnerAction, useOwnPosts, useRemoving } from './use-own-posts.ts';
import { WhatNext } from './what-next.tsx';

export const handle = { cache: false };

export const clientLoader = async () => ({ list: await readAsMember(ownedKey, readOwned), now: new Date().toISOString() });

/** Another tab of the list shows what was read already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('myPosts.document') }] : []), { name: 'robots', content: 'noindex' }];
};

const panelId = 'own-posts';

/** The groups that have posts, each with how many. Arrow keys go from one to the next. */
function Tabs({ owned, open }: { owned: OwnPostList; open: TabName }) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const shown: TabName[] = [...shownGroups(owned.groups), ...(open === 'hidden' ? [open] : [])];
  const show = (name: TabName): void => void navigate(groupHref(name), { replace: true, preventScrollReset: true });
  // On a phone the open one may stand beyond the edge.
  useEffect(() => {
    document.getElementById(`tab-${open}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  const onKey = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    const name = to === undefined ? undefined : shown[(to + shown.length) % shown.length];
    if (!name) return;
    event.preventDefault();
    show(name);
    document.getElementById(`tab-${name}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('myPosts.tabs')} className="-mx-4 mt-2 flex scroll-px-12 gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
      {shown.map((name, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === open}
          aria-controls={panelId}
          // Where the open group is empty it has no tab: then the first can be reached.
          tabIndex={name === open || (at === 0 && !shown.includes(open)) ? 0 : -1}
          onClick={() => show(name)}
          onKeyDown={(event) => onKey(event, at)}
          className="flex min-h-12 shrink-0 items-center rounded-full"
        >
          <span
            className={`control flex h-10 items-center gap-1.5 rounded-full border px-3.5 text-ui ${name === open ? 'border-field border-primary bg-primary-tint font-semibold text-primary-ink' : 'border-control bg-card'}`}
          >
            {t(`myPosts.tab_${name}`)} <b className="font-semibold">{fmt.number(postsIn(owned.groups, name).length)}</b>
          </span>
        </button>
      ))}
    </div>
  );
}

function Nothing() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="houses"
      title={t('myPosts.emptyTitle')}
      text={t('myPosts.emptyText')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/sellpost">{t('shell.postSell')}</ButtonLink>
          <ButtonLink to="/add-rent-post" kind="outline">
            {t('shell.postRent')}
          </ButtonLink>
        </span>
      }
    />
  );
}

interface OwnItemProps {
  post: OwnPostCard;
  own: OwnPosts;
  staff: OwnPostList['staff'];
  removing: boolean;
  onRemove: () => void;
}

function OwnItem({ post, own, staff, removing, onRemove }: OwnItemProps) {
  const now = useNow();
  const { act, pending } = useOwnerAction(own, post);
  return <OwnCard post={post} staff={staff} now={now} busy={pending || removing} onAct={act} onRemove={onRemove} />;
}

/** The way to prove a number, once for the list: the next number follows when this one is proved. */
function ProveNumber({ posts }: { posts: readonly OwnPostCard[] }) {
  const { t } = useWords();
  const post = posts.find(({ numberProof, state }) => numberProof === 'open' && (state === 'approved' || state === 'pending'));
  if (!post) return null;
  return (
    <p className="mt-1 mb-0 flex flex-wrap items-center gap-x-3 text-ui">
      <Link to={`/user/post-number/${post.PostID}`} className="control inline-flex min-h-12 items-center gap-2 font-semibold text-link">
        <BadgeCheck aria-hidden="true" className="size-5" />
        {t('myPosts.proveNumber')}
      </Link>
      <span className="text-muted max-sm:-mt-2.5 max-sm:pl-7">{t('myPosts.proveNumberWhy')}</span>
    </p>
  );
}

/** The posts of the open group; asks before one is deleted, and leaves the focus near where it stood. */
function Group({ posts, staff, own }: { posts: readonly OwnPostCard[]; staff: OwnPostList['staff']; own: OwnPosts }) {
  const { t } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<OwnPostCard>();
  const removing = useRemoving(own);
  const close = (): void => setAsked(undefined);
  const remove = async (post: OwnPostCard): Promise<void> => {
    const outcome = await removing.remove(post);
    if (!outcome) return;
    close();
    if (outcome.ok) panel.current?.focus();
  };
  return (
    <div ref={panel} id={panelId} role="tabpanel" tabIndex={-1} aria-label={t('myPosts.title')} className="grid gap-4 outline-none">
      {posts.length === 0 ? <EmptyState title={t('myPosts.emptyTabTitle')} text={t('myPosts.emptyTabText')} /> : null}
      {posts.map((post) => (
        <OwnItem
          key={post.PostID}
          post={post}
          own={own}
          staff={staff}
          removing={removing.pending && asked?.PostID === post.PostID}
          onRemove={() => setAsked(post)}
        />
      ))}
      <RemoveDialog post={asked} busy={removing.pending} onClose={close} onConfirm={() => void (asked && remove(asked))} />
    </div>
  );
}

function Failed({ own: { value, failure, reading, reload } }: { own: OwnPosts }) {
  const words = useWords();
  const { t } = words;
  if (!failure) return null;
  return (
    <ReadFailed failed text={t(value ? 'myPosts.failedOld' : 'myPosts.failed')} busy={reading} onRetry={reload}>
      <p className="m-0">{failureText(words, failure)}</p>
    </ReadFailed>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-4 grid gap-4">
      {Array.from({ length: limits.screen.loadingCards }, (_, at) => (
        <div key={at} className="flex gap-4 rounded-card border border-line bg-card p-4">
          <Bone className="size-26" />
          <div className="flex-1">
            <Bone className="h-6 w-2/5" />
            <Bone className="mt-3 h-4 w-11/12" />
            <Bone className="mt-2 h-4 w-3/5" />
          </div>
        </div>
      ))}
    </section>
  );
}

export const HydrateFallback = Waiting;

export default function MyPropertiesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { user } = useSession();
  const own = useOwnPosts(loaderData.list);
  const now = useNow();
  const { value, failure } = own;
  const open = value && openGroup(value.groups, params.get('tab'));
  const shown = open && value ? postsIn(value.groups, open) : [];
  const waits = shown.some(({ review }) => review !== null);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="m-0">{t('myPosts.title')}</h1>
        <Link
          to={open?.includes('Rent') ? '/add-rent-post' : '/sellpost'}
          className="control inline-flex min-h-12 items-center gap-2 rounded-control bg-primary-tint px-4 text-ui font-semibold text-primary-ink no-underline lg:hidden"
        >
          <Plus aria-hidden="true" className="size-5" />
          {t('myPosts.newPost')}
        </Link>
      </div>
      {user ? <DraftCards key={user.id} userId={user.id} now={now} /> : null}
      <Failed own={own} />
      {value && open ? <Tabs owned={value} open={open} /> : null}
      <ProveNumber posts={shown} />
      {value && !open ? (
        <Nothing />
      ) : (
        <div className={`mt-3 grid items-start gap-4 ${value && !waits ? '' : 'xl:grid-cols-[minmax(0,1fr)_300px] xl:gap-8'}`}>
          {value && open ? <Group posts={shown} staff={value.staff} own={own} /> : null}
          {value || failure ? null : <Waiting />}
          {waits ? <WhatNext /> : null}
        </div>
      )}
    </>
  );
}
