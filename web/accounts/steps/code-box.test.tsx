import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { CodeBox } from './code-box.tsx';

const heard = vi.fn();
function Box({ error, disabled = false }: { error?: string; disabled?: boolean }) {
  const [value, setValue] = useState('');
  const change = (digits: string, whole: boolean): void => {
    setValue(digits);
    heard(digits, whole);
  };
  return <CodeBox value={value} onChange={change} error={error} disabled={disabled} />;
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');

test('a code that is typed digit by digit is whole with its last digit, and not before', async () => {
  const { user } = show(<Box />);
  await user.type(box(), '12345');
  expect(heard).toHaveBeenLastCalledWith('12345', false);
  await user.type(box(), '6');
  expect(heard).toHaveBeenLastCalledWith('123456', true);
  expect(box().value).toBe('123456');
});

test('pasted with the words of the letter around it, it is whole at once', async () => {
  const { user } = show(<Box />);
  await user.click(box());
  await user.paste('Your code: 654 321');
  expect(heard).toHaveBeenLastCalledWith('654321', true);
});

test('on a Bengali page it stands in Bengali digits and is read in either', async () => {
  const { user, t } = show(<Box />, { lng: 'bn' });
  await user.type(box(), '১2৩');
  expect(heard).toHaveBeenLastCalledWith('123', false);
  expect(box().value).toBe('১২৩');
  expect(box().labels?.[0]?.textContent.trim()).toBe(t('accounts.codeLabel'));
});

test('an error is read with it, and a code that is over can no longer be typed', () => {
  const { instead } = show(<Box error="Wrong code" />);
  expect(document.getElementById('code-error')?.textContent).toBe('Wrong code');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  instead(<Box disabled />);
  expect(box().disabled).toBe(true);
});
