import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { editPath } from '#contracts/posts/edit-path.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StateNote } from './state-note.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { fixLook, SentBack } from './sent-back.tsx';
import type { OwnerAction, StaffStatus } from './own-post-calls.ts';

export interface StateProps {
  post: OwnPostCard;
  staff: StaffStatus | undefined;
  now: number;
  busy: boolean;
  onAct: (action: OwnerAction) => void;
}

const { expireDays, soldVisibleDays, renewalsMax } = limits.posts;

/** What was sent back, and the way to put it right. */
function ToCorrect({ post }: { post: OwnPostCard }) {
  const { t } = useWords();
  const can = post.can.includes('repost');
  return (
    <>
      <SentBack
        post={post}
        className="mt-4"
        {...(can
          ? {
              wayTo: (reason) => (
                <Link to={editPath(post, reason)} className={`${fixLook} text-inherit`}>
                  {t(`myPosts.fix_${reason}`)}
                </Link>
              ),
            }
          : {})}
      />
      {can ? (
        <ButtonLink to={editPath(post)} className="mt-3 w-full sm:w-auto">
          {t('myPosts.repost')}
        </ButtonLink>
      ) : null}
    </>
  );
}

function Act({ busy, onPress, children }: { busy: boolean; onPress: () => void; children: ReactNode }) {
  const { t } = useWords();
  return (
    <Button kind="outline" disabled={busy} aria-busy={busy} onClick={onPress} className="mt-3 w-full sm:w-auto">
      {busy ? t('myPosts.working') : children}
    </Button>
  );
}

function Expiry({ post, busy, onAct }: StateProps) {
  const { t, fmt } = useWords();
  const { state, expiresAt, renewals } = post;
  if (!post.can.includes('renew')) return null;
  const ended = state === 'expired';
  return (
    <>
      <StateNote className="mt-4" tone="gold" title={t(ended ? 'myPosts.expiredTitle' : 'myPosts.endsSoonTitle')}>
        <p className="mt-1 mb-0">
          {ended || !expiresAt ? t('myPosts.expiredText', { days: expireDays }) : t('myPosts.endsSoonText', { date: fmt.date(expiresAt), days: expireDays })}
        </p>
        {renewals >= renewalsMax ? <p className="mt-1 mb-0">{t('myPosts.renewWaits')}</p> : null}
      </StateNote>
      <Act busy={busy} onPress={() => onAct('renew')}>
        {t('myPosts.renew')}
      </Act>
    </>
  );
}

/** Hidden by the owner, sold or rented: what others see of it, and the way back. */
function Away({ post, busy, onAct }: StateProps) {
  const { t } = useWords();
  const { state } = post;
  if (state !== 'hidden' && state !== 'sold' && state !== 'rented') return null;
  const hidden = state === 'hidden';
  return (
    <>
      <StateNote className="mt-4" tone={hidden ? 'plain' : 'green'} title={t(`myPosts.${state}Title`)}>
        <p className="mt-1 mb-0">{hidden ? t('myPosts.hiddenText') : t('myPosts.takenText', { days: soldVisibleDays })}</p>
      </StateNote>
      {post.can.includes('show') ? (
        <Act busy={busy} onPress={() => onAct('show')}>
          {t(hidden ? 'myPosts.show' : 'myPosts.showAgain')}
        </Act>
      ) : null}
    </>
  );
}

/** What is special about the post now; nothing for one that is simply live. */
export function PostStatePanel(props: StateProps) {
  const { post } = props;
  if (post.review) return <ReviewPanel {...props} review={post.review} />;
  if (post.state === 'rejected' || post.state === 'cancelled') return <ToCorrect post={post} />;
  return (
    <>
      <Away {...props} />
      <Expiry {...props} />
    </>
  );
}
