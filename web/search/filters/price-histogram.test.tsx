import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { PriceHistogram, stepOf, sumOf, windowOf } from './price-histogram.tsx';

const lakh = 100_000;
const buckets = [
  { to: 5 * lakh, count: 0 },
  { from: 5 * lakh, to: 10 * lakh, count: 3 },
  { from: 10 * lakh, to: 20 * lakh, count: 9 },
  { from: 20 * lakh, to: 50 * lakh, count: 4 },
  { from: 50 * lakh, count: 0 },
];
const shown = { first: 1, last: 3 };

describe('the steps of a histogram', () => {
  test('leave empty ends out, but not around a single one', () => {
    expect(windowOf(buckets)).toEqual(shown);
    expect(windowOf(buckets.slice(0, 2))).toEqual({ first: 0, last: 1 });
    expect(windowOf([])).toBeUndefined();
  });

  test.each([
    ['min', undefined, 1],
    ['min', 10 * lakh, 2],
    ['min', 12 * lakh, 2],
    ['min', lakh, 1],
    ['max', undefined, 4],
    ['max', 20 * lakh, 3],
    ['max', 12 * lakh, 3],
    ['max', 900 * lakh, 4],
  ] as const)('%s of %s stands on %s', (side, sum, step) => {
    expect(stepOf(buckets, shown, side, sum)).toBe(step);
  });

  test('set no limit at the ends', () => {
    expect([1, 2, 3, 4].map((step) => sumOf(buckets, shown, step))).toEqual([undefined, 10 * lakh, 20 * lakh, undefined]);
  });
});

test('each handle says its sum, moves its own end and stops before the other', () => {
  const onChange = vi.fn();
  const { t } = show(<PriceHistogram buckets={buckets} min={10 * lakh} max={undefined} labels={['least', 'most']} onChange={onChange} />, { lng: 'bn' });
  const [least, most] = [screen.getByRole('slider', { name: 'least' }), screen.getByRole('slider', { name: 'most' })];
  expect([least.getAttribute('aria-valuetext'), most.getAttribute('aria-valuetext')]).toEqual(['১০ লাখ', t('search.any')]);
  fireEvent.change(most, { target: { value: '3' } });
  expect(onChange).toHaveBeenLastCalledWith('max', 20 * lakh);
  fireEvent.change(most, { target: { value: '1' } });
  expect(onChange).toHaveBeenLastCalledWith('max', 20 * lakh);
  fireEvent.change(least, { target: { value: '1' } });
  expect(onChange).toHaveBeenLastCalledWith('min', undefined);
});
