import type { ReactNode } from 'react';
import type { OwnPostCard } from '#contracts/own-posts.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { StateNote } from './state-note.tsx';

/** How the way to the field looks, inside the panel. */
export const fixLook = 'control -mb-2 mt-1 inline-flex min-h-12 items-center gap-2 text-left font-semibold underline underline-offset-4';

interface SentBackProps {
  post: Pick<OwnPostCard, 'state' | 'decisionReason' | 'furtherReasons' | 'decisionNote'>;
  className?: string;
  /** Stands at the end: the way to what has to be put right. */
  children?: ReactNode;
}

/** Why staff sent a post back or took it down, in our words and in theirs. */
export function SentBack({ post, className, children }: SentBackProps) {
  const { t } = useWords();
  const { state, decisionReason, furtherReasons, decisionNote } = post;
  return (
    <StateNote {...(className ? { className } : {})} tone="red" title={t(state === 'cancelled' ? 'owning.cancelledTitle' : 'owning.rejectedTitle')}>
      {[decisionReason ?? 'other', ...furtherReasons].map((reason) => (
        <p key={reason} className="mt-1 mb-0">
          {t(`owning.reason_${reason}`)}
        </p>
      ))}
      {decisionNote ? (
        <p className="mt-2 mb-0 border-t border-current/20 pt-2">
          <span className="block text-small">{t('owning.noteLabel')}</span>
          <span lang={languageOf(decisionNote)} className="break-words whitespace-pre-line">
            {decisionNote}
          </span>
        </p>
      ) : null}
      {children}
    </StateNote>
  );
}
