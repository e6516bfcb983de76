import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reviews, ReviewCode } from '#contracts/offers/reviews.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
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

test.each(['bn', 'en'] as const)('staff issue a code that is shown once, and void it (%s)', async (lng) => {
  signedIn({ role: 'support' });
  const api = fakeApi();
  const lists = (...items: ReviewCode[]): void =>
    api.on(reviews.codes, { success: true, items, pagination: { page: 1, limit: 20, total: items.length, totalPages: 1 } });
  lists();
  const options = { lng, pattern: '/admin/review-codes' };
  let { t, user } = showPage(page, options);
  await user.click(await screen.findByRole('textbox', { name: t('staffFirms.codeFirm') }));
  await user.paste('30007');
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
  expect(screen.getByText(issued.company[lng])).toBeTruthy();
  expect(api.calls(reviews.voidCode).map(({ params }) => params)).toEqual([{ id: issued._id }]);
});
