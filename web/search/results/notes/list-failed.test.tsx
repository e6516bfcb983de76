import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ListFailed } from './list-failed.tsx';

const failed = (status: number, message = '', retryAfter?: number) => (
  <ListFailed path="/Property-Rent" params={new URLSearchParams('bedMin=2')} outcome={{ kind: 'failed', status, message, retryAfter }} />
);

test('says why, and tries again at the same place', async () => {
  const { user, t, address } = show(failed(500, 'The server is away.'), { address: '/Property-Rent?bedMin=2' });
  expect(screen.getByRole('alert').textContent).toContain('The server is away.');
  await user.click(screen.getByRole('link', { name: t('shell.retry') }));
  expect(address()).toBe('/Property-Rent?bedMin=2');
});

test('after too many it counts down, and no press goes through before', () => {
  vi.useFakeTimers();
  const { t, address } = show(failed(429, 'Too many.', 2), { address: '/elsewhere' });
  expect(screen.getByText(t('search.failedWait', { seconds: 2 }))).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: t('shell.retry') }));
  expect(address()).toBe('/elsewhere');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByRole('link', { name: t('shell.retry') }).getAttribute('aria-disabled')).toBe('false');
});

test('after too many the whole list is one press away; for other failures it is not offered', () => {
  const { t } = show(failed(429, 'Too many.', 2), { address: '/Property-Rent?bedMin=2' });
  expect(screen.getByRole('link', { name: t('search.failedWhole') }).getAttribute('href')).toBe('/Property-Rent');
  show(failed(500, 'Away.'));
  expect(screen.getAllByRole('link', { name: t('search.failedWhole') })).toHaveLength(1);
});

test('without a connection it tries by itself when that is back', async () => {
  const { t, address } = show(failed(0), { address: '/elsewhere', lng: 'bn' });
  expect(screen.getByRole('alert').textContent).toContain(t('errors.notice_noResponse'));
  fireEvent(window, new Event('online'));
  await vi.waitFor(() => expect(address()).toBe('/Property-Rent?bedMin=2'));
});
