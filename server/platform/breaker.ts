// A circuit breaker: what has just failed is not asked again for a moment, so that no one waits for something that is away.

export interface Breaker {
  /** Whether it may be asked now; after a failure only when the pause is over. */
  isClosed(): boolean;
  failed(): void;
  succeeded(): void;
}

export interface BreakerOptions {
  /** Failures in a row that open it. */
  failuresMax: number;
  pauseMs: number;
  now?: () => number;
}

export function openBreaker({ failuresMax, pauseMs, now = Date.now }: BreakerOptions): Breaker {
  let failures = 0;
  let closedFrom = 0;
  return {
    isClosed: () => now() >= closedFrom,
    failed() {
      if (++failures >= failuresMax) closedFrom = now() + pauseMs;
    },
    succeeded() {
      failures = 0;
      closedFrom = 0;
    },
  };
}
