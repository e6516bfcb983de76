import { lazy, type Ref, Suspense, useState } from 'react';
import type { PostClaim, StaffPost } from '#contracts/staff/moderation.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { PostPreview } from './post-preview.tsx';
import { isLive } from '#web/staff/queue/selection.ts';
import type { Decide, useDecision } from './use-decision.ts';
import { useKeys } from '#web/staff/queue/use-keys.ts';
import { useOpenedPost } from './use-opened-post.ts';

const RejectDialog = lazy(async () => ({ default: (await loadChunk(() => import('./reject-dialog.tsx'))).RejectDialog }));

function Missing({ unknown, onRetry }: { unknown: boolean; onRetry: () => void }) {
  const { t } = useWords();
  return (
    <Notice tone={unknown ? 'info' : 'danger'} alert>
      <p className="m-0">{unknown ? t('moderation.postUnknown') : t('moderation.postFailed')}</p>
      {unknown ? null : (
        <Button kind="outline" className="mt-2" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      )}
    </Notice>
  );
}

interface OpenedPostProps {
  PostID: number;
  /** The post as the list has it; it stands until the fresh one arrives. */
  listed: StaffPost | undefined;
  position: string | undefined;
  next: number | undefined;
  decision: Omit<ReturnType<typeof useDecision>, 'decide'> & { decide: Decide };
  /** Who else of the staff has it open. */
  colleague: PostClaim | undefined;
  titleRef: Ref<HTMLHeadingElement>;
  /** Whether the post can be seen: on small screens the list may be in its place. */
  isSeen: () => boolean;
}

/** The right side: one post, and what staff decide about it. */
export function OpenedPost({ PostID, listed, position, next, decision, colleague, titleRef, isSeen }: OpenedPostProps) {
  const { answer, retry } = useOpenedPost(PostID);
  const post = answer?.ok ? answer.value.post : listed;
  if (!post) {
    const pending = !answer || answer.ok;
    return (
      <div className="p-4 lg:p-5">
        {pending ? <Bone className="delayed h-80 w-full" /> : <Missing unknown={answer.failure.status === 404} onRetry={retry} />}
      </div>
    );
  }
  return (
    <Decidable
      post={post}
      next={next}
      decision={decision}
      colleague={colleague}
      isSeen={isSeen}
      preview={{ position, opened: answer?.ok ? answer.value : undefined, historyFailed: answer?.ok === false, onRetry: retry, titleRef }}
    />
  );
}

type Preview = Pick<Parameters<typeof PostPreview>[0], 'position' | 'opened' | 'historyFailed' | 'onRetry' | 'titleRef'>;

function Decidable({
  post,
  next,
  decision,
  colleague,
  isSeen,
  preview,
}: Pick<OpenedPostProps, 'next' | 'decision' | 'colleague' | 'isSeen'> & { post: StaffPost; preview: Preview }) {
  const words = useWords();
  const { user } = useSession();
  const [enlarged, setEnlarged] = useState<number>();
  /** Undefined until it is asked for the first time. */
  const [rejecting, setRejecting] = useState<boolean>();
  const own = user?.id === post.owner._id;
  const open = post.state === 'pending' && !own && !colleague;
  // Approving waits for the answer about the post before this one, not for the list that follows it.
  const approvable = open && (!decision.busy || decision.moving !== undefined);
  const { PostID, revision, images } = post;
  const about = { PostID, revision, next };
  const kind = isLive(post.state) ? 'cancel' : 'reject';

  const approve = (): void => void (approvable && decision.decide('approve', about));
  const ask = (): void => {
    decision.forget();
    setRejecting(true);
  };
  const whenSeen = (act: () => void) => (): void => void (isSeen() && act());
  useKeys({
    ...(approvable ? { a: whenSeen(approve) } : {}),
    ...(open && !decision.busy ? { r: whenSeen(ask) } : {}),
    ...(kind === 'cancel' && !own && !decision.busy ? { c: whenSeen(ask) } : {}),
    ...Object.fromEntries(images.map((_image, index) => [String(index + 1), whenSeen(() => setEnlarged(index))])),
  });

  const refused = decision.refused?.PostID === PostID ? decision.refused : undefined;
  const conflict = refused?.result.failure.code === 'STATE_CONFLICT';
  const failure = refused && !conflict ? reasonText(words, refused.result.failure, { otherwise: 'moderation.decisionFailed' }) : undefined;
  const inDialog = rejecting === true && !conflict;
  return (
    <>
      <div className="relative px-4 pb-5 lg:min-h-0 lg:pt-4 lg:flex-1 lg:overflow-y-auto lg:px-5">
        <PostPreview
          post={post}
          {...preview}
          enlarged={enlarged}
          onEnlarge={setEnlarged}
          notice={<Refused conflict={conflict} failure={inDialog ? undefined : failure} />}
        />
      </div>
      <DecisionBar post={post} own={own} colleague={colleague?.name} busy={decision.busy} onApprove={approve} onReject={ask} />
      {rejecting === undefined ? null : (
        <Suspense>
          <RejectDialog
            post={post}
            kind={kind}
            open={inDialog}
            busy={decision.busy}
            failure={failure}
            onClose={() => setRejecting(false)}
            onReject={(rejection) => decision.decide(kind, about, rejection)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Why a decision was not taken, above the post it is about. */
function Refused({ conflict, failure }: { conflict: boolean; failure: string | undefined }) {
  const { t } = useWords();
  if (!conflict && !failure) return null;
  return (
    <div className="mt-3">
      <Notice tone={conflict ? 'gold' : 'danger'} alert>
        {conflict ? t('moderation.conflict') : failure}
      </Notice>
    </div>
  );
}
