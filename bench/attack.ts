// One attack of `npm run attacks`: a bounded number of requests from one address of a made-up network, on loopback only, and what other
// visitors meet in the meantime.
import { setTimeout as sleep } from 'node:timers/promises';
import { rounded, table } from './results-file.ts';
import { median } from './pages/rounds.ts';

export interface Stage {
  /** Of the server under attack. */
  url: string;
  /** Numbers of posts that are live. */
  posts: readonly number[];
  /** Cookies of devices that came a minute ago. */
  newDevices: readonly string[];
  /** Cookies of devices that came a week ago. */
  oldDevices: readonly string[];
}

export interface Asked {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Attack {
  name: string;
  /** So many requests are under way at once. */
  connections: number;
  /** So many in all, in at most so many seconds. */
  requestsMax: number;
  seconds: number;
  /** The request at this place of the attack. */
  request: (at: number, stage: Stage) => Asked;
  /** What visitors ask; pages, searches and reads of the API unless it says otherwise. */
  probes?: Readonly<Record<string, Probe>>;
  /** The visitors share the attacker's address, as thousands do behind an operator's. */
  isNeighbour?: boolean;
  /** Of what visitors ask, so much must be answered. */
  answeredMin: number;
}

export type Probe = (at: number, stage: Stage) => Asked;

export interface Met {
  probe: string;
  statuses: Readonly<Record<string, number>>;
  medianMs: number;
  maxMs: number;
  answered: number;
}

export interface Outcome {
  sent: Readonly<Record<string, number>>;
  met: readonly Met[];
}

/** Addresses that are no one's, told by the header of a proxy. */
const attacker = '203.0.113.66';
const visitor = '198.51.100.7';
const pauseMs = 100;

/** None of them is in a cache. */
const usualProbes: Readonly<Record<string, Probe>> = {
  page: (at) => ({ path: `/Property-Rent?minPrice=${at + 1}` }),
  search: (at) => ({ path: `/api/search?q=uttara&minPrice=${at + 1}` }),
  'API read': (at) => ({ path: `/api/interiors?page=1&q=x${at}` }),
};

const count = (counts: Record<string, number>, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);

async function ask({ url }: Stage, from: string, { path, method = 'GET', headers = {}, body }: Asked): Promise<string> {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, 'x-forwarded-for': from },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch {
    return 'no answer';
  }
}

async function watch(stage: Stage, from: string, [name, probe]: readonly [string, Probe], goesOn: () => boolean): Promise<Met> {
  const statuses: Record<string, number> = {};
  const taken: number[] = [];
  for (let at = 0; goesOn(); at++) {
    const began = performance.now();
    count(statuses, await ask(stage, from, probe(at, stage)));
    taken.push(performance.now() - began);
    await sleep(pauseMs);
  }
  const answered = Object.entries(statuses).reduce((sum, [status, times]) => sum + (/^[23]/.test(status) ? times : 0), 0);
  return { probe: name, statuses, medianMs: median(taken), maxMs: Math.max(...taken), answered: answered / taken.length };
}

/** Runs it. Throws for a server that is not on this machine. */
export async function attackWith({ connections, requestsMax, seconds, request, probes = usualProbes, isNeighbour }: Attack, stage: Stage): Promise<Outcome> {
  if (new URL(stage.url).hostname !== '127.0.0.1') throw new Error('Attacks are for a server on loopback.');
  const until = performance.now() + seconds * 1000;
  const sent: Record<string, number> = {};
  let next = 0;
  let open = connections;
  const goesOn = (): boolean => performance.now() < until;
  const attacks = Array.from({ length: connections }, async () => {
    while (goesOn() && next < requestsMax) count(sent, await ask(stage, attacker, request(next++, stage)));
    open--;
  });
  const watched = Object.entries(probes).map((probe) => watch(stage, isNeighbour ? attacker : visitor, probe, () => goesOn() && open > 0));
  const [met] = await Promise.all([Promise.all(watched), ...attacks]);
  return { sent, met };
}

const told = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([status, times]) => `${status} x ${times}`)
    .join(', ');

/** A table of what each kind of visitor met. */
export function outcomeTable({ name, answeredMin }: Attack, { sent, met }: Outcome): string {
  const rows = met.map(({ probe, statuses, medianMs, maxMs, answered }) => [
    probe,
    told(statuses),
    rounded(medianMs),
    rounded(maxMs),
    `${rounded(answered * 100)} %${answered < answeredMin ? ' (too few)' : ''}`,
  ]);
  return `${name}: the attacker got ${told(sent)}\n\n${table(['visitors ask', 'got', 'p50, ms', 'longest, ms', 'answered'], rows)}\n`;
}

export const isHeld = ({ answeredMin }: Attack, { met }: Outcome): boolean => met.every(({ answered }) => answered >= answeredMin);
