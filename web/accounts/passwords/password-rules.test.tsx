import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { PasswordRules } from './password-rules.tsx';

const rules = (password: string, repeated = '') => <PasswordRules id="rules" password={password} repeated={repeated} />;

test('each rule says whether it is met', () => {
  const { t, instead } = show(rules(''));
  const met = (): boolean[] => screen.getAllByRole('listitem').map((item) => item.textContent.includes(t('accounts.ruleDone')));
  expect(met()).toEqual([false, false, false]);
  instead(rules('nodirpar'));
  expect(met()).toEqual([true, false, false]);
  instead(rules('nodir-par-77', 'nodir-par-77'));
  expect(met()).toEqual([true, true, true]);
});

test('how hard it is to guess is said in words of the page, and nothing is said about nothing', () => {
  const { t, instead } = show(rules(''), { lng: 'bn' });
  const said = t('accounts.strength', { word: t('accounts.strength_weak') });
  expect(screen.queryByText(said)).toBeNull();
  instead(rules('123456'));
  expect(screen.getByText(said)).toBeTruthy();
});
