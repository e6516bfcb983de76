import { useCall } from '#web/platform/calls/use-call.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { changeNotes } from './notebook.ts';

/** Sets and drops the reminder of a visit with the account; the notes say which visit it is about. */
export function useReminder(postId: number): { busy: boolean; set: (at: string | null) => void } {
  const words = useWords();
  const { run, pending } = useCall(async (api, at: string | null) => (await import('./reminder-call.ts')).setReminder(api, postId, at), { outlives: true });
  const set = async (at: string | null): Promise<void> => {
    const outcome = await run(at);
    if (!outcome) return;
    if (outcome.ok) return changeNotes(postId, { remindAt: at });
    showToast('error', failureText(words, outcome.failure));
  };
  return { busy: pending, set: (at) => void set(at) };
}
