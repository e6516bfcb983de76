import type { Api } from '#web/platform/api.ts';
import { failureText, type FailureTexts } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';

interface Confirmed {
  /** What is said once it is done. */
  done: string;
  /** Why it was refused, where the page has words of its own. */
  texts?: FailureTexts;
  /** However it ended. */
  onClose?: () => void;
  onDone?: () => void;
}

/** A call that a dialog has asked about: it is carried through even where the page is left, and says how it ended. */
export function useConfirmed<A extends readonly unknown[]>(work: (api: Api, ...args: A) => Promise<unknown>, { done, texts, onClose, onDone }: Confirmed) {
  const words = useWords();
  const { run, pending } = useCall(work, { outlives: true });
  const act = async (...args: A): Promise<void> => {
    const outcome = await run(...args);
    if (!outcome) return;
    onClose?.();
    if (!outcome.ok) {
      const own = texts?.[outcome.failure.code] ?? texts?.otherwise;
      return showToast('error', own ? words.t.dynamic(own) : failureText(words, outcome.failure));
    }
    showToast('success', done);
    onDone?.();
  };
  return { busy: pending, act: (...args: A) => void act(...args) };
}
