// Who is answered now, who waits for a turn, and who is refused: the rules of load shedding, which know nothing of HTTP.

export type Reader = 'anonymous' | 'member';

export interface LineOptions {
  /** So many are worked on at once; the others wait. */
  runningMax: number;
  /** How long somebody may wait before the work on his answer begins. */
  waitMs?: Readonly<Record<Reader, number>>;
  /** So many may wait at once, however short the wait would be; without it only the time counts. */
  waitingMax?: number;
}

interface Turn {
  /** False where it is refused, or was left. */
  begins: Promise<boolean>;
  /** The work is done; may be called again. */
  end(): void;
  /** Nobody wants it any more: gives up the place in the line. Work that has begun goes on, and counts until its end. */
  leave(): void;
}

export interface Line {
  enter(who: Reader): Turn;
  refused(): Readonly<Record<Reader, number>>;
  running(): number;
  waiting(): number;
}

const usualWaitMs = { anonymous: 3000, member: 6000 } as const;
/** A line that has not been empty for so long is no rush that passes: waiting in it helps nobody, so only a short one is allowed. */
const standingMs = 2000;
const standingPart = 1 / 4;
/** Whoever is let in line is expected to be taken well before that: to be refused at once is better than late. */
const surePart = 0.7;
/** How long an answer takes is learned from about so many of the last ones. */
const learnedFrom = 32;
/** One that takes longer says something of itself, not of the others. */
const serviceMsMax = 2000;

interface Waiting {
  who: Reader;
  settle: (isBegun: boolean) => void;
  timer: NodeJS.Timeout;
}

/** Opens one; members come before everybody else. */
export function openLine({ runningMax, waitMs = usualWaitMs, waitingMax = Infinity }: LineOptions): Line {
  const lines: Record<Reader, Waiting[]> = { member: [], anonymous: [] };
  const refused = { anonymous: 0, member: 0 };
  let running = 0;
  let serviceMs = 50;
  let emptyAt = performance.now();
  const waiting = (): number => lines.member.length + lines.anonymous.length;
  const mayWaitMs = (who: Reader): number => waitMs[who] * (performance.now() - emptyAt > standingMs ? standingPart : 1);
  /** Until somebody who comes now is taken, by how long answers took lately. */
  const expectedMs = (who: Reader): number => ((who === 'member' ? lines.member.length : waiting()) * serviceMs) / runningMax;

  const leave = (one: Waiting): void => {
    const line = lines[one.who];
    const at = line.indexOf(one);
    if (at >= 0) line.splice(at, 1);
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
  const begun = Promise.resolve(true);
  return {
    enter(who) {
      let over: (() => void) | undefined;
      let giveUp: (() => void) | undefined;
      const end = (): void => {
        const ends = over;
        over = undefined;
        ends?.();
      };
      const turn = { end, leave: () => giveUp?.() };
      if (waiting() === 0) emptyAt = performance.now();
      if (running < runningMax && waiting() === 0) {
        over = run();
        return { ...turn, begins: begun };
      }
      if (waiting() >= waitingMax || expectedMs(who) > mayWaitMs(who) * surePart) {
        refused[who]++;
        return { ...turn, begins: Promise.resolve(false) };
      }
      const begins = new Promise<boolean>((resolve) => {
        const settle = (isBegun: boolean): void => {
          giveUp = undefined;
          if (isBegun) over = run();
          resolve(isBegun);
        };
        const late = (): void => {
          leave(one);
          refused[who]++;
          settle(false);
        };
        const one: Waiting = { who, settle, timer: setTimeout(late, mayWaitMs(who)).unref() };
        giveUp = () => {
          leave(one);
          settle(false);
        };
        lines[who].push(one);
      });
      return { ...turn, begins };
    },
    refused: () => refused,
    running: () => running,
    waiting,
  };
}
