import { screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import type { Role } from '#contracts/enums.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { forgetSession } from '#web/platform/session.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import StaffLayout, { clientLoader } from './staff.layout.tsx';

/** What the browser adds to what the server brings. */
async function opened(role: Role | undefined, lng: 'bn' | 'en' = 'en') {
  fakeApi().on(moderation.overview, refuse('FORBIDDEN'));
  if (role) signedIn({ role });
  else forgetSession();
  const loaderData = await clientLoader({ serverLoader: () => Promise.resolve({}) } as never);
  return show(createElement(StaffLayout as unknown as FunctionComponent<{ loaderData: object }>, { loaderData }), { lng, address: '/admin' });
}

test.each([
  ['bn', 'user'],
  ['en', 'firmOwner'],
  ['en', undefined],
] as const)('the staff area is no place for an ordinary member or a visitor (%s, %s)', async (lng, role) => {
  const { t } = await opened(role, lng);
  expect(await screen.findByRole('heading', { level: 1, name: t('shell.notFoundTitle') })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: t('moderation.nav') })).toBeNull();
});

test.each(['support', 'admin'] as const)('%s finds it open', async (role) => {
  const { t } = await opened(role);
  expect(screen.getByRole('navigation', { name: t('moderation.nav') })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: t('shell.notFoundTitle') })).toBeNull();
});
