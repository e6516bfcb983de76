import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Member, members } from '#contracts/accounts/members.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { member, signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './members.page.tsx';

const admin = member({ role: 'admin', name: 'Admin', email: 'admin@example.test' });
const asStaffSee = (id: string, change: Partial<Member>): Member =>
  Member.parse({
    ...admin,
    id,
    _id: id,
    phone: null,
    suspendedAt: null,
    suspendedUntil: null,
    statusReason: null,
    lastSeenAt: null,
    leavesAt: null,
    counts: { posts: 0, live: 0, upheldReports: 0 },
    ...change,
  } satisfies Member);
const rising = asStaffSee('01934f00-0000-7000-8000-000000000002', { name: 'Shafiqul Alam', email: 'rising@example.test', role: 'user' });
const own = asStaffSee(admin.id, { role: 'admin' });

test.each(['bn', 'en'] as const)('an admin makes somebody support; nobody is offered to act on themselves (%s)', async (lng) => {
  signedIn(admin);
  const api = fakeApi();
  const lists = (...items: Member[]): void =>
    api.on(members.list, { success: true, items, pagination: { page: 1, limit: 20, total: items.length, totalPages: 1 } });
  lists(rising, own);
  const { t, user } = showPage(page, { lng, pattern: '/admin/users' });
  const row = async (of: Member) => within((await screen.findByText(of.email)).closest('li') as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: t('members.title') })).toBeTruthy();
  const said = t('errors.notice_roleChanged');
  api.on(members.role, ({ body }) => {
    const changed = { ...rising, role: body.role };
    lists(changed, own);
    return { success: true as const, message: said, user: changed };
  });
  await user.click((await row(rising)).getByRole('button', { name: t('members.menuOf', { name: rising.name }) }));
  await user.click(await screen.findByRole('menuitem', { name: t('members.role') }));
  const dialog = within(screen.getByRole('dialog', { name: t('members.roleTitle', { name: rising.name }) }));
  expect(dialog.getByRole('radio', { name: new RegExp(t('moderation.role_firmOwner')) })).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: new RegExp(`^${t('moderation.role_support')}`) }));
  await user.click(dialog.getByRole('button', { name: t('members.role') }));
  expect(await toast(said)).toBeTruthy();
  await waitFor(async () => expect((await row(rising)).getByText(t('moderation.role_support'))).toBeTruthy());
  expect(api.calls(members.role).map(({ params, body }) => [params.id, body.role])).toEqual([[rising.id, 'support']]);

  expect((await row(own)).getByText(t('members.you'))).toBeTruthy();
  await user.click((await row(own)).getByRole('button', { name: t('members.menuOf', { name: own.name }) }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([t('members.profile'), t('members.history')]);
});

test.each(['bn', 'en'] as const)('whoever suspends somebody is asked why, and the reason may be a ready one (%s)', async (lng) => {
  signedIn(admin);
  const api = fakeApi();
  api.on(members.list, { success: true, items: [rising], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } });
  const { t, user } = showPage(page, { lng, pattern: '/admin/users' });
  api.on(members.suspend, refuse('VALIDATION', { fields: { reason: t('errors.field_required') } }));
  await user.click(await screen.findByRole('button', { name: t('members.menuOf', { name: rising.name }) }));
  await user.click(await screen.findByRole('menuitem', { name: t('members.suspend') }));
  const dialog = within(screen.getByRole('dialog', { name: t('members.suspendTitle', { name: rising.name }) }));
  const suspend = dialog.getByRole('button', { name: t('members.suspend') });
  await user.click(suspend);
  expect(await dialog.findByText(t('errors.field_required'))).toBeTruthy();
  api.on(members.suspend, { success: true, message: t('errors.notice_accountSuspended'), user: { ...rising, status: 'suspended' } });
  await user.click(dialog.getByRole('button', { name: t('members.ready_repeated') }));
  await user.click(suspend);
  expect(await toast(t('errors.notice_accountSuspended'))).toBeTruthy();
  expect(api.calls(members.suspend)[1]?.body.reason).toBe(t('members.ready_repeated'));
});
