import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { groupOffer } from '#web/testing/groups.ts';
import { show } from '#web/testing/show.tsx';
import { firstRows, Ledger } from './ledger.tsx';

const offer = groupOffer();

test('every flat has a row, the state of each in words, and the legend adds up', () => {
  const { t } = show(<Ledger offer={offer} />, { lng: 'bn' });
  const rows = within(screen.getByRole('table', { name: t('groups.ledger') })).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(1 + 16);
  expect(rows[12]?.textContent).toContain(t('enums.shareState_held'));
  for (const state of ['confirmed', 'held', 'open'] as const)
    expect(screen.getByText(t(`groups.legend_${state}`, { count: offer.shares[state] }))).toBeTruthy();
});

test('the first rows are those where the ledger stands now', () => {
  expect(firstRows(offer.ledger).map(({ number }) => number)).toEqual([11, 12, 13, 14]);
  const full = offer.ledger.map((one) => ({ ...one, state: 'confirmed' as const }));
  expect(firstRows(full).map(({ number }) => number)).toEqual([13, 14, 15, 16]);
  expect(firstRows(offer.ledger.slice(-2)).map(({ number }) => number)).toEqual([15, 16]);
});

test('the whole ledger is shown on demand, unless it is short', async () => {
  const { user, t, instead } = show(<Ledger offer={offer} />);
  await user.click(screen.getByText(t('groups.wholeLedger')));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  instead(<Ledger offer={{ ...offer, ledger: offer.ledger.slice(0, 4) }} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
