import type { StaffPost } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { KeyCap } from './key-cap.tsx';
import { Button } from '#web/ui/button.tsx';
import { isLive } from '#web/staff/queue/selection.ts';

function Keys({ pictures }: { pictures: number }) {
  const { t } = useWords();
  return (
    <p aria-hidden="true" className="mt-2.5 mb-0 hidden flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted lg:flex">
      <span className="flex items-center gap-1.5">
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t('moderation.keysNextPrevious')}
      </span>
      {pictures > 0 ? (
        <span className="flex items-center gap-1.5">
          <KeyCap>{pictures > 1 ? `1–${pictures}` : '1'}</KeyCap>
          {t('moderation.keysPictures')}
        </span>
      ) : null}
      <span className="flex items-center gap-1.5">
        <KeyCap>U</KeyCap>
        {t('moderation.keysUndo')}
      </span>
    </p>
  );
}

interface DecisionBarProps {
  post: StaffPost;
  own: boolean;
  /** The name of someone else of the staff who has it open. */
  colleague: string | undefined;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** The decisions of a waiting post, always in sight: at the foot of the preview, on small screens at the foot of the window. */
export function DecisionBar({ post, own, colleague, busy, onApprove, onReject }: DecisionBarProps) {
  const { t } = useWords();
  const open = post.state === 'pending' && !own && !colleague;
  return (
    <div className="border-t border-line bg-card px-4 py-2 sticky bottom-0 z-20 max-lg:pb-[max(8px,env(safe-area-inset-bottom))] max-lg:shadow-bar lg:px-5 lg:py-3">
      {open ? (
        <div className="flex gap-2.5">
          <Button onClick={onApprove} disabled={busy} aria-keyshortcuts="A" className="flex-1">
            {t('moderation.approve')}
            <KeyCap tone="primary">A</KeyCap>
          </Button>
          <Button kind="outline" onClick={onReject} disabled={busy} aria-keyshortcuts="R" className="flex-1 !border-danger !text-danger hover:bg-danger-tint">
            {t('moderation.reject')}
            <KeyCap>R</KeyCap>
          </Button>
        </div>
      ) : isLive(post.state) && !own ? (
        <div className="flex items-center gap-x-4">
          <p className="m-0 min-w-0 flex-1 text-small text-pretty text-muted">{t('moderation.isLive')}</p>
          <Button kind="outline" onClick={onReject} disabled={busy} aria-keyshortcuts="C" className="shrink-0 !border-danger !text-danger hover:bg-danger-tint">
            {t('moderation.cancel')}
            <KeyCap>C</KeyCap>
          </Button>
        </div>
      ) : (
        <p className="m-0 text-ui text-muted">
          {own ? t('moderation.ownPost') : colleague ? t('moderation.colleagueHas', { name: colleague }) : t('moderation.notPending')}
        </p>
      )}
      <Keys pictures={post.images.length} />
    </div>
  );
}
