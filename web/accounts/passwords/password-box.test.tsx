import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { PasswordBox } from './password-box.tsx';

test.each(['bn', 'en'] as const)('what is typed can be looked at and hidden again (%s)', async (lng) => {
  const { user, t } = show(<PasswordBox name="password" label="Password" error={undefined} />, { lng });
  const box = screen.getByLabelText<HTMLInputElement>('Password');
  const eye = screen.getByRole('button', { name: t('accounts.showPassword') });
  await user.type(box, 'secret');
  expect(box.type).toBe('password');
  await user.click(eye);
  expect([box.type, box.value, eye.getAttribute('aria-pressed')]).toEqual(['text', 'secret', 'true']);
  await user.click(eye);
  expect(box.type).toBe('password');
});

test('the error and the rules are read with it', () => {
  show(
    <>
      <PasswordBox name="password" label="Password" error="Too short" describedBy="rules" />
      <p id="rules">Six letters</p>
    </>,
  );
  const box = screen.getByLabelText('Password');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.getAttribute('aria-describedby')).toBe('password-error rules');
});
