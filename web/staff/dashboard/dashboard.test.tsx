import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rateSets } from '#contracts/posts/buying-costs.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { OutdatedRates } from './outdated-rates.tsx';

test('rates that are older than a year are named, with the way to change them for admins alone', () => {
  signedIn({ role: 'admin' });
  const { t, instead } = show(<OutdatedRates sets={rateSets} />);
  expect(screen.getByText(t('staffDashboard.outdated_registration'), { exact: false })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/settings#rates-registration', '/admin/settings#rates-loan']);
  signedIn({ role: 'support' });
  instead(<OutdatedRates sets={['loan']} />);
  expect(screen.queryByText(t('staffDashboard.outdated_registration'), { exact: false })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
