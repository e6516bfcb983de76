// Where the photos of the draft in this form are: written by what keeps them with the account, shown below them.
import { createStore } from '#web/platform/store.ts';

export interface KeptState {
  /** Photos whose files the account does not have yet. */
  waiting: number;
  /** Their bytes. */
  bytes: number;
  /** Whether they wait for a better line, or for a press after a failure. */
  stuck: boolean;
  /** Whether pictures of this draft are with the account, and only there. */
  missing: number;
  /** Sends and fetches them now, whatever the line. */
  now: () => void;
}

/** Undefined where nothing keeps them: signed out, full, or before it is known. */
export const keptState = createStore<KeptState | undefined>(undefined);
