import { useFetcher } from 'react-router';
import type { PromotionState } from '#contracts/enums.ts';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import type { clientAction } from '#web/staff/queue/queue.page.tsx';

type Noted = Exclude<PromotionState, 'none'>;

/** What may be noted next; the server refuses the rest. */
const next: Readonly<Record<PromotionState, readonly Noted[]>> = {
  none: [],
  requested: ['contacted', 'paid', 'declined'],
  contacted: ['paid', 'declined'],
  paid: ['declined'],
  declined: ['contacted', 'paid'],
};

/** How the talk about a paid place stands, and how it went on. */
export function PlanBox({ post }: { post: StaffPost }) {
  const { t, fmt } = useWords();
  const { submit, state, data } = useFetcher<typeof clientAction>({ key: `plan-${post.PostID}` });
  const { user } = useSession();
  if (post.promotion === 'none') return null;
  // A colleague decides on one's own.
  const offered = user?.id === post.owner._id ? [] : next[post.promotion];
  return (
    <section className="mt-6">
      <h3 className="mt-0 mb-2">{t('moderation.planTitle')}</h3>
      <p className="m-0 text-ui">
        {t(`moderation.promotion_${post.promotion}`)}
        {post.promotedUntil ? <span className="text-muted"> · {t('moderation.planUntil', { date: fmt.date(post.promotedUntil) })}</span> : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((promotion) => (
          <Button
            key={promotion}
            kind="outline"
            disabled={state !== 'idle'}
            onClick={() => void submit({ intent: 'plan', PostID: post.PostID, promotion }, { method: 'post', action: '/admin?index' })}
          >
            {t(`moderation.plan_${promotion}`)}
          </Button>
        ))}
      </div>
      <FailureNotice
        failure={data?.result.ok === false ? data.result.failure : undefined}
        texts={{ otherwise: 'moderation.decisionFailed' }}
        className="mt-3"
      />
    </section>
  );
}
