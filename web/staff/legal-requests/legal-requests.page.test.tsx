import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LegalRequest, legalRequests } from '#contracts/staff/legal-requests.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './legal-requests.page.tsx';

const request: LegalRequest = {
  _id: '01934f00-0000-7000-8000-000000000007',
  number: 1001,
  at: '2026-01-05T05:00:00.000Z',
  answerBy: '2026-01-19T05:00:00.000Z',
  kind: 'authority',
  name: 'Inspector Karim',
  organisation: 'CID',
  email: 'cid@example.test',
  phone: '02-55667788, ext. 12',
  subject: '48001',
  text: 'We ask for the data of this account.',
  basis: 'Order 12/2026',
  state: 'received',
  staffNote: null,
  holds: [],
};

test.each(['bn', 'en'] as const)('a late request says so; its state and note are saved together and stay typed where refused (%s)', async (lng) => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  const lists = (item: LegalRequest): void =>
    api.on(legalRequests.list, { success: true, items: [item], pagination: { page: 1, limit: 30, total: 1, totalPages: 1 } });
  lists(request);
  const { t, fmt, user } = showPage(page, { lng, pattern: '/admin/legal-requests' });
  const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: t('legalRequests.staffState', { number: fmt.plain(1001) }) });
  expect(screen.getByText(t('legalRequests.staffLate', { date: fmt.date(request.answerBy) }))).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: t('staff.save') });
  expect(save.disabled).toBe(true);
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: t('legalRequests.staffNote') });
  await user.selectOptions(state, 'granted');
  await user.type(note, 'Data sent');
  api.on(legalRequests.setState, refuse('NOT_FOUND'));
  await user.click(save);
  await waitFor(() => expect([state.value, note.value, save.disabled]).toEqual(['granted', 'Data sent', false]));
  api.on(legalRequests.setState, () => {
    lists({ ...request, state: 'granted', staffNote: 'Data sent' });
    return { success: true as const };
  });
  await user.click(save);
  expect(await toast(t('legalRequests.staffSaved'))).toBeTruthy();
  expect(api.calls(legalRequests.setState).at(-1)?.body).toEqual({ state: 'granted', note: 'Data sent' });
  await waitFor(() => expect(screen.queryByText(t('legalRequests.staffLate', { date: fmt.date(request.answerBy) }))).toBeNull());
});

test.each(['bn', 'en'] as const)('from the page of a post its number is in every request, also after a search (%s)', async (lng) => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  const other = { ...request, _id: '01934f00-0000-7000-8000-000000000008', number: 1002 };
  const lists = (items: LegalRequest[]): void =>
    api.on(legalRequests.list, { success: true, items, pagination: { page: 1, limit: 30, total: items.length, totalPages: 1 } });
  lists([request, other]);
  api.on(legalRequests.holdPost, { success: true });
  const { t, fmt, user } = showPage(page, { lng, pattern: '/admin/legal-requests', address: '/admin/legal-requests?post=48001' });
  expect(await screen.findByText(t('legalRequests.holdChoose', { number: fmt.plain(48_001) }))).toBeTruthy();
  const numbers = (): string[] => screen.getAllByPlaceholderText<HTMLInputElement>(t('legalRequests.holdPost')).map(({ value }) => value);
  expect(numbers()).toEqual([fmt.plain(48_001), fmt.plain(48_001)]);
  lists([{ ...other, _id: '01934f00-0000-7000-8000-000000000009', number: 1003 }]);
  await user.type(screen.getByRole('textbox', { name: t('legalRequests.staffFind') }), 'CID{Enter}');
  await waitFor(() => expect(numbers()).toEqual([fmt.plain(48_001)]));
  await user.click(await screen.findByRole('button', { name: t('legalRequests.hold') }));
  expect(await toast(t('legalRequests.holdPlaced'))).toBeTruthy();
  expect(api.calls(legalRequests.holdPost).at(-1)).toMatchObject({ params: { PostID: 48_001 } });
});

test.each(['bn', 'en'] as const)('a post is put on hold by its number in any digits, and its hold ends after a question (%s)', async (lng) => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  const lists = (holds: LegalRequest['holds']): void =>
    api.on(legalRequests.list, { success: true, items: [{ ...request, holds }], pagination: { page: 1, limit: 30, total: 1, totalPages: 1 } });
  lists([]);
  const { t, fmt, user } = showPage(page, { lng, pattern: '/admin/legal-requests' });
  await user.click(await screen.findByText(t('legalRequests.holds')));
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: t('legalRequests.holdNumber', { number: fmt.plain(1001) }) });
  await user.type(number, '৪৮০০১');
  api.on(legalRequests.holdPost, refuse('NOT_FOUND'));
  await user.click(screen.getByRole('button', { name: t('legalRequests.hold') }));
  expect(await toast(t('legalRequests.holdNoPost'))).toBeTruthy();
  expect(number.value).toBe('৪৮০০১');
  api.on(legalRequests.holdPost, () => {
    lists([{ PostID: 48_001, until: '2026-07-04T05:00:00.000Z' }]);
    return { success: true as const };
  });
  await user.click(screen.getByRole('button', { name: t('legalRequests.hold') }));
  expect(api.calls(legalRequests.holdPost).at(-1)).toMatchObject({ params: { PostID: 48_001 }, body: { days: 180 } });
  await user.click(await screen.findByRole('button', { name: t('legalRequests.holdEndOf', { number: fmt.plain(48_001) }) }));
  api.on(legalRequests.releasePost, () => {
    lists([]);
    return { success: true as const };
  });
  const dialog = await screen.findByRole('dialog', { name: t('legalRequests.holdEndTitle', { number: fmt.plain(48_001) }) });
  await user.click(within(dialog).getByRole('button', { name: t('legalRequests.holdEnd') }));
  expect(await toast(t('legalRequests.holdEnded'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('legalRequests.holdEndOf', { number: fmt.plain(48_001) }) })).toBeNull());
});
