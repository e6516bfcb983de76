import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { KindSwitch } from './kind-switch.tsx';

test('whoever came to sell and wants to let changes over, and the present one is marked', async () => {
  const { user, t, address } = show(<KindSwitch />, { address: '/sellpost' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(t('shell.postSell'));
  await user.click(screen.getByRole('link', { name: t('shell.postRent') }));
  expect(address()).toBe('/add-rent-post');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(t('shell.postRent'));
});
