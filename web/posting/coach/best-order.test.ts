import { expect, test } from 'vitest';
import { photo } from '#web/testing/post-form.tsx';
import { bestOrder } from './best-order.ts';

test('the best across is the cover, the others follow as people look, those without a name last', () => {
  const photos = [
    photo('bath', { shot: 'bath' }),
    photo('nothing'),
    photo('upright', { shot: 'living', width: 900, height: 1600 }),
    photo('dark', { shot: 'kitchen', findings: ['dark'] }),
    photo('outside', { shot: 'outside' }),
  ];
  expect(bestOrder(photos, 'apartment')).toEqual(['bath', 'upright', 'dark', 'outside', 'nothing']);
});

test('a name of another kind of property counts as none', () => {
  expect(bestOrder([photo('pillar', { shot: 'pillar' }), photo('kitchen', { shot: 'kitchen' })], 'apartment')).toEqual(['kitchen', 'pillar']);
});

test('a plan on paper is never proposed as the cover', () => {
  expect(bestOrder([photo('plan', { shot: 'plan' }), photo('dark', { findings: ['dark', 'blurred', 'tilted'] })], 'apartment')).toEqual(['dark', 'plan']);
});
