import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { languageKey } from '#i18n/language.ts';
import { show } from '#web/testing/show.tsx';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => void (document.cookie = `${languageKey}=; path=/; max-age=0`));

test('before scripts its links name the language in the address, and the present one is marked', () => {
  const { t } = show(<LanguageSwitch />, { lng: 'bn', address: '/faq?q=x' });
  expect(screen.getByRole('link', { name: t('shell.languageEnShort') }).getAttribute('href')).toBe(`/faq?q=x&${languageKey}=en`);
  expect(screen.getByRole('link', { current: true }).textContent).toBe(t('shell.languageBnShort'));
});

test('the choice is kept for the next visit and for the first HTML', async () => {
  const { user, t } = show(<LanguageSwitch />, { lng: 'bn' });
  await user.click(screen.getByRole('link', { name: t('shell.languageEnShort') }));
  expect(localStorage.getItem(languageKey)).toBe('en');
  expect(document.cookie).toContain(`${languageKey}=en`);
});

test('an address that names a language lets go of it', async () => {
  const { user, t, address } = show(<LanguageSwitch />, { lng: 'bn', address: `/faq?${languageKey}=bn&q=x` });
  await user.click(screen.getByRole('link', { name: t('shell.languageEnShort') }));
  expect(address()).toBe('/faq?q=x');
});
