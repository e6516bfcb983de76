import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { show } from '#web/testing/show.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { useReviewPhotos } from './use-review-photos.ts';

const { shrink } = vi.hoisted(() => ({ shrink: vi.fn() }));
vi.mock(import('#web/platform/image/shrink.ts'), async (original) => ({ ...(await original()), shrink }));

const jpeg = (name: string): File => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

beforeEach(() => {
  shrink.mockReset().mockResolvedValue({ blob: new Blob(['x']), width: 1, height: 1, sharpness: 1 });
  URL.createObjectURL = vi.fn(() => 'blob:made');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => void vi.useRealTimers());

const Held = ({ kept = false }) => <ReviewPhotos photos={useReviewPhotos(kept ? [{ id: 'a', url: '/a.webp', kept: '/a.webp' }] : [])} />;
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('pictures are made small by the bounds of reviews, and two fill the places', async () => {
  const { user, t } = show(<Held />);
  await user.upload(input(t('reviews.photosAdd')), [jpeg('1.jpg'), jpeg('2.jpg')]);
  expect(await screen.findByAltText(t('reviews.photoNumber', { number: 2 }))).toBeTruthy();
  expect(shrink.mock.calls.map(([, , bounds]) => bounds as unknown)).toEqual([limits.reviews, limits.reviews]);
  expect(screen.queryByLabelText(t('reviews.photosAdd'))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('reviews.photoRemove', { number: 1 }) }));
  expect(input(t('reviews.photosAdd'))).toBeTruthy();
});

test('what is no picture is refused in the words of the product, and the message clears', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, t } = show(<Held />);
  await user.upload(input(t('reviews.photosAdd')), new File(['%PDF-1.7'], 'plan.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Please upload only image files.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(limits.screen.errorClearMs));
  expect(screen.queryByText('Please upload only image files.')).toBeNull();
});

test('those that the review has already count among the two', async () => {
  const { user, t } = show(<Held kept />);
  await user.upload(input(t('reviews.photosAdd')), [jpeg('1.jpg'), jpeg('2.jpg')]);
  expect(await screen.findByText('Maximum 2 images allowed.')).toBeTruthy();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('a picture that the browser cannot read says so', async () => {
  shrink.mockRejectedValue(new Error('unreadable'));
  const { user, t } = show(<Held />);
  await user.upload(input(t('reviews.photosAdd')), jpeg('1.jpg'));
  expect(await screen.findByText('Error processing images. Please try again.')).toBeTruthy();
});
