import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { described, Field, ErrorText } from './field.tsx';
import { TextInput } from './text-input.tsx';

const box = (error?: string, hint?: string) => (
  <Field id="street" label="Street" note="(optional)" error={error} hint={hint}>
    <TextInput {...described('street', error, hint)} name="street" />
  </Field>
);

/** Everything that is read out with a control. */
const description = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

test('a field is found by its label, and its note belongs to the name', () => {
  show(box());
  const control = screen.getByRole('textbox', { name: 'Street (optional)' });
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(description(control)).toBe('');
});

test('hint and error are read with the control, which counts as invalid', () => {
  show(box('Too long', 'As on the sign'));
  const control = screen.getByRole('textbox', { name: 'Street (optional)' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(description(control)).toBe('Too long As on the sign');
});

test('an error that comes later is announced from the place that was there before', () => {
  const { instead } = show(<ErrorText id="street" />);
  const place = document.getElementById('street-error');
  expect(place?.getAttribute('aria-live')).toBe('polite');
  instead(<ErrorText id="street" error="Too long" />);
  expect(document.getElementById('street-error')).toBe(place);
  expect(place?.textContent).toBe('Too long');
});
