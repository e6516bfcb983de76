import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRequestQueue, type Reader } from './request-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of a server whose answers take so long each; how long those who come wait, or that they are refused. */
function serving(serviceMs: number, runningMax = 10) {
  const queue = openRequestQueue({ runningMax });
  const outcomes: { who: Reader; by: string | undefined; waited: number; isServed: boolean }[] = [];
  const come = (who: Reader, count = 1, by?: string): void => {
    for (let at = 0; at < count; at++) {
      const came = performance.now();
      const turn = queue.enter(who, by);
      void turn.begins.then((isServed) => {
        outcomes.push({ who, by, waited: performance.now() - came, isServed });
        if (isServed) setTimeout(turn.end, serviceMs);
      });
    }
  };
  /** So many a second come for so long. */
  const stream = async (who: Reader, perSecond: number, seconds: number, by?: string): Promise<void> => {
    for (let at = 0; at < perSecond * seconds; at++) {
      come(who, 1, by);
      await vi.advanceTimersByTimeAsync(1000 / perSecond);
    }
  };
  const of = (who: Reader) => outcomes.filter((one) => one.who === who);
  return { queue, outcomes, come, stream, of };
}

test('a rush that is over within two seconds is answered whole', async () => {
  const { queue, come, outcomes } = serving(100);
  come('anonymous', 200);
  expect([queue.running(), queue.waiting()]).toEqual([10, 190]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([outcomes.length, outcomes.every(({ isServed }) => isServed), queue.running(), queue.waiting()]).toEqual([200, true, 0, 0]);
});

test('who would wait longer than three seconds is refused at once, where it is known how long answers take', async () => {
  const { come, stream, outcomes } = serving(100);
  await stream('anonymous', 50, 4);
  outcomes.length = 0;
  come('anonymous', 600);
  await vi.advanceTimersByTimeAsync(0);
  const refused = outcomes.filter(({ isServed }) => !isServed);
  expect(refused.length).toBeGreaterThan(200);
  expect(Math.max(...refused.map(({ waited }) => waited))).toBeLessThan(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(Math.max(...outcomes.map(({ waited }) => waited))).toBeLessThanOrEqual(3000);
});

test('where answers take long of a sudden, nobody waits for longer than three seconds', async () => {
  const { come, outcomes } = serving(60_000);
  come('anonymous', 30);
  await vi.advanceTimersByTimeAsync(3100);
  expect([outcomes.filter(({ isServed }) => isServed).length, outcomes.filter(({ isServed }) => !isServed).length]).toEqual([10, 20]);
});

test('three times what it can answer: all that it can is answered, after a short wait, and the others are told at once', async () => {
  // A hundred a second can be answered.
  const { queue, stream, outcomes } = serving(100);
  await stream('anonymous', 300, 10);
  outcomes.length = 0;
  await stream('anonymous', 300, 5);
  const served = outcomes.filter(({ isServed }) => isServed);
  const refused = outcomes.filter(({ isServed }) => !isServed);
  expect(served.length).toBeGreaterThan(480);
  expect(Math.max(...served.map(({ waited }) => waited))).toBeLessThanOrEqual(750);
  expect(refused.filter(({ waited }) => waited > 1).length).toBeLessThan(refused.length / 20);
  await vi.advanceTimersByTimeAsync(1000);
  expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
});

test('members come before everybody else, and are not refused because of them', async () => {
  const { stream, of } = serving(100);
  await Promise.all([stream('anonymous', 400, 5), stream('member', 20, 5)]);
  expect(of('member').every(({ isServed, waited }) => isServed && waited <= 200)).toBe(true);
  expect(of('anonymous').some(({ isServed }) => !isServed)).toBe(true);
});

test('who goes away leaves the queue, and an end that is told twice counts once', async () => {
  const { queue, come, outcomes } = serving(100, 1);
  come('anonymous', 2);
  const gone = queue.enter('anonymous');
  gone.leave();
  expect([await gone.begins, queue.waiting()]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(500);
  const turn = queue.enter('member');
  turn.end();
  turn.end();
  expect([outcomes.length, queue.running(), queue.waiting(), queue.refused().anonymous]).toEqual([2, 0, 0, 0]);
});

test('a client that asks for ten times what can be answered leaves half of the answers to others, and all of them where nobody else comes', async () => {
  const { stream, outcomes } = serving(100);
  const served = (by: string) => outcomes.filter((one) => one.by === by && one.isServed).length;
  await stream('anonymous', 1000, 5, 'greedy');
  outcomes.length = 0;
  await stream('anonymous', 1000, 5, 'greedy');
  expect(served('greedy')).toBeGreaterThan(480);
  outcomes.length = 0;
  await Promise.all([stream('anonymous', 1000, 10, 'greedy'), ...[1, 2, 3, 4].map((at) => stream('anonymous', 10, 10, `other ${at}`))]);
  const others = outcomes.filter(({ by }) => by !== 'greedy');
  expect(others.filter(({ isServed }) => isServed).length).toBeGreaterThan(others.length * 0.9);
});

test('one account keeps neither visitors nor other members waiting, however much it asks for', async () => {
  const { stream, outcomes } = serving(100);
  await Promise.all([stream('member', 1000, 10, 'greedy'), stream('member', 20, 10, 'other'), stream('anonymous', 20, 10, 'visitor')]);
  for (const by of ['other', 'visitor']) {
    const all = outcomes.filter((one) => one.by === by);
    expect(all.filter(({ isServed }) => isServed).length, by).toBeGreaterThan(all.length * 0.9);
  }
});

test('of a queue that takes so many, the others are refused at once', async () => {
  const queue = openRequestQueue({ runningMax: 2, waitingMax: 3 });
  const turns = Array.from({ length: 8 }, () => queue.enter('anonymous'));
  expect([queue.running(), queue.waiting(), queue.refused().anonymous]).toEqual([2, 3, 3]);
  turns[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([queue.running(), queue.waiting()]).toEqual([2, 2]);
});
