import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UsualRate } from '#contracts/posts/usual-rate.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { UsualRateBar } from './usual-rate-bar.tsx';

const rate = (own: number, area: UsualRate['area'] = 'subDistrict'): UsualRate => ({
  per: 'sqft',
  area,
  count: 9,
  low: 9000,
  middle: 10_000,
  high: 11_000,
  own,
});
const shown = (own: number, area?: UsualRate['area'], lng: 'bn' | 'en' = 'en') => show(<UsualRateBar post={postPage()} rate={rate(own, area)} />, { lng });

test.each([
  [8800, 'rateBelow', 0.12, true],
  [12_000, 'rateAbove', 0.2, false],
] as const)('a rate of %i is told as %s, in green only where it is below', (own, word, part, isGreen) => {
  const { t, fmt } = shown(own);
  expect(screen.getByText(t(`detail.${word}`, { percent: fmt.percent(part) })).classList.contains('text-primary')).toBe(isGreen);
});

test.each(['bn', 'en'] as const)('what differs by more than three fifths is not compared (%s)', (lng) => {
  const { t } = shown(34_000, undefined, lng);
  expect(screen.getByText(t('detail.rateApart')).classList.contains('text-primary')).toBe(false);
  expect(document.querySelector('.rotate-45')).toBeNull();
});

test('the rate of a whole metropolis is shown as a range without a verdict', () => {
  const { fmt } = shown(8800, 'district');
  expect(screen.getByText(fmt.taka(9000))).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/below|above|compare/);
  expect(document.querySelector('.rotate-45')).toBeNull();
});
