import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { StarInput } from './star-input.tsx';

function Held() {
  const [rating, setRating] = useState<number>();
  return (
    <>
      <StarInput value={rating} onChange={setRating} />
      <p data-testid="rating">{rating}</p>
    </>
  );
}

const rating = () => screen.getByTestId('rating').textContent;

test('a press sets half stars and whole stars', async () => {
  const { user, t } = show(<Held />);
  await user.click(screen.getByRole('radio', { name: t('reviews.stars', { rating: 3.5 }) }));
  expect(rating()).toBe('3.5');
  await user.click(screen.getByRole('radio', { name: t('reviews.stars', { rating: 5 }) }));
  expect(rating()).toBe('5');
});

test('arrow keys go by half stars', async () => {
  const { user, t } = show(<Held />);
  await user.click(screen.getByRole('radio', { name: t('reviews.stars', { rating: 4 }) }));
  await user.keyboard('{ArrowRight}');
  expect(rating()).toBe('4.5');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(rating()).toBe('3.5');
});

test('all ten are named in Bengali with its digits', () => {
  show(<Held />, { lng: 'bn' });
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names).toHaveLength(10);
  expect(names[8]).toBe('৫-এর মধ্যে ৪.৫ তারা');
});

test('an error is read with the group', () => {
  show(<StarInput value={undefined} onChange={() => undefined} error="Please give a rating" />);
  expect(screen.getByRole('group', { description: 'Please give a rating' })).toBeTruthy();
});
