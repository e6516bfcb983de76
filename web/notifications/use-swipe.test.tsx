import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { useSwipe } from './use-swipe.ts';

const [onLeft, onRight] = [vi.fn(), vi.fn()];
beforeEach(() => {
  onLeft.mockClear();
  onRight.mockClear();
});

function Row() {
  const { shift, handlers } = useSwipe({ onLeft, onRight });
  return <p {...handlers}>{shift}</p>;
}

function draw(to: number, { pointerType = 'touch', end = 'up' as 'up' | 'cancel' } = {}): void {
  show(<Row />);
  const row = screen.getByText('0');
  fireEvent.pointerDown(row, { pointerType, clientX: 200 });
  fireEvent.pointerMove(row, { pointerType, clientX: 200 + to });
  if (end === 'up') fireEvent.pointerUp(row, { pointerType });
  else fireEvent.pointerCancel(row, { pointerType });
}

test('a row drawn far enough to the left or right does something, and lies straight again', () => {
  draw(-80);
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([1, 0]);
  expect(screen.getByText('0')).toBeTruthy();
});

test('the other way does the other thing', () => {
  draw(80);
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ['a short way', 40, {}],
  ['a mouse', 100, { pointerType: 'mouse' }],
  ['a finger that scrolls', 100, { end: 'cancel' as const }],
])('%s does nothing', (_what, to, how) => {
  draw(to, how);
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([0, 0]);
});

test('the row follows the finger, no further than it goes', () => {
  show(<Row />);
  const row = screen.getByText('0');
  fireEvent.pointerDown(row, { pointerType: 'touch', clientX: 200 });
  fireEvent.pointerMove(row, { pointerType: 'touch', clientX: 150 });
  expect(row.textContent).toBe('-50');
  fireEvent.pointerMove(row, { pointerType: 'touch', clientX: -400 });
  expect(row.textContent).toBe('-120');
});
