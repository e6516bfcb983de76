import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { health, type HealthReport } from '#contracts/health.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import * as page from './health.page.tsx';

const queue = (name: string, waiting = 0): HealthReport['jobs'][number] => ({ name, waiting, active: 0, failed: 0 });
const report: HealthReport = {
  jobs: [queue('mail.send'), queue('media.read'), queue('push.send')],
  givenUp: [],
  mails: {
    waiting: 0,
    newest: [
      {
        _id: '01934f00-0000-7000-8000-000000000007',
        kind: 'accounts.device',
        to: 'k•••@example.test',
        lng: 'bn',
        queuedAt: '2026-11-28T14:10:51.904Z',
        endedAt: null,
        outcome: null,
        about: { at: '2026-11-28T14:10:51.904Z', userAgent: 'node' },
      },
    ],
  },
  storage: { freeBytes: null, failedWrites: 0 },
  sockets: 0,
  versions: { product: '0.1.0', node: '24.0.0', postgres: '18.4', migration: 'first', migrations: 1 },
};

test.each(['bn', 'en'] as const)('empty queues are one line that opens, and a letter tells nothing a machine wrote (%s)', async (lng) => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  api.on(health.read, { success: true, health: report });
  const { t, fmt } = showPage(page, { lng, pattern: '/admin/health' });
  const line = await screen.findByText(t('staffHealth.jobsEmpty', { count: fmt.number(3) }));
  expect(line.closest('details')?.open).toBe(false);
  expect(screen.queryByText(/userAgent|2026-11-28T/)).toBeNull();
});

test('a queue that holds something stands above those that are empty', async () => {
  signedIn({ role: 'admin' });
  const api = fakeApi();
  api.on(health.read, { success: true, health: { ...report, jobs: [queue('mail.send', 2), queue('media.read')] } });
  const { t, fmt } = showPage(page, { lng: 'en', pattern: '/admin/health' });
  const line = await screen.findByText(t('staffHealth.jobsOthersEmpty', { count: fmt.number(1) }));
  const waiting = screen.getByRole('row', { name: new RegExp(`^${t('staffHealth.job_mail_send')}`) });
  expect(line.closest('details')?.contains(waiting)).toBe(false);
});
