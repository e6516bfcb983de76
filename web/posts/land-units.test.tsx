import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { LandUnits } from './land-units.tsx';

const land = { size: null, landSize: 5, landUnits: 'katha', landSqft: 5 * limits.land.kathaSqft } as const;
const rowOf = (name: string): string[] =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('the same land stands in every unit, with what one of them costs', () => {
  const { t, fmt } = show(<LandUnits post={postPage({ ...land, price: 50_000_000 })} landSqft={land.landSqft} />);
  expect(rowOf(t('enums.landUnit_katha'))).toEqual(['5', fmt.taka(10_000_000)]);
  expect(rowOf(t('enums.landUnit_bigha'))[0]).toBe('0.25');
  expect(rowOf(t('detail.landSqft'))[0]).toBe(fmt.number(land.landSqft));
});

test.each([
  ['of a house', postPage({ ...land, size: 2000 })],
  ['to let', rentPage(land)],
])('land %s has no price by the unit', (_what, post) => {
  const { t } = show(<LandUnits post={post} landSqft={land.landSqft} />);
  expect(rowOf(t('enums.landUnit_katha'))).toEqual(['5']);
});
