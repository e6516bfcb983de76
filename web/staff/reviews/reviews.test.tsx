import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { reviews, type StaffReview } from '#contracts/offers/reviews.ts';
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { ownReview, picture } from '#web/testing/reviews.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './reviews.page.tsx';

const waiting: StaffReview = {
  ...ownReview({ status: 'pending', approval: false, approvedAt: null, images: ['/media/a.webp'], pictures: [picture('/media/a.webp')] }),
  company: { bn: 'নকশি ইন্টেরিয়র', en: 'Nokshi Interior' },
  reviewer: { id: '01934f00-0000-7000-8000-000000000009', name: 'Mithila', email: 'mithila@example.test' },
  edited: true,
  overdue: false,
  flags: [],
  revision: 3,
};

beforeEach(() => void signedIn({ role: 'support' }));

/** The page with this review alone, once it is there. */
async function listed(api: FakeApi, review: StaffReview) {
  api.on(reviews.staffList, { success: true, items: [review], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } });
  const shown = showPage(page, { pattern: '/admin/reviews' });
  await screen.findByText(review.review);
  return shown;
}

test('a review is shown whole with its pictures, and is approved as it was read', async () => {
  const api = fakeApi();
  api.on(reviews.approve, { success: true, review: { ...waiting, status: 'approved', approval: true } });
  const { user, t } = await listed(api, waiting);
  expect(screen.getByRole('img', { name: t('staffFirms.reviewPicture', { number: 1 }) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('staffFirms.approveOf', { name: 'Mithila' }) }));
  expect(await toast(t('staffFirms.approved'))).toBeTruthy();
  expect(api.calls(reviews.approve).map(({ params, body }) => [params, body])).toEqual([[{ id: waiting._id }, { revision: 3 }]]);
});

test('by keyboard one goes to a review and sends it back, which asks for a reason', async () => {
  const api = fakeApi();
  api.on(reviews.reject, { success: true, review: { ...waiting, status: 'rejected', reason: 'photo' } });
  const { user, t } = await listed(api, waiting);
  await user.keyboard('jr');
  await user.click(screen.getAllByRole('button', { name: t('staffFirms.reject') }).at(-1) as HTMLElement);
  expect((await screen.findAllByText(t('staffFirms.reasonNeeded'))).length).toBeGreaterThan(1);
  expect(api.calls(reviews.reject)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox'), 'photo');
  await user.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Another house');
  await user.click(screen.getAllByRole('button', { name: t('staffFirms.reject') }).at(-1) as HTMLElement);
  expect(await toast(t('staffFirms.rejected'))).toBeTruthy();
  expect(api.calls(reviews.reject).map(({ body }) => body)).toEqual([{ reason: 'photo', note: 'Another house', revision: 3 }]);
});

test('an approved one is answered for the firm', async () => {
  const api = fakeApi();
  const shown: StaffReview = { ...waiting, status: 'approved', approval: true };
  api.on(reviews.staffRespond, { success: true, review: shown });
  const { user, t } = await listed(api, shown);
  expect(screen.queryByRole('button', { name: t('staffFirms.approveOf', { name: 'Mithila' }) })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('staffFirms.respond') }));
  await user.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Thank you!');
  await user.click(screen.getByRole('button', { name: t('staff.send') }));
  expect(await toast(t('staffFirms.responded'))).toBeTruthy();
  expect(api.calls(reviews.staffRespond).map(({ body }) => body)).toEqual([{ text: 'Thank you!' }]);
});
