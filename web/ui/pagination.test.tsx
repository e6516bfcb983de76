import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Pagination } from './pagination.tsx';

const pages = (page: number, totalPages: number) => <Pagination page={page} totalPages={totalPages} hrefOf={(one) => `/list?page=${one}`} />;
const names = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('one page needs no numbers', () => {
  show(pages(1, 1));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the first page leads on but not back, and is marked as the present one', () => {
  const { t } = show(pages(1, 3));
  expect(names()).toEqual([t('shell.page', { page: 1 }), t('shell.page', { page: 2 }), t('shell.page', { page: 3 }), t('shell.pageNext')]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
});

test('in the middle of many there are ways back, on and to both ends', async () => {
  const { t, user, address } = show(pages(10, 20));
  expect(screen.getByRole('link', { name: t('shell.pagePrevious') }).getAttribute('href')).toBe('/list?page=9');
  expect(screen.getByRole('link', { name: new RegExp(t('shell.pageFirst')) }).getAttribute('href')).toBe('/list?page=1');
  expect(screen.getByRole('link', { name: new RegExp(t('shell.pageLast')) }).getAttribute('href')).toBe('/list?page=20');
  await user.click(screen.getByRole('link', { name: t('shell.pageNext') }));
  expect(address()).toBe('/list?page=11');
});

test('behind the last page the way back leads to the last one', () => {
  const { t } = show(pages(9, 4));
  expect(screen.getByRole('link', { name: t('shell.pagePrevious') }).getAttribute('href')).toBe('/list?page=4');
});

test('Bengali pages are numbered in Bengali', () => {
  show(pages(2, 3), { lng: 'bn' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('২');
});
