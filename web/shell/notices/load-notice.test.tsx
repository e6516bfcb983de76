import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { LoadNotice } from './load-notice.tsx';

test('offers to load the page again, or the one on the way to which the code did not come', () => {
  const { t, instead } = show(<LoadNotice target={undefined} />, { address: '/faq?q=x' });
  const link = () => screen.getByRole('link', { name: t('shell.reload') }).getAttribute('href');
  expect(screen.getByRole('alert').textContent).toContain(t('shell.partsFailed'));
  expect(link()).toBe('/faq?q=x');
  instead(<LoadNotice target="/sellpost" />);
  expect(link()).toBe('/sellpost');
});
