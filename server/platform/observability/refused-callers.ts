// How many different devices and accounts each limit refuses: one that abuses the site is one, a limit that is too tight meets many.
import { Gauge } from 'prom-client';
import { processRegistry } from './counters.ts';

const windowMs = 600_000;
/** Counted no further: by then everyone knows. */
const callersMax = 1000;

export interface RefusedCallers {
  /** Remembers that `limit` refused this caller. */
  note(limit: string, caller: string): void;
  /** Different callers by limit, of the last ten to twenty minutes. */
  counts(): Map<string, number>;
}

export function openRefusedCallers(now: () => number = Date.now): RefusedCallers {
  let [current, previous] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  let end = now() + windowMs;
  const renew = (): void => {
    const late = now() - end;
    if (late < 0) return;
    [previous, current] = [late < windowMs ? current : new Map<string, Set<string>>(), new Map<string, Set<string>>()];
    end = now() + windowMs;
  };
  return {
    note(limit, caller) {
      renew();
      const callers = current.get(limit) ?? new Set();
      if (callers.size < callersMax) callers.add(caller);
      current.set(limit, callers);
    },
    counts() {
      renew();
      const limits = new Set([...previous.keys(), ...current.keys()]);
      return new Map([...limits].map((limit) => [limit, new Set([...(previous.get(limit) ?? []), ...(current.get(limit) ?? [])]).size]));
    },
  };
}

const refused = openRefusedCallers();

export const noteRefused = refused.note;

const gauge: Gauge<'limit'> = new Gauge({
  name: 'uthan_limit_refused_callers',
  help: 'Different devices and accounts that a limit refused in the last ten to twenty minutes, up to a thousand.',
  labelNames: ['limit'],
  registers: [processRegistry],
  collect: (): void => {
    gauge.reset();
    for (const [limit, callers] of refused.counts()) gauge.set({ limit }, callers);
  },
});
