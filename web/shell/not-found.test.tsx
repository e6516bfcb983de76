import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { NotFound } from './not-found.tsx';

test.each(['bn', 'en'] as const)('offers a search that needs no script, and the four areas (%s)', (lng) => {
  const { t } = show(<NotFound />, { lng });
  expect(screen.getByRole('heading', { level: 1, name: t('shell.notFoundTitle') })).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: t('shell.notFoundSearch') });
  expect([box.name, box.form?.getAttribute('action')]).toEqual(['q', '/property-search']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Property-Buy-Sell',
    '/Property-Rent',
    '/Group-Wise-Building',
    '/Interior-Design',
  ]);
});
