import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { type Shortlist, shortlists } from '#contracts/posts/shortlists.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { shortlist } from '#web/testing/shortlists.ts';
import { show, toast } from '#web/testing/show.tsx';
import ShortlistPage from './shortlist.page.tsx';

const { _id } = shortlist();

function open(value: Shortlist) {
  const { id: userId } = signedIn();
  const page = (now: Shortlist) => {
    const one = { key: `shortlist ${_id}`, userId, lng: 'en', outcome: { ok: true, value: now } };
    return <ShortlistPage {...({ loaderData: { one } } as unknown as ComponentProps<typeof ShortlistPage>)} />;
  };
  const shown = show(page(value), { address: `/user/shortlists/${_id}`, pattern: '/user/shortlists/:id' });
  return { ...shown, becomes: (next: Shortlist) => shown.instead(page(next)) };
}

test('the owner shares the address and reads what the family says, as it comes and as it is taken back', () => {
  const { t, becomes } = open(shortlist());
  expect(screen.getByRole('heading', { level: 1, name: /A home for mother/ })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: t('shortlists.shareLabel') }).href).toMatch(/\/shortlist\/a-token$/);
  expect(screen.getByRole('link', { name: new RegExp(t('shortlists.whatsapp')) }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=.*shortlist/);
  const votes = [{ postId: 48_001, vote: 'up' as const, note: 'Near the market' }];
  const visitors = [{ _id: '01934f00-0000-7000-8000-000000000601', name: 'Aunt Rabeya', votes }];
  becomes(shortlist({ visitors }));
  expect(screen.getAllByText('Aunt Rabeya')).toHaveLength(2);
  expect(screen.getByText('· Near the market')).toBeTruthy();
  becomes(shortlist({ visitors: visitors.map((one) => ({ ...one, votes: [] })) }));
  expect(screen.queryByText('· Near the market')).toBeNull();
});

test('the owner ends the link once that was asked, and the page says so', async () => {
  const api = fakeApi();
  api.on(shortlists.revoke, { success: true });
  const { user, t, becomes } = open(shortlist());
  await user.click(screen.getByRole('button', { name: t('shortlists.revoke') }));
  expect(api.calls(shortlists.revoke)).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: t('shortlists.revokeTitle') });
  await user.click(within(dialog).getByRole('button', { name: t('shortlists.revoke') }));
  expect(await toast(t('shortlists.revoked'))).toBeTruthy();
  expect(api.calls(shortlists.revoke).map(({ params }) => params)).toEqual([{ id: _id }]);
  becomes(shortlist({ state: 'revoked', path: null }));
  expect(screen.getByText(t('shortlists.endedText'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('shortlists.revoke') })).toBeNull();
});
