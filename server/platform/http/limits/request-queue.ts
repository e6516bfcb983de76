// Who is answered now, who waits for a turn, and who is refused: the rules of load shedding, which know nothing of HTTP.

export type Reader = 'anonymous' | 'member';

export interface RequestQueueOptions {
  /** So many are worked on at once; the others wait. */
  runningMax: number;
  /** How long someone may wait before the work on his answer begins. */
  waitMs?: Readonly<Record<Reader, number>>;
  /** So many may wait at once, however short the wait would be; without it only the time counts. */
  waitingMax?: number;
}

interface Turn {
  /** False where it is refused, or was left. */
  begins: Promise<boolean>;
  /** The work is done; may be called again. */
  end(): void;
  /** No one wants it any more: gives up the place in the queue. Work that has begun goes on, and counts until its end. */
  leave(): void;
}

export interface RequestQueue {
  /** `by` is the account of a member, otherwise the network address: one of them takes no more than its share. */
  enter(who: Reader, by?: string): Turn;
  refused(): Readonly<Record<Reader, number>>;
  running(): number;
  waiting(): number;
}

const usualWaitMs = { anonymous: 3000, member: 6000 } as const;
/** A queue that has not been empty for so long is no rush that passes: waiting in it helps no one, so only a short one is allowed. */
const standingMs = 2000;
const standingPart = 1 / 4;
/** Anyone who is let into the queue is expected to be taken well before that: to be refused at once is better than late. */
const surePart = 0.7;
/** Of the wait that is allowed, those of one account or address fill at most so much: the others find a place, and none stays empty without them. */
const sharePart = 1 / 2;
/** So many reads of one account come before those of visitors; what it asks for beyond that waits with everyone. */
const memberPlaces = 4;
/** How long an answer takes is learned from about so many of the last ones. */
const learnedFrom = 32;
/** One that takes longer says something of itself, not of the others. */
const serviceMsMax = 2000;

interface Waiting {
  who: Reader;
  by: string | undefined;
  settle: (isBegun: boolean) => void;
  timer: NodeJS.Timeout;
}

/** How many each has; who has none takes no memory. */
function openCounts() {
  const counts = new Map<string, number>();
  const of = (by: string | undefined): number => (by === undefined ? 0 : (counts.get(by) ?? 0));
  const add = (by: string | undefined, change: number): void => {
    if (by === undefined) return;
    const count = of(by) + change;
    if (count > 0) counts.set(by, count);
    else counts.delete(by);
  };
  return { of, add };
}

/** Opens one; members come before everyone else. */
export function openRequestQueue({ runningMax, waitMs = usualWaitMs, waitingMax = Infinity }: RequestQueueOptions): RequestQueue {
  const lines: Record<Reader, Waiting[]> = { member: [], anonymous: [] };
  const refused = { anonymous: 0, member: 0 };
  const [waits, priorities] = [openCounts(), openCounts()];
  let running = 0;
  let serviceMs = 50;
  let emptyAt = performance.now();
  const waiting = (): number => lines.member.length + lines.anonymous.length;
  const mayWaitMs = (who: Reader): number => waitMs[who] * (performance.now() - emptyAt > standingMs ? standingPart : 1);
  /** Until someone who comes now is taken, by how long answers took lately. */
  const expectedMs = (who: Reader): number => ((who === 'member' ? lines.member.length : waiting()) * serviceMs) / runningMax;

  const leave = (one: Waiting): void => {
    const queue = lines[one.who];
    const at = queue.indexOf(one);
    if (at >= 0) {
      queue.splice(at, 1);
      waits.add(one.by, -1);
    }
    clearTimeout(one.timer);
    if (waiting() === 0) emptyAt = performance.now();
  };
  const next = (): void => {
    const one = lines.member[0] ?? lines.anonymous[0];
    if (!one || running >= runningMax) return;
    leave(one);
    one.settle(true);
  };
  /** Takes a place among those that are worked on; what ends it. */
  const run = (): (() => void) => {
    const began = performance.now();
    running++;
    return () => {
      running--;
      serviceMs += (Math.min(performance.now() - began, serviceMsMax) - serviceMs) / learnedFrom;
      next();
    };
  };
  const isFull = (who: Reader, by: string | undefined): boolean => {
    const sureMs = mayWaitMs(who) * surePart;
    return waiting() >= waitingMax || expectedMs(who) > sureMs || (waits.of(by) * serviceMs) / runningMax > sureMs * sharePart;
  };
  const begun = Promise.resolve(true);
  return {
    enter(asks, by) {
      const who = asks === 'member' && priorities.of(by) >= memberPlaces ? 'anonymous' : asks;
      const preferred = who === 'member' ? by : undefined;
      let over: (() => void) | undefined;
      let giveUp: (() => void) | undefined;
      const end = (): void => {
        const ends = over;
        over = undefined;
        if (!ends) return;
        priorities.add(preferred, -1);
        ends();
      };
      const turn = { end, leave: () => giveUp?.() };
      if (waiting() === 0) emptyAt = performance.now();
      if (running < runningMax && waiting() === 0) {
        priorities.add(preferred, 1);
        over = run();
        return { ...turn, begins: begun };
      }
      if (isFull(who, by)) {
        refused[who]++;
        return { ...turn, begins: Promise.resolve(false) };
      }
      const begins = new Promise<boolean>((resolve) => {
        const settle = (isBegun: boolean): void => {
          giveUp = undefined;
          if (isBegun) over = run();
          else priorities.add(preferred, -1);
          resolve(isBegun);
        };
        const late = (): void => {
          leave(one);
          refused[who]++;
          settle(false);
        };
        const one: Waiting = { who, by, settle, timer: setTimeout(late, mayWaitMs(who)).unref() };
        giveUp = () => {
          leave(one);
          settle(false);
        };
        priorities.add(preferred, 1);
        waits.add(by, 1);
        lines[who].push(one);
      });
      return { ...turn, begins };
    },
    refused: () => refused,
    running: () => running,
    waiting,
  };
}
