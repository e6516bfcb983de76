import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firmServices } from '#contracts/offers/building-enums.ts';
import { interiors, type StaffFirm } from '#contracts/offers/interiors.ts';
import { reviews, ReviewCode } from '#contracts/offers/reviews.ts';
import { type FakeApi, fakeApi, refuse } from '#web/testing/fake-api.ts';
import { firmCard } from '#web/testing/firms.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './codes.page.tsx';

const issued = ReviewCode.parse({
  _id: '01934f00-0000-7000-8000-000000000301',
  PostID: 30007,
  company: { bn: 'নকশি ইন্টেরিয়র', en: 'Nokshi Interior' },
  project: 'Office',
  month: '2026-10',
  email: null,
  phone: null,
  state: 'issued',
  issuedAt: '2026-11-20T06:00:00.000Z',
  issuedBy: 'Nasrin',
  expiresAt: '2027-05-20T06:00:00.000Z',
  usedAt: null,
} satisfies ReviewCode);

const firm = {
  ...firmCard({
    PostID: 30007,
    companyName: issued.company,
    selections: Object.fromEntries(firmServices.map((one) => [one, false])) as StaffFirm['selections'],
  }),
  about: issued.company,
  since: null,
  address: null,
  areasServed: [],
  cover: null,
  galleryTotal: 0,
  albums: [],
  phone: '01000002888',
  listed: true,
  owner: null,
  draft: null,
  coverId: null,
  logoId: null,
  pictures: [],
  pendingReviews: 0,
  interests: 0,
} satisfies StaffFirm;
const firmsAre = (api: FakeApi, ...items: StaffFirm[]): void =>
  api.on(interiors.staffList, { success: true, items, pagination: { page: 1, limit: 50, total: items.length, totalPages: 1 } });

test.each(['bn', 'en'] as const)('staff issue a code that is shown once, and void it (%s)', async (lng) => {
  signedIn({ role: 'support' });
  const api = fakeApi();
  const lists = (...items: ReviewCode[]): void =>
    api.on(reviews.codes, { success: true, items, pagination: { page: 1, limit: 20, total: items.length, totalPages: 1 } });
  lists();
  firmsAre(api, firm, { ...firm, PostID: 30008, companyName: { bn: 'উধাও', en: 'Gone' }, listed: false });
  const options = { lng, pattern: '/admin/review-codes' };
  let { t, user } = showPage(page, options);
  await user.click(await screen.findByRole('button', { name: t('staffFirms.codeNew') }));
  const choice = await screen.findByRole('option', { name: issued.company[lng] });
  expect(screen.queryByRole('option', { name: /Gone|উধাও/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: t('staffFirms.codeFirm') }), choice);
  await user.click(screen.getByRole('textbox', { name: t('staffFirms.codeProject') }));
  await user.paste('Office');
  api.on(reviews.issueCode, () => {
    lists(issued);
    return { success: true as const, code: 'K7QM-3F9X', issued };
  });
  await user.click(screen.getByRole('button', { name: t('staffFirms.codeIssue') }));
  expect(await screen.findByText('K7QM-3F9X')).toBeTruthy();
  expect(api.calls(reviews.issueCode)[0]?.body).toMatchObject({ PostID: 30007, project: 'Office' });

  cleanup();
  ({ t, user } = showPage(page, options));
  await user.click(await screen.findByRole('button', { name: t('staff.menuOf', { name: issued.company[lng] }) }));
  await user.click(await screen.findByRole('menuitem', { name: t('staffFirms.codeVoid') }));
  expect(screen.queryByText('K7QM-3F9X')).toBeNull();
  api.on(reviews.voidCode, () => {
    lists({ ...issued, state: 'voided' });
    return { success: true as const };
  });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('staffFirms.codeVoid') }));
  expect(await toast(t('staffFirms.codeVoided'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('staff.menuOf', { name: issued.company[lng] }) })).toBeNull());
  expect(screen.getByText(issued.company[lng], { selector: 'p' })).toBeTruthy();
  expect(api.calls(reviews.voidCode).map(({ params }) => params)).toEqual([{ id: issued._id }]);
});

test('where the firms cannot be read, one is named by its number', async () => {
  signedIn({ role: 'support' });
  const api = fakeApi();
  api.on(reviews.codes, { success: true, items: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 1 } });
  api.on(interiors.staffList, refuse('INTERNAL'));
  const { t, user } = showPage(page, { pattern: '/admin/review-codes' });
  await user.click(await screen.findByRole('button', { name: t('staffFirms.codeNew') }));
  expect(await screen.findByRole('textbox', { name: t('staffFirms.codeFirmNumber') })).toBeTruthy();
});
