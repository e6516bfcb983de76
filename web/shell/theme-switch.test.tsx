import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

afterEach(() => {
  document.cookie = 'theme=; path=/; max-age=0';
  delete document.documentElement.dataset['theme'];
});

test.each(['bn', 'en'] as const)('a theme is chosen, shown at once and kept; the device’s own is nothing to keep (%s)', async (lng) => {
  const { user, t } = show(<ThemeSwitch />, { lng });
  expect(screen.getByRole('group', { name: t('shell.theme') })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: t('shell.themeDark') }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  await user.click(screen.getByRole('radio', { name: t('shell.themeSystem') }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(document.cookie).not.toContain('theme=dark');
});
