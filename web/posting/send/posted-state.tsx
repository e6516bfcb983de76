import { CircleAlert, CircleCheck } from 'lucide-react';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { editPath } from '#contracts/posts/edit-path.ts';
import { ownPosts, type OwnPost } from '#contracts/posts/own-posts.ts';
import { useLiveEvent, useNotifications } from '#web/notifications/use-notifications.ts';
import { call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { useFreshness } from '#web/platform/calls/use-freshness.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The post as it stands by now, and the same once it no longer waits. */
export function useDecision(PostID: number): { post: OwnPost | undefined; decided: OwnPost | undefined } {
  const { value, reload } = useRead(`posted ${PostID}`, () => call(memberApi(), ownPosts.get, { params: { PostID } }));
  const post = value?.post;
  const waits = post === undefined || post.state === 'pending';
  const { connection } = useNotifications();
  useFreshness(waits && connection !== 'connected', reload);
  useLiveEvent('postChanged', reload);
  return { post, decided: waits ? undefined : post };
}

/** The way to prove the number, where a code can be sent to it. */
export function ProveNumber({ post }: { post: OwnPost | undefined }) {
  const { t } = useWords();
  if (post?.numberProof !== 'open') return null;
  return (
    <div className="mt-4 rounded-control border border-line px-4 py-3">
      <p className="m-0 text-ui">{t('posting.postedProveText')}</p>
      <ButtonLink kind="outline" to={`/user/post-number/${post.PostID}`} className="mt-3">
        {t('posting.postedProve')}
      </ButtonLink>
    </div>
  );
}

/** Said as soon as the team has decided: live, or what to do. */
export function Decision({ post }: { post: OwnPost }) {
  const { t } = useWords();
  const isBack = post.state === 'rejected' || post.state === 'cancelled';
  const Icon = isBack ? CircleAlert : CircleCheck;
  const [to, text] = isBack ? ([editPath(post), 'posting.postedCorrect'] as const) : ([detailPath(post), 'posting.postedSee'] as const);
  return (
    <output className={`mt-5 block rounded-control p-4 ${isBack ? 'bg-danger-tint text-danger-ink' : 'bg-primary-tint text-primary-ink'}`}>
      <span className="flex items-start gap-2.5 font-display text-title leading-[1.4]">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        {t(isBack ? 'posting.postedSentBack' : 'posting.postedIsLive')}
      </span>
      {isBack || post.state === 'approved' ? (
        <ButtonLink to={to} className="mt-3">
          {t(text)}
        </ButtonLink>
      ) : null}
    </output>
  );
}
