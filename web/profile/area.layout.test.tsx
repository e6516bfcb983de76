import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { signedIn } from '#web/testing/people.ts';
import AreaLayout from './area.layout.tsx';

test.each([
  ['/user/api-keys', 'settings', 'settings'],
  ['/user/profileedit', 'myProfile', 'myProfile'],
  ['/user/my-inbox', 'inbox', 'myProfile'],
  ['/user/My-Inbox/', 'inbox', 'myProfile'],
] as const)('%s marks the row it belongs to, and leads back to the page above it', (address, row, above) => {
  signedIn();
  const { t } = show(<AreaLayout />, { address });
  const rail = within(screen.getByRole('navigation', { name: t('profile.area') }));
  expect(rail.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([t(`shell.${row}`)]);
  const back = screen.getAllByRole('link', { name: t(`shell.${above}`) }).at(-1);
  expect(rail.queryAllByRole('link')).not.toContain(back);
});
