import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboard, type Dashboard } from '#contracts/staff/dashboard.ts';
import { rateSets } from '#contracts/posts/buying-costs.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { show } from '#web/testing/show.tsx';
import * as page from './dashboard.page.tsx';
import { OutdatedRates } from './outdated-rates.tsx';

test('rates that are older than a year are named, with one way to change them for admins alone', () => {
  signedIn({ role: 'admin' });
  const { t, instead } = show(<OutdatedRates sets={rateSets} />);
  expect(screen.getByText(t('staffDashboard.outdated_both'), { exact: false })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/settings#rates-registration');
  instead(<OutdatedRates sets={['loan']} />);
  expect(screen.getByText(t('staffDashboard.outdated_loan'), { exact: false })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/settings#rates-loan');
  signedIn({ role: 'support' });
  instead(<OutdatedRates sets={['registration']} />);
  expect(screen.queryByRole('link')).toBeNull();
});

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const quiet: Dashboard = {
  queues: [
    { kind: 'posts', waiting: 2, oldest: hoursAgo(4) },
    { kind: 'interests', waiting: 44, oldest: hoursAgo(24 * 8) },
    { kind: 'reports', waiting: 0, oldest: null },
  ],
  pace: { decided: 0, medianMinutes: null, p90Minutes: null, late: 0 },
  newUsers: [
    { day: '2026-11-27', count: 0 },
    { day: '2026-11-28', count: 4 },
  ],
  reveals: [],
  searches: { searches: 3, empty: 1 },
  posts: [],
  views: { paid: { posts: 31, views: 1 }, free: { posts: 286, views: 0 } },
  traffic: { days: [], languages: [], pages: [], from: [], visits: { count: 0, before: 0 }, steps: [] },
  visits: [],
  outdatedRates: [],
};

function opened(figures: Dashboard) {
  signedIn({ role: 'support' });
  fakeApi().on(dashboard.read, { success: true, dashboard: figures });
  return showPage(page, { lng: 'en', pattern: '/admin/dashboard' });
}

test('what waits longer than a week stands out', async () => {
  const { t } = opened(quiet);
  const interests = await screen.findByRole('link', { name: new RegExp(t('staffDashboard.queue_interests')) });
  expect(interests.querySelector('.text-clay')).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(`^${t('staffDashboard.queue_posts')}`) }).querySelector('.text-clay')).toBeNull();
});

test('each fact of a line has its sum, and what holds nothing is a line beside them', async () => {
  const { t } = opened(quiet);
  const line = async (title: string) => (await screen.findByRole('heading', { name: title })).parentElement?.parentElement as HTMLElement;
  expect((await line(t('staffDashboard.newUsers'))).textContent).toBe(`${t('staffDashboard.newUsers')}28 Nov 2026: 44`);
  expect((await line(t('staffDashboard.reveals'))).textContent).toBe(`${t('staffDashboard.reveals')}0`);
  const searches = await line(t('staffDashboard.searches'));
  expect(within(searches).getByRole('link').getAttribute('href')).toBe('/admin/searches?show=empty&days=7');
  const empty = await line(t('staffDashboard.steps'));
  expect(empty.textContent).toBe(`${t('staffDashboard.steps')}${t('staffDashboard.noneYet')}`);
  expect(searches.parentElement).toBe(empty.parentElement);
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('Paid3110.03');
});
