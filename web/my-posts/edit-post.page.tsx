import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { editPath } from '#contracts/posts/edit-path.ts';
import type { UserData } from '#contracts/accounts/accounts.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnPost } from '#contracts/posts/own-posts.ts';
import type { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember, useMemberData, type MemberData } from '#web/platform/calls/member-data.ts';
import { useSession } from '#web/platform/session.ts';
import NotFoundPage from '#web/shell/not-found.page.tsx';
import { SmallHead } from '#web/shell/small-head.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DetailSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/edit-post.page.ts';
import { PostEditForm } from './edit-form.tsx';
import { groupHref, groupOf } from './groups.ts';
import { readOwn } from './own-post-calls.ts';

/** The form's head and bar take the place of the site's on phones. */
export const handle = { ownBar: true, ownHead: true, cache: false };

const keyOf = (PostID: number): string => `ownPost ${PostID}`;

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const PostID = Number(params.PostID);
  return { post: await readAsMember(keyOf(PostID), (api) => readOwn(api, PostID)), now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = wordsOfMatches(matches);
  const title = t?.(/edit-rent/i.test(location.pathname) ? 'myPosts.editRentDocument' : 'myPosts.editSellDocument');
  return [...(title ? [{ title }] : []), { name: 'robots', content: 'noindex' }];
};

/** A post that is sold, rented, or has no edit left: why there is no form, and where to go. */
function CannotEdit({ post }: { post: OwnPost }) {
  const { t } = useWords();
  const sentBack = post.state === 'rejected' || post.state === 'cancelled';
  const limit = sentBack ? post.reposts >= limits.posts.repostsMax : post.updateCount >= limits.posts.editsMax;
  const text = sentBack && limit ? t('myPosts.repostLimit') : t(limit ? 'myPosts.limitText' : 'myPosts.notEditableText');
  return (
    <EmptyState
      heading="h1"
      title={t(limit && !sentBack ? 'myPosts.limitTitle' : 'myPosts.notEditableTitle')}
      text={text}
      action={<ButtonLink to={groupHref(groupOf(post))}>{t('myPosts.toList')}</ButtonLink>}
    />
  );
}

/** The post as it was when its form was opened, and whether the server has another by now. */
function useOpened(PostID: number, data: MemberData<OwnPost> | undefined) {
  const { value, reading, failure, reload } = useMemberData(keyOf(PostID), data);
  const [opened, setOpened] = useState<OwnPost>();
  /** What stood there when the form was to be opened again: only a newer answer opens it. */
  const [given, setGiven] = useState<OwnPost>();
  const [round, setRound] = useState(0);
  if (!opened && value && value !== given && !failure) setOpened(value);
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && reload());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  const reopen = (): void => {
    setGiven(value);
    setOpened(undefined);
    setRound(round + 1);
    reload();
  };
  const changed = opened !== undefined && value !== undefined && (value.revision !== opened.revision || value.can.join() !== opened.can.join());
  return { opened, round, changed, failure, reading, reload, reopen };
}

/** The page without a form: small screens need a header and a way back. */
function WithHead({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <>
      <SmallHead title={t('myPosts.title')} onBack={() => void navigate('/user/my-properties', { replace: true })} />
      {children}
    </>
  );
}

interface WithoutFormProps {
  failure: CallFailure | undefined;
  reading: boolean;
  onRetry: () => void;
}

/** What is there until the post has come, or because it did not. */
function WithoutForm({ failure, reading, onRetry }: WithoutFormProps) {
  const words = useWords();
  const { t } = words;
  if (failure === undefined || reading) return <DetailSkeleton label={t('shell.loading')} />;
  if (failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION') return <NotFoundPage />;
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={t('myPosts.openFailed')}
        text={failureText(words, failure)}
        action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      />
    </div>
  );
}

export const HydrateFallback = () => (
  <WithHead>
    <WithoutForm failure={undefined} reading onRetry={() => undefined} />
  </WithHead>
);

function EditPost({ PostID, user, data }: { PostID: number; user: UserData; data: MemberData<OwnPost> | undefined }) {
  const { pathname, hash } = useLocation();
  const { opened, round, changed, failure, reading, reload, reopen } = useOpened(PostID, data);
  if (opened) {
    const path = editPath(opened);
    if (pathname.toLowerCase() !== path.toLowerCase()) return <Navigate to={`${path}${hash}`} replace />;
    if (!opened.can.includes('edit') && !opened.can.includes('repost')) {
      return (
        <WithHead>
          <CannotEdit post={opened} />
        </WithHead>
      );
    }
    return <PostEditForm key={`${opened.revision} ${round}`} post={opened} user={user} changed={changed} onReopen={reopen} />;
  }
  return (
    <WithHead>
      <WithoutForm failure={failure} reading={reading} onRetry={reload} />
    </WithHead>
  );
}

export default function EditPostPage({ params, loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  if (!user) return null;
  const id = Number(params.PostID);
  return Number.isSafeInteger(id) && id > 0 ? (
    <EditPost key={`${user.id} ${id}`} PostID={id} user={user} data={loaderData.post} />
  ) : (
    <WithHead>
      <NotFoundPage />
    </WithHead>
  );
}
