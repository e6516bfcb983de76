import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { LogFilters } from './log-filters.tsx';

test.each(['bn', 'en'] as const)('are folded on phones, and say how many are set (%s)', async (lng) => {
  const { user, t, fmt } = show(<LogFilters />, { lng, address: '/admin/log?actor=Amina&action=post.approve' });
  const button = screen.getByRole('button', { name: `${t('staffLog.filters')} ${fmt.number(2)}` });
  const form = screen.getByLabelText(t('staffLog.actor')).closest('form');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(form?.className).toContain('max-sm:hidden');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(form?.className).not.toContain('max-sm:hidden');
});

test('fold again once they are sent', async () => {
  const { user, t } = show(<LogFilters />, { address: '/admin/log' });
  const button = screen.getByRole('button', { name: t('staffLog.filters') });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: t('staffLog.show') }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
