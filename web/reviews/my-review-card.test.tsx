import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { ownReview, picture } from '#web/testing/reviews.ts';
import { show } from '#web/testing/show.tsx';
import { ReviewCard } from './my-review-card.tsx';

const nothing = (): void => undefined;
const card = (change: Parameters<typeof ownReview>[0] = {}, lng: 'bn' | 'en' = 'en') =>
  show(<ReviewCard review={ownReview(change)} onEdit={nothing} onRemove={nothing} />, { lng });

test('it names the firm with the way to it, its number in the page’s digits, and both dates', () => {
  const { t, fmt } = card({}, 'bn');
  expect(screen.getByRole('link', { name: 'Nokshi Interior' }).getAttribute('href')).toBe('/Interior-Details/30007');
  expect(screen.getByText(/#৩০০০৭/)).toBeTruthy();
  expect(screen.getByText(t('reviews.stars', { rating: 4.5 }))).toBeTruthy();
  expect(screen.getByText(t('reviews.myCreated', { date: fmt.date('2026-11-10T06:00:00.000Z') }))).toBeTruthy();
  expect(screen.getByText(t('reviews.myApprovedOn', { date: fmt.date('2026-11-12T06:00:00.000Z') }))).toBeTruthy();
});

test('a long text is cut at the limit, read on, and cut again', async () => {
  const review = 'ক্ষমা '.repeat(90).trim();
  const { user, t } = card({ review });
  const cut = screen.getByText(/…$/).textContent;
  expect([...cut].length).toBeLessThanOrEqual(limits.reviews.previewCharacters + 1);
  await user.click(screen.getByRole('button', { name: t('reviews.myMore') }));
  expect(screen.getByText(review)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('reviews.myLess') }));
  expect(screen.queryByText(review)).toBeNull();
});

test('the cut falls between letters as people see them, never inside a conjunct', () => {
  const whole = 'ক্ষ্মীর্দ্ধ্রৌ'.repeat(60);
  card({ review: whole });
  const cut = screen.getByText(/…$/).textContent.replace(/…$/, '');
  const seen = [...new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(whole)].map(({ segment }) => segment);
  const ends = seen.map((_, at) => seen.slice(0, at + 1).join(''));
  expect(ends).toContain(cut);
});

test('a text of exactly the limit has nothing to continue', () => {
  const { t } = card({ review: 'a'.repeat(limits.reviews.previewCharacters) });
  expect(screen.queryByRole('button', { name: t('reviews.myMore') })).toBeNull();
});

test('pictures are hidden until they are asked for', async () => {
  const { user, t } = card({ images: ['/media/a.webp'], pictures: [picture('/media/a.webp')] });
  expect(screen.queryByRole('img', { name: t('reviews.myImage', { number: 1 }) })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('reviews.myShowImages', { count: 1 }) }));
  expect(screen.getByRole('img', { name: t('reviews.myImage', { number: 1 }) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('reviews.myHideImages') }));
  expect(screen.queryByRole('img', { name: t('reviews.myImage', { number: 1 }) })).toBeNull();
});

test('one that was sent back says why, with the words of the team', () => {
  const { t } = card({ status: 'rejected', approval: false, approvedAt: null, reason: 'photo', reasonNote: 'Please choose photos of the work.' });
  expect(screen.getByText(t('enums.reviewState_rejected'))).toBeTruthy();
  expect(screen.getByText(t('reviews.myReason', { reason: t('enums.reviewReason_photo') }))).toBeTruthy();
  expect(screen.getByText('Please choose photos of the work.')).toBeTruthy();
});

test('its buttons say whose review they are about', async () => {
  const [edit, remove] = [vi.fn(), vi.fn()];
  const { user, t } = show(<ReviewCard review={ownReview()} onEdit={edit} onRemove={remove} />);
  await user.click(screen.getByRole('button', { name: t('reviews.myEditOf', { name: 'Nokshi Interior' }) }));
  await user.click(screen.getByRole('button', { name: t('reviews.myRemoveOf', { name: 'Nokshi Interior' }) }));
  expect([edit.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
});
