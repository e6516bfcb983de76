import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { PriceHistory } from './price-history.tsx';

const event = (day: string, price: number) => ({ at: `2026-${day}T06:00:00.000Z`, price, priceUnits: 'total' as const });

test('one price is no history', () => {
  show(<PriceHistory post={postPage()} />);
  expect(screen.queryByRole('table')).toBeNull();
});

test('every price stands in a row with its day, the oldest first', () => {
  const post = postPage({ priceHistory: [event('10-01', 30_000_000), event('11-01', 27_800_000)] });
  const { t, fmt } = show(<PriceHistory post={post} />, { now: '2026-11-11T06:00:00.000Z' });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    [fmt.date('2026-10-01T06:00:00.000Z'), fmt.taka(30_000_000)],
    [fmt.date('2026-11-01T06:00:00.000Z'), fmt.taka(27_800_000)],
  ]);
  expect(screen.getByText(t('detail.historyDays', { count: 41 }))).toBeTruthy();
});

test('prices per sqft are told as such', () => {
  const per = (day: string, price: number) => ({ ...event(day, price), priceUnits: 'perSqft' as const });
  const { fmt } = show(<PriceHistory post={postPage({ priceUnits: 'perSqft', price: 9000, priceHistory: [per('10-01', 9500), per('11-01', 9000)] })} />);
  expect(screen.getByRole('cell', { name: fmt.perSqft(9000) })).toBeTruthy();
});
