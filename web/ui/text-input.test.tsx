import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { TextInput } from './text-input.tsx';

test('what is typed stands in the box', async () => {
  const { user } = show(<TextInput aria-label="Street" />);
  await user.type(screen.getByRole('textbox', { name: 'Street' }), 'ধানমন্ডি ২৭');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ধানমন্ডি ২৭');
});

test('picture and unit beside the text take no press away from the box', () => {
  show(<TextInput aria-label="Size" icon={<svg />} suffix="sqft" />);
  const unit = screen.getByText('sqft');
  expect(unit.className).toContain('pointer-events-none');
  expect(screen.getByRole('textbox', { name: 'Size' })).toBeTruthy();
});

test('a box that is off takes nothing', async () => {
  const { user } = show(<TextInput aria-label="Street" disabled />);
  await user.type(screen.getByRole('textbox'), 'a');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});
