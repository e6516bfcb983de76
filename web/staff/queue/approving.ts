// Approving with a way back: the post leaves the list at once, and is approved when the message that offers to undo it is
// gone, another decision follows, or the page is left.
import { outcomeOf } from '#web/platform/calls/outcome.ts';
import type { CallFailure } from '#web/platform/api.ts';
import { keepaliveApi } from '#web/platform/session.ts';
import { createStore } from '#web/platform/store.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { DecisionSubject } from '#web/staff/post/use-decision.ts';
import { listShown, noteApproval } from './list-age.ts';
import { approve } from '#web/staff/staff-calls.ts';

interface Waiting {
  commit: () => void;
  undo: () => void;
}

/** Each with the post to go on with. */
const hidden = createStore<ReadonlyMap<number, number | undefined>>(new Map());
/** The last one at the end. */
const waiting: Waiting[] = [];

/** Posts that are not in the list any more, though the list that was read still has them. */
export const useApproving = (): ReadonlyMap<number, number | undefined> => hidden.use();

export const isApproving = (PostID: number): boolean => hidden.get().has(PostID);

/** The post to show where `opened` may be on its way out of the list. */
export function goingOn(approving: ReadonlyMap<number, number | undefined>, opened: number | undefined): number | undefined {
  let at = opened;
  for (let step = 0; step < approving.size && at !== undefined && approving.has(at); step++) at = approving.get(at);
  return at;
}

interface Ends {
  /** It is approved; the post stays hidden until a list that knows of it is on screen. */
  onDone: () => void;
  onFailed: (failure: CallFailure) => void;
  onUndone: () => void;
}

/** What was approved, and which approval it was. */
const approved = new Map<number, number>();

const show = (PostID: number): void => hidden.set(new Map([...hidden.get()].filter(([one]) => one !== PostID)));

/** A list that knows of so many approvals is on screen: it no longer has these posts, or has them again. */
export function showApproved(knows: number): void {
  listShown(knows);
  for (const [PostID, nth] of approved) {
    if (nth > knows) continue;
    approved.delete(PostID);
    show(PostID);
  }
}

/** Hides the post, offers to undo that, and approves what was read when no one has. */
export function approveLater({ PostID, revision, next }: DecisionSubject, words: { text: string; undo: string }, ends: Ends): void {
  const settle = (): boolean => {
    const at = waiting.indexOf(entry);
    if (at >= 0) waiting.splice(at, 1);
    return at >= 0;
  };
  const commit = async (): Promise<void> => {
    if (!settle()) return;
    const outcome = await outcomeOf(approve(keepaliveApi(), PostID, revision));
    if (outcome.ok) {
      approved.set(PostID, noteApproval());
      return ends.onDone();
    }
    show(PostID);
    ends.onFailed(outcome.failure);
  };
  const undo = (): void => {
    if (!settle()) return;
    show(PostID);
    ends.onUndone();
  };
  const entry: Waiting = { commit: () => void commit(), undo };
  approveNow();
  waiting.push(entry);
  hidden.set(new Map([...hidden.get(), [PostID, next]]));
  showToast('info', words.text, { label: words.undo, onPress: undo }, entry.commit);
}

/** Takes the last approval back, if it still waits. */
export const undoApproval = (): void => waiting.at(-1)?.undo();

/** Approves what waits. */
export function approveNow(): void {
  // Each leaves the row as it begins.
  while (waiting[0]) waiting[0].commit();
}
