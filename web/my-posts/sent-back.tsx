import type { ReactNode } from 'react';
import { isFixable, type FixableReason } from '#contracts/posts/edit-path.ts';
import type { RejectionReason } from '#contracts/enums.ts';
import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { StateNote } from './state-note.tsx';

/** How the way to the field looks, inside the panel. */
export const fixLook = 'control inline-flex min-h-12 items-center gap-2 text-left font-semibold underline underline-offset-4';

interface SentBackProps {
  post: Pick<OwnPostCard, 'state' | 'decisionReason' | 'furtherReasons' | 'decisionNote'>;
  className?: string;
  /** The way to where one reason is put right. */
  wayTo?: (reason: FixableReason) => ReactNode;
}

/** Every reason, the one to begin with first. */
export const reasonsOf = ({ decisionReason, furtherReasons }: Pick<OwnPostCard, 'decisionReason' | 'furtherReasons'>): RejectionReason[] => [
  decisionReason ?? 'other',
  ...furtherReasons,
];

/** Why staff sent a post back or took it down, in our words and in theirs. */
export function SentBack({ post, className, wayTo }: SentBackProps) {
  const { t } = useWords();
  const { state, decisionNote } = post;
  return (
    <StateNote {...(className ? { className } : {})} tone="red" title={t(state === 'cancelled' ? 'myPosts.cancelledTitle' : 'myPosts.rejectedTitle')}>
      <ul className="mt-1 mb-0 grid list-none gap-2 p-0">
        {reasonsOf(post).map((reason) => (
          <li key={reason} className="grid justify-items-start">
            {t(`myPosts.reason_${reason}`)}
            {wayTo && isFixable(reason) ? wayTo(reason) : null}
          </li>
        ))}
      </ul>
      {decisionNote ? (
        <p className="mt-2 mb-0 border-t border-current/20 pt-2">
          <span className="block text-small">{t('myPosts.noteLabel')}</span>
          <span lang={languageOf(decisionNote)} className="break-words whitespace-pre-line">
            {decisionNote}
          </span>
        </p>
      ) : null}
    </StateNote>
  );
}
