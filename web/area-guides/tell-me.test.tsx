import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { savedSearches, type SavedSearch } from '#contracts/search/saved-searches.ts';
import { dismissToast } from '#web/platform/toasts.tsx';
import { refreshSession } from '#web/platform/session.ts';
import { searchIntent } from '#web/saved-searches/search-intent.ts';
import { type FakeApi, fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { TellMe } from './tell-me.tsx';
import { nothingTold, told } from './told.ts';

const query = { purpose: 'rent', division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-mirpur' };
const search = (change: Partial<SavedSearch> = {}): SavedSearch => ({
  _id: '01934f00-0000-7000-8000-0000000000aa',
  name: 'For rent: Mirpur, Dhaka',
  isNamed: false,
  description: 'For rent: Mirpur, Dhaka',
  query: { purpose: 'rent', subDistrict: 'dhaka-mirpur' },
  frequency: 'instant',
  createdAt: '2026-11-20T06:00:00.000Z',
  ...change,
});

beforeEach(() => {
  told.set(nothingTold);
  searchIntent.take();
  for (let id = 0; id < 50; id++) dismissToast(id);
});

function withSearches(...list: SavedSearch[]): FakeApi {
  const api = fakeApi();
  signedIn();
  api.on(savedSearches.list, { success: true, savedSearches: list });
  return api;
}

describe.each(['en', 'bn'] as const)('one press in %s', (lng) => {
  test('is shown at once, saves the search, and its message takes it back', async () => {
    const api = withSearches();
    const held = api.hold(savedSearches.save, { success: true, savedSearch: search() });
    api.on(savedSearches.remove, { success: true } as never);
    const { user, t } = show(<TellMe query={query} />, { lng });
    await waitFor(() => expect(api.calls(savedSearches.list)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: t('guide.tell') }));
    expect(await screen.findByRole('button', { name: `${t('guide.told')} ${t('guide.tellStop')}` })).toBeTruthy();
    held.release();
    expect(await toast(t('guide.tellDone'))).toBeTruthy();
    expect(api.calls(savedSearches.save)[0]?.body.query).toMatchObject({ purpose: 'rent', subDistrict: ['dhaka-mirpur'] });
    await user.click(screen.getByRole('button', { name: t('guide.undo') }));
    await waitFor(() => expect(api.calls(savedSearches.remove).map(({ params }) => params.id)).toEqual([search()._id]));
    expect(screen.getByRole('button', { name: t('guide.tell') })).toBeTruthy();
  });

  test('at the limit is taken back, and says why with the way to what is saved', async () => {
    const api = withSearches();
    api.on(savedSearches.save, refuse('TOO_MANY', { message: 'notice_searchesFull' }));
    const { user, t } = show(<TellMe query={query} />, { lng });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('link', { name: t('shell.savedSearches') })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('notice_searchesFull');
    expect(screen.getByRole('button').textContent).toBe(t('guide.tell'));
  });

  test('without an answer says so below it, and the next press goes through', async () => {
    const api = withSearches();
    api.on(savedSearches.save, noAnswer);
    const { user, t } = show(<TellMe query={query} />, { lng });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(t('errors.notice_noResponse')));
    expect(screen.queryByRole('link')).toBeNull();
    api.on(savedSearches.save, { success: true, savedSearch: search() });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText(t('guide.tellStop'))).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

test('what is told of already is shown, stopped by a press, and told of again under its name by its message', async () => {
  const api = withSearches(search({ name: 'Our new flat', isNamed: true, frequency: 'daily' }));
  api.on(savedSearches.remove, { success: true } as never);
  api.on(savedSearches.save, { success: true, savedSearch: search({ name: 'Our new flat', isNamed: true, frequency: 'daily' }) });
  const { user, t } = show(<TellMe query={query} />);
  await user.click(await screen.findByRole('button', { name: /Stop/ }));
  expect(await toast(t('guide.tellStopped'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('guide.tell') })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('guide.undo') }));
  await waitFor(() => expect(api.calls(savedSearches.save)[0]?.body).toMatchObject({ name: 'Our new flat', frequency: 'daily' }));
  expect(await screen.findByRole('button', { name: /Stop/ })).toBeTruthy();
});

test('a search that is paused, or asks something else, is not told of; a press lets it go on', async () => {
  const paused = search({ frequency: 'off' });
  const api = withSearches(paused, search({ _id: '01934f00-0000-7000-8000-0000000000ab', query: { purpose: 'rent', subDistrict: 'dhaka-mirpur', bedMin: 2 } }));
  api.on(savedSearches.save, { success: true, savedSearch: paused });
  api.on(savedSearches.update, { success: true, savedSearch: search() });
  const { user, t } = show(<TellMe query={query} />);
  await waitFor(() => expect(api.calls(savedSearches.list)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: t('guide.tell') }));
  await waitFor(() => expect(api.calls(savedSearches.update).map(({ body }) => body)).toEqual([{ frequency: 'instant' }]));
  expect(await screen.findByRole('button', { name: /Stop/ })).toBeTruthy();
});

test('signed out it asks to sign in; whoever comes back is told, with the focus on what they pressed', async () => {
  const api = fakeApi();
  await refreshSession();
  const { user, t, address, instead } = show(<TellMe query={query} />, { address: '/Area/dhaka-mirpur' });
  await user.click(screen.getByRole('button', { name: t('guide.tell') }));
  await waitFor(() => expect(address()).toBe('/SignIn?return=%2F&for=search'));
  instead(null);
  signedIn();
  api.on(savedSearches.list, { success: true, savedSearches: [] });
  api.on(savedSearches.save, { success: true, savedSearch: search() });
  instead(<TellMe query={query} />);
  const button = await screen.findByRole('button', { name: /Stop/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(api.calls(savedSearches.save)).toHaveLength(1);
});
