import type { ReactNode } from 'react';
import type { CallFailure } from '#web/platform/api.ts';
import { reasonText, type FailureTexts } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import { useTimeLeft } from '#web/platform/hooks/use-time-left.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  failure: CallFailure | undefined;
  texts?: FailureTexts;
  /** The way on from it. */
  children?: ReactNode;
  className?: string;
}

/** Why a call was refused, in its place on the page and read out at once; a wait counts down and takes the notice with it. */
export function FailureNotice({ failure, texts, children, className = 'mt-4' }: FailureNoticeProps) {
  const words = useWords();
  const { inWords } = useTimeLeft();
  const left = useSecondsLeft(failure?.until);
  if (!failure || (failure.until !== undefined && left === 0)) return null;
  return (
    <div className={className}>
      <Notice tone="danger">
        <p role="alert" className="m-0">
          {reasonText(words, failure, texts)}
        </p>
        {left > 0 ? <p className="m-0">{words.t('shell.waitFor', { time: inWords(left) })}</p> : null}
        {children}
      </Notice>
    </div>
  );
}
