import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { EmptyQueue } from './queue-states.tsx';

test('without filters an empty queue means that all is done', () => {
  const { t } = show(<EmptyQueue />, { address: '/admin' });
  expect(screen.getByText(t('moderation.emptyPending'))).toBeTruthy();
});

test.each(['type=rent', 'number=proved', 'q=Mirpur'])('with %s it says that nothing matches, and leads to the whole list', (filter) => {
  const { t } = show(<EmptyQueue />, { address: `/admin?status=approved&${filter}` });
  expect(screen.getByText(t('moderation.emptyFiltered'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('staff.clearFilters') }).getAttribute('href')).toBe('/admin?status=approved');
});

test('a filter of phone numbers does not make the queue look done', () => {
  const { t } = show(<EmptyQueue />, { address: '/admin?number=proved' });
  expect(screen.queryByText(t('moderation.emptyPending'))).toBeNull();
});
