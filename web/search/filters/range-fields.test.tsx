import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { RangeFields } from './range-fields.tsx';

const fields = (more: Partial<Parameters<typeof RangeFields>[0]> = {}) => (
  <RangeFields
    id="size"
    legend="Size"
    names={['sizeMin', 'sizeMax']}
    labels={['Least size', 'Largest size']}
    values={new URLSearchParams('sizeMin=1200')}
    errors={{}}
    {...more}
  />
);
const least = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Least size' });

test('two boxes stand in one group, filled from the address', () => {
  show(fields());
  expect(screen.getByRole('group', { name: /Size/ })).toBeTruthy();
  expect([least().value, screen.getByRole<HTMLInputElement>('textbox', { name: 'Largest size' }).value]).toEqual(['1200', '']);
});

test('a box that is left puts its text in order, after whoever listens has seen it', async () => {
  const left = vi.fn((box: HTMLInputElement) => box.value);
  const { user } = show(fields({ shown: (text) => text.trim(), onLeft: (box) => void left(box) }));
  await user.clear(least());
  await user.type(least(), ' 1500 ');
  await user.tab();
  expect(left).toHaveReturnedWith(' 1500 ');
  expect(least().value).toBe('1500');
});

test('what was not understood is marked at its own box', () => {
  show(fields({ errors: { sizeMax: 'Not a number' } }));
  const largest = screen.getByRole('textbox', { name: 'Largest size' });
  expect([largest.getAttribute('aria-invalid'), least().getAttribute('aria-invalid')]).toEqual(['true', null]);
  expect(document.getElementById(largest.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not a number');
});
