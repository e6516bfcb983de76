import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { groupCard } from '#web/testing/groups.ts';
import { show } from '#web/testing/show.tsx';
import { GroupCard } from './group-card.tsx';

test.each(['bn', 'en'] as const)('a card in %s leads to its offer and says how far the ledger is filled', (lng) => {
  const offer = groupCard();
  const { t, fmt } = show(<GroupCard offer={offer} />, { lng });
  expect(screen.getByRole('link', { name: offer.title[lng] }).getAttribute('href')).toBe('/Group-Wise-Building-Details/48101');
  expect(screen.getByText(t('groups.sharesSaid', { ...offer.shares }))).toBeTruthy();
  expect(screen.getByText(fmt.taka(9_200_000))).toBeTruthy();
});

test('a full ledger says that nothing is open', () => {
  const { t } = show(<GroupCard offer={groupCard({ shares: { total: 16, open: 0, held: 0, confirmed: 16 } })} />);
  expect(screen.getByText(t('groups.noneOpen'))).toBeTruthy();
});
