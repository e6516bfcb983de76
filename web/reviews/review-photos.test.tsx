import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { drawPictures, jpeg } from '#web/testing/pictures.ts';
import { show } from '#web/testing/show.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { useReviewPhotos } from './use-review-photos.ts';

/** The sizes of the pictures that the browser was asked to encode. */
let encoded: [width: number, height: number][] = [];

beforeEach(() => void (encoded = drawPictures()));

const Held = ({ kept = false }) => <ReviewPhotos photos={useReviewPhotos(kept ? [{ id: 'a', url: '/a.webp', kept: '/a.webp' }] : [])} />;
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('pictures are made small by the bounds of reviews, and two fill the places', async () => {
  const { user, t } = show(<Held />);
  await user.upload(input(t('reviews.photosAdd')), [jpeg('1.jpg'), jpeg('2.jpg')]);
  expect(await screen.findByAltText(t('reviews.photoNumber', { number: 2 }))).toBeTruthy();
  const width = limits.reviews.imageWidthMax;
  expect(encoded).toEqual([
    [width, width / 2],
    [width, width / 2],
  ]);
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
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
  const { user, t } = show(<Held />);
  await user.upload(input(t('reviews.photosAdd')), jpeg('1.jpg'));
  expect(await screen.findByText('Error processing images. Please try again.')).toBeTruthy();
});
