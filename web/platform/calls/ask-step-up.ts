// A call that needs the password again waits here until it was entered.
import { createStore } from '#web/platform/store.ts';

/** Who waits; all of them go on, or give up, together. */
const waiting = createStore<readonly ((proved: boolean) => void)[]>([]);
let dialogs = 0;

/** Asks for the password again; false where the person gives up, or no page is there to ask. */
export function askStepUp(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false);
  return new Promise((resolve) => waiting.set([...waiting.get(), resolve]));
}

export function answerStepUp(proved: boolean): void {
  const all = waiting.get();
  waiting.set([]);
  for (const resolve of all) resolve(proved);
}

export const useStepUpAsked = (): boolean => waiting.use((all) => all.length > 0);

/** Says that a page can ask. Returns what takes it back; anyone who still waits then gives up. */
export function offerStepUp(): () => void {
  dialogs += 1;
  return () => {
    dialogs -= 1;
    if (dialogs === 0) answerStepUp(false);
  };
}
