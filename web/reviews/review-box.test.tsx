import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reviews } from '#contracts/offers/reviews.ts';
import { refreshSession } from '#web/platform/session.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { ReviewBox } from './review-box.tsx';
import { ReviewForm } from './review-form.tsx';

const ticket = { reviewTicket: 'ticket', project: 'Kitchen', month: '2026-03' };
const nothing = (): void => undefined;

beforeEach(() => localStorage.clear());

test('a code is read in any case, with spaces and hyphens', async () => {
  signedIn();
  const api = fakeApi();
  api.on(reviews.verifyCode, { success: true, ...ticket });
  const { user, t } = show(<ReviewBox postId={7} />);
  await user.type(screen.getByLabelText(t('reviews.code')), ' k7qm-3f 9x');
  await user.click(screen.getByRole('button', { name: t('reviews.codeNext') }));
  expect(await screen.findByRole('button', { name: t('reviews.submit') })).toBeTruthy();
  expect(api.calls(reviews.verifyCode).map(({ body }) => body)).toEqual([{ code: 'K7QM3F9X' }]);
});

test.each(['bn', 'en'] as const)('what is no code is told at its field, and not sent (%s)', async (lng) => {
  signedIn();
  const api = fakeApi();
  const { user, t } = show(<ReviewBox postId={7} />, { lng });
  await user.type(screen.getByLabelText(t('reviews.code')), 'wrong{Enter}');
  expect(await screen.findByText(t('errors.field_reviewCode'))).toBeTruthy();
  expect(api.calls(reviews.verifyCode)).toEqual([]);
});

test.each(['bn', 'en'] as const)('whoever is signed out signs in first, and comes back to the code as it was typed (%s)', async (lng) => {
  const api = fakeApi();
  api.on(reviews.verifyCode, { success: true, ...ticket });
  await act(() => refreshSession());
  const { user, t, address } = show(<ReviewBox postId={7} />, { lng, address: '/Interior-Details/7' });
  expect(screen.getByText(t('reviews.writeSignIn'))).toBeTruthy();
  await user.type(screen.getByLabelText(t('reviews.code')), 'k7qm-3f9x{Enter}');
  expect(address()).toBe(`/SignIn?return=${encodeURIComponent('/Interior-Details/7#write-review')}`);
  expect(api.calls(reviews.verifyCode)).toEqual([]);

  cleanup();
  signedIn();
  show(<ReviewBox postId={7} />, { lng, address: '/Interior-Details/7#write-review' });
  const box = screen.getByLabelText<HTMLInputElement>(t('reviews.code'));
  await expect.poll(() => box.value).toBe('k7qm-3f9x');
  await user.click(screen.getByRole('button', { name: t('reviews.codeNext') }));
  expect(await screen.findByRole('button', { name: t('reviews.submit') })).toBeTruthy();
});

test('stars and text are asked for, then sent once', async () => {
  const api = fakeApi();
  api.on(reviews.submit, { success: true, _id: '01934f00-0000-7000-8000-000000000001', message: 'Sent' });
  let sent = 0;
  const { user, t } = show(<ReviewForm postId={7} ticket={ticket} onSent={() => (sent += 1)} onCode={nothing} />);
  const submit = screen.getByRole('button', { name: t('reviews.submit') });
  await user.click(submit);
  expect(screen.getByText(t('errors.field_reviewRating'))).toBeTruthy();
  expect(screen.getByText(t('errors.field_reviewRequired'))).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: t('reviews.stars', { rating: 4.5 }) }));
  await user.type(screen.getByLabelText(t('reviews.textLabel')), ' ok  ');
  expect(screen.getByText(t('errors.field_reviewShort'))).toBeTruthy();
  await user.type(screen.getByLabelText(t('reviews.textLabel')), 'fine work');
  await user.click(submit);
  expect(sent).toBe(1);
  const [call] = api.calls(reviews.submit);
  expect(call?.form?.get('rating')).toBe('4.5');
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

test('after sending the thanks has the focus and is in sight, where the long form was', async () => {
  signedIn();
  const api = fakeApi();
  api.on(reviews.verifyCode, { success: true, ...ticket });
  api.on(reviews.submit, { success: true, _id: '01934f00-0000-7000-8000-000000000001', message: 'Sent' });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, t } = show(<ReviewBox postId={7} />);
  await user.type(screen.getByLabelText(t('reviews.code')), 'K7QM3F9X{Enter}');
  await user.click(await screen.findByRole('radio', { name: t('reviews.stars', { rating: 5 }) }));
  await user.type(screen.getByLabelText(t('reviews.textLabel')), 'Careful and clean work in every room.');
  await user.click(screen.getByRole('button', { name: t('reviews.submit') }));
  const thanks = (await screen.findByText(t('reviews.thanksTitle'))).closest('output');
  expect(document.activeElement).toBe(thanks);
  expect(scrolled.mock.contexts).toContain(thanks);
});

test('where the ticket has ended the code is asked for again', async () => {
  fakeApi().on(reviews.submit, refuse('CODE_EXPIRED', { message: 'Too much time has passed.' }));
  const why: (string | undefined)[] = [];
  const { user, t } = show(<ReviewForm postId={7} ticket={ticket} onSent={nothing} onCode={(one) => why.push(one)} />);
  await user.click(screen.getByRole('radio', { name: t('reviews.stars', { rating: 3 }) }));
  await user.type(screen.getByLabelText(t('reviews.textLabel')), 'good work');
  await user.click(screen.getByRole('button', { name: t('reviews.submit') }));
  expect(why).toEqual(['Too much time has passed.']);
});
