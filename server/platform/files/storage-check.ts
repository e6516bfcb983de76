// What the kinds of storage have in common when they fail: one answer, and a check that is not made too often.
import { Failure } from '#server/platform/http/failure.ts';

const checkEveryMs = 60_000;
const recheckEveryMs = 5000;
const retrySeconds = 30;

export const unavailable = (cause: unknown): Failure => new Failure('UNAVAILABLE', { retryAfter: retrySeconds, cause });

/** Caches whether `attempt` succeeds, so that it is not tried too often. */
export function openCheck(attempt: () => Promise<void>, now: () => number) {
  let last: { at: number; failure: Failure | undefined } | undefined;
  let running: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    const failure = await attempt().then(
      () => undefined,
      (error: unknown) => unavailable(error),
    );
    last = { at: now(), failure };
  };
  return {
    /** Drops the cached result. */
    forget: () => void (last = undefined),
    async check() {
      if (!last || now() - last.at >= (last.failure ? recheckEveryMs : checkEveryMs)) await (running ??= ask().finally(() => (running = undefined)));
      if (last?.failure) throw last.failure;
    },
  };
}
