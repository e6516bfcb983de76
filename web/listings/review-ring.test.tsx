import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ReviewRing } from './review-ring.tsx';

test('a ring says how long it has been, in the digits of the page', () => {
  show(<ReviewRing minutes={75} label="hours" />, { lng: 'bn' });
  expect(screen.getByText('১:১৫')).toBeTruthy();
  expect(screen.getByText('hours')).toBeTruthy();
});

test('while nothing has passed because the office is closed, it says that and no time', () => {
  show(<ReviewRing minutes={0} label="hours" paused="office closed" />);
  expect(screen.getByText('office closed')).toBeTruthy();
  expect(screen.queryByText('0:00')).toBeNull();
});
