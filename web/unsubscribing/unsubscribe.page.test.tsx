import type { ComponentProps } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unsubscribing, type UnsubscribeState } from '#contracts/accounts/unsubscribing.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import UnsubscribePage from './unsubscribe.page.tsx';

const page = (state: Omit<UnsubscribeState, 'success'> | undefined) => (
  <UnsubscribePage
    {...({ params: { token: 'of-a-letter' }, loaderData: { state: state && { success: true, ...state } } } as unknown as ComponentProps<
      typeof UnsubscribePage
    >)}
  />
);
const decisions = { group: 'decisions', names: [] } as const;
const search = { group: 'savedSearches', names: ['Two beds'] } as const;
const answer = (state: Omit<UnsubscribeState, 'success' | 'names'> & { names: readonly string[] }): UnsubscribeState => ({
  success: true,
  ...state,
  names: [...state.names],
});

test.each(['bn', 'en'] as const)('opening the link changes nothing; one press stops the letters, another takes that back (%s)', async (lng) => {
  const api = fakeApi();
  api.on(unsubscribing.stop, answer({ ...decisions, on: false }));
  api.on(unsubscribing.resume, answer({ ...decisions, on: true }));
  const { user, t } = show(page({ ...answer({ ...decisions, on: true }) }), { lng });
  expect(screen.getByRole('heading', { level: 1, name: t('channels.stopTitle') })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(t('channels.group_decisions'));
  expect(api.calls(unsubscribing.stop)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('channels.stopButton') }));
  expect(await screen.findByRole('heading', { level: 1, name: t('channels.stoppedTitle') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('channels.resume') }));
  expect(await screen.findByRole('heading', { level: 1, name: t('channels.resumedTitle') })).toBeTruthy();
  expect(api.calls(unsubscribing.stop).map(({ params }) => params)).toEqual([{ token: 'of-a-letter' }]);
});

test('the letters of a saved search are named', () => {
  fakeApi();
  show(page(answer({ ...search, on: true })));
  expect(screen.getByRole('status').textContent).toContain('Two beds');
});

test('of a search that was deleted nothing more is sent, and there is nothing to press', () => {
  fakeApi();
  const { t } = show(page({ group: 'savedSearches', names: [], on: false }));
  expect(screen.getByText(t('channels.stoppedNone'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that is not ours says so and offers no press', () => {
  fakeApi();
  const { t } = show(page(undefined));
  expect(screen.getByRole('heading', { name: t('channels.stopInvalidTitle') })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nobody answers it can be tried again', async () => {
  const api = fakeApi();
  api.on(unsubscribing.stop, noAnswer);
  const { user, t } = show(page(answer({ ...decisions, on: true })));
  await user.click(screen.getByRole('button', { name: t('channels.stopButton') }));
  expect((await screen.findByRole('alert')).textContent).toContain(t('channels.stopFailed'));
  api.on(unsubscribing.stop, answer({ ...decisions, on: false }));
  await user.click(screen.getByRole('button', { name: t('channels.stopButton') }));
  expect(await screen.findByRole('heading', { name: t('channels.stoppedTitle') })).toBeTruthy();
});
