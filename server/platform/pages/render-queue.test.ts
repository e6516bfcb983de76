import { expect, test } from 'vitest';
import { renderTurn } from './render-queue.ts';

test('what becomes ready together begins one after the other, and what is small comes in between', async () => {
  const order: string[] = [];
  const begun = ['first', 'second', 'third'].map((name) =>
    renderTurn().then(() => {
      order.push(name);
      if (name === 'first') setImmediate(() => order.push('small'));
    }),
  );
  await Promise.all(begun);
  expect(order.indexOf('small')).toBeLessThan(order.indexOf('third'));
  expect(order.filter((name) => name !== 'small')).toEqual(['first', 'second', 'third']);
});
