import { expect, test } from 'vitest';
import { mapConcurrently, openMutexes, openSemaphore, openSemaphores } from './concurrency.ts';

/** Work that ends when it is told to, and what has begun. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (value: string) => void; reject: (reason: Error) => void }>();
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve, reject) => void ends.set(name, { resolve, reject }));
  };
  const end = async (name: string, error?: Error): Promise<void> => {
    if (error) ends.get(name)?.reject(error);
    else ends.get(name)?.resolve(name);
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

test('so many run at once, the others in order, and one that fails makes room too', async () => {
  const { begun, work, end } = openWork();
  const places = openSemaphore(2);
  const results = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => places.run(work(name))));
  expect([begun, places.running(), places.waiting()]).toEqual([['a', 'b'], 2, 2]);
  await end('b', new Error('no'));
  expect([begun, places.running(), places.waiting()]).toEqual([['a', 'b', 'c'], 2, 1]);
  await end('a');
  await end('c');
  await end('d');
  expect([begun, places.running(), places.waiting()]).toEqual([['a', 'b', 'c', 'd'], 0, 0]);
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('each key has its own places, and none is left behind', async () => {
  const { begun, work, end } = openWork();
  const places = openSemaphores(1);
  const results = Promise.all([places.run('x', work('x1')), places.run('x', work('x2')), places.run('y', work('y1'))]);
  expect([begun, places.running(), places.waiting(), places.waiting('x'), places.running('x'), places.running('z')]).toEqual([['x1', 'y1'], 2, 1, 1, 1, 0]);
  for (const name of ['x1', 'y1', 'x2']) await end(name);
  expect([await results, places.running(), places.waiting()]).toEqual([['x1', 'x2', 'y1'], 0, 0]);
});

test('after a failure the next under the same key begins', async () => {
  const turns = openMutexes();
  const order: string[] = [];
  const failing = turns.run('one', async () => {
    order.push('first');
    throw new Error('no');
  });
  const next = turns.run('one', async () => order.push('second'));
  await expect(failing).rejects.toThrow('no');
  await next;
  expect(order).toEqual(['first', 'second']);
});

test('results come in the order of what was given, with a few worked on at a time', async () => {
  let [running, most] = [0, 0];
  const doubled = await mapConcurrently([5, 1, 3, 2, 4], 2, async (one) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => void setTimeout(resolve, one));
    running--;
    return one * 2;
  });
  expect([doubled, most]).toEqual([[10, 2, 6, 4, 8], 2]);
  await expect(mapConcurrently([1, 2], 1, (one) => (one === 2 ? Promise.reject(new Error('no')) : Promise.resolve(one)))).rejects.toThrow('no');
});
