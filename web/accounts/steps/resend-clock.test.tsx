import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ResendClock } from './resend-clock.tsx';

test('while one has to wait only the time is told; when it is over that is read out', () => {
  const { t, instead } = show(<ResendClock left={30} total={60} validFor={500} />);
  const live = () => document.querySelector('[aria-live]')?.textContent;
  expect(screen.queryByText(t('accounts.resendNow'))).toBeNull();
  expect(live()).toBe('');
  instead(<ResendClock left={0} total={60} validFor={470} />);
  expect(live()).toBe(t('accounts.resendNow'));
});

test('a code that is over says so, in the words of the page', () => {
  const { t } = show(<ResendClock left={0} total={60} validFor={0} />, { lng: 'bn' });
  expect(screen.getByText(t('accounts.codeExpired'))).toBeTruthy();
});
