import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { InvalidQuery } from './invalid-query.tsx';

test.each(['bn', 'en'] as const)('names every field that was not understood (%s), and leads to the filters or away from them', async (lng) => {
  const open = vi.fn();
  const { user, t, address } = show(<InvalidQuery path="/Property-Rent" fields={{ priceMax: 'Not a number.', odd: 'What is that?' }} onOpenFilters={open} />, {
    lng,
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([`${t('search.priceMax')}: Not a number.`, 'What is that?']);
  await user.click(screen.getByRole('button', { name: t('search.openFilters') }));
  expect(open).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: t('search.clearAll') }));
  expect(address()).toBe('/Property-Rent');
});
