import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import type { UserData } from '#contracts/accounts.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnPost } from '#contracts/own-posts.ts';
import { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { useKept } from '#web/platform/use-kept.ts';
import NotFoundPage from '#web/shell/not-found.page.tsx';
import { SmallHead } from '#web/shell/small-head.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DetailSkeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/edit-post.page.ts';
import { PostEditForm } from './edit-form.tsx';
import { groupHref, groupOf } from './groups.ts';
import { readOwn } from './owning-calls.ts';
import { editPath } from './paths.ts';

/** The form's head and bar take the place of the site's on phones. */
export const handle = { ownBar: true, ownHead: true, cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'owning', 'posting', 'areas', 'posts', 'enums', 'forms'),
  now: new Date().toISOString(),
});

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...(loaderData ? [{ title: wordsOf(loaderData)(/edit-rent/i.test(location.pathname) ? 'owning.editRentDocument' : 'owning.editSellDocument') }] : []),
  { name: 'robots', content: 'noindex' },
];

/** A post that is sold, rented, or has no edit left: why there is no form, and where to go. */
function CannotEdit({ post }: { post: OwnPost }) {
  const { t } = useWords();
  const sentBack = post.state === 'rejected' || post.state === 'cancelled';
  const limit = sentBack ? post.reposts >= limits.posts.repostsMax : post.updateCount >= limits.posts.editsMax;
  const text = sentBack && limit ? t('owning.repostLimit') : t(limit ? 'owning.limitText' : 'owning.notEditableText');
  return (
    <EmptyState
      heading="h1"
      title={t(limit && !sentBack ? 'owning.limitTitle' : 'owning.notEditableTitle')}
      text={text}
      action={<ButtonLink to={groupHref(groupOf(post))}>{t('owning.toList')}</ButtonLink>}
    />
  );
}

/** The post as it was when its form was opened, and whether the server has another by now. */
function useOpened(PostID: number, userId: string) {
  const read = useKept(`own post ${userId} ${PostID}`, () => readOwn(PostID));
  const [opened, setOpened] = useState<{ post: OwnPost; round: number }>();
  const [wanted, setWanted] = useState(0);
  const { value, reading, failure, reload } = read;
  const fresh = value && !reading && failure === undefined ? value : undefined;
  // What was kept from before may be old: only an answer of now opens the form.
  if (fresh && opened?.round !== wanted) setOpened({ post: fresh, round: wanted });
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && reload());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  const reopen = (): void => {
    setOpened(undefined);
    setWanted(wanted + 1);
    reload();
  };
  const changed = opened !== undefined && fresh !== undefined && (fresh.revision !== opened.post.revision || fresh.can.join() !== opened.post.can.join());
  return { opened: opened?.round === wanted ? opened : undefined, changed, failure, reading, reload, reopen };
}

/** The page without a form: small screens need a header and a way back. */
function WithHead({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <>
      <SmallHead title={t('owning.title')} onBack={() => void navigate('/user/my-properties', { replace: true })} />
      {children}
    </>
  );
}

interface WithoutFormProps {
  failure: unknown;
  reading: boolean;
  onRetry: () => void;
}

/** What stands there until the post has come, or because it did not. */
function WithoutForm({ failure, reading, onRetry }: WithoutFormProps) {
  const words = useWords();
  const { t } = words;
  if (failure === undefined || reading) return <DetailSkeleton label={t('shell.loading')} />;
  if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION')) return <NotFoundPage />;
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={t('owning.openFailed')}
        text={failureText(words, failure)}
        action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      />
    </div>
  );
}

function EditPost({ PostID, user }: { PostID: number; user: UserData }) {
  const { pathname, hash } = useLocation();
  const { opened, changed, failure, reading, reload, reopen } = useOpened(PostID, user.id);
  if (opened) {
    const { post, round } = opened;
    const path = editPath(post);
    if (pathname.toLowerCase() !== path.toLowerCase()) return <Navigate to={`${path}${hash}`} replace />;
    if (!post.can.includes('edit') && !post.can.includes('repost')) {
      return (
        <WithHead>
          <CannotEdit post={post} />
        </WithHead>
      );
    }
    return <PostEditForm key={`${post.revision} ${round}`} post={post} user={user} changed={changed} onReopen={reopen} />;
  }
  return (
    <WithHead>
      <WithoutForm failure={failure} reading={reading} onRetry={reload} />
    </WithHead>
  );
}

export default function EditPostPage() {
  const { PostID = '' } = useParams();
  const { user } = useSession();
  if (!user) return null;
  const id = Number(PostID);
  return Number.isSafeInteger(id) && id > 0 ? (
    <EditPost key={`${user.id} ${id}`} PostID={id} user={user} />
  ) : (
    <WithHead>
      <NotFoundPage />
    </WithHead>
  );
}
