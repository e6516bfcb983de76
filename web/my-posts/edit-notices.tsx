import { type ReactNode, useState } from 'react';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';
import { NotSent } from '#web/posting/send/send-panel.tsx';
import type { Sending } from '#web/posting/send/use-sending.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The post was changed elsewhere while it was edited here. */
export function ChangedElsewhere({ onReopen }: { onReopen: () => void }) {
  const { t } = useWords();
  return (
    <Notice tone="gold" alert>
      <p className="m-0 font-semibold">{t('myPosts.changedTitle')}</p>
      <p className="m-0">{t('myPosts.changedText')}</p>
      <Button kind="outline" className="mt-3" onClick={onReopen}>
        {t('myPosts.openPresent')}
      </Button>
    </Notice>
  );
}

interface EditRefusedProps {
  /** Whether it was to be corrected. */
  sentBack: boolean;
  sending: Sending;
  onRetry: () => void;
  onSignIn: () => void;
  onReopen: () => void;
}

/** Why the edit was not taken: changed elsewhere, none left, nothing changed; otherwise as with any post. */
export function EditRefused({ sentBack, sending, onRetry, onSignIn, onReopen }: EditRefusedProps) {
  const { t } = useWords();
  const { failure, busy } = sending;
  if (!busy && failure?.code === 'STATE_CONFLICT') return <ChangedElsewhere onReopen={onReopen} />;
  if (!busy && failure?.code === 'NO_CHANGES') {
    return (
      <Notice tone="info" alert>
        {t(sentBack ? 'myPosts.nothingCorrected' : 'myPosts.nothingChanged')}
      </Notice>
    );
  }
  if (!busy && failure?.code === 'EDIT_LIMIT') {
    return (
      <Notice tone="danger" alert>
        <p className="m-0 font-semibold">{t('myPosts.limitTitle')}</p>
        <p className="m-0">{failure.message}</p>
        <ButtonLink kind="outline" to="/user/my-properties" className="mt-3">
          {t('myPosts.toList')}
        </ButtonLink>
      </Notice>
    );
  }
  return <NotSent sending={sending} title="errors.notice_postUpdateFailed" onRetry={onRetry} onSignIn={onSignIn} />;
}

/** Says that earlier changes go on here. */
export function GoesOn({ savedAt, children }: { savedAt: number; children: ReactNode }) {
  const { t, fmt } = useWords();
  const [now] = useState(Date.now);
  return (
    <Notice tone="info">
      <p className="m-0">{t('myPosts.goOn', { time: fmt.relative(savedAt, now) })}</p>
      <div className="-mb-2 -ml-3">{children}</div>
    </Notice>
  );
}

/** Puts everything back as the post has it, after asking. */
export function Discard({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} className="!px-3">
        {t('myPosts.discard')}
      </Button>
      <Confirm open={open} onClose={close} title={t('myPosts.discardTitle')} yes={t('myPosts.discardYes')} prefersNo onYes={onConfirm}>
        {t('myPosts.discardText')}
      </Confirm>
    </>
  );
}
