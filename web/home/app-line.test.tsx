import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { AppLine } from './app-line.tsx';

let media: readonly string[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  media = ['pointer: coarse'];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.some((one) => query.includes(one)) }));
});
afterEach(() => vi.unstubAllGlobals());

const opened = () => show(<AppLine />);
const line = () => screen.queryByRole('link');
/** The tab was closed and a new one opened. */
const later = () => sessionStorage.clear();

test('the line comes with the second visit, and leads to how the app is installed', () => {
  opened();
  opened();
  expect(line()).toBeNull();
  later();
  const { t } = opened();
  expect(screen.getByRole('link', { name: t('home.appLine') }).getAttribute('href')).toBe('/DownloadApp');
});

test.each([
  ['on a computer', []],
  ['where the site is open as an app', ['pointer: coarse', 'display-mode']],
])('it does not come %s', (_where, there) => {
  media = there;
  opened();
  later();
  opened();
  expect(line()).toBeNull();
});

test('once closed it stays away', async () => {
  opened();
  later();
  const { user, t } = opened();
  await user.click(screen.getByRole('button', { name: t('home.appLineClose') }));
  expect(line()).toBeNull();
  later();
  opened();
  expect(line()).toBeNull();
});
