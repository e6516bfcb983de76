// How a call ended, as a value: pages show a refused one in its place.
import { CallFailure } from '#web/platform/api.ts';

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: CallFailure };

/** Whatever was thrown as a refused call: code that did not come is a server that did not answer. */
export const failureOf = (error: unknown): CallFailure => (error instanceof CallFailure ? error : Object.assign(new CallFailure(0), { cause: error }));

/** Waits for `work`, which never rejects then. */
export const outcomeOf = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, failure: failureOf(error) }),
  );

interface Optimistic<T> {
  show: () => void;
  work: () => Promise<T>;
  takeBack: () => void;
}

/** Shows a change at once and takes it back where the server does not follow. Goes on where the page is left in the meantime. */
export async function optimistic<T>({ show, work, takeBack }: Optimistic<T>): Promise<Outcome<T>> {
  show();
  const outcome = await outcomeOf(work());
  if (!outcome.ok) takeBack();
  return outcome;
}
