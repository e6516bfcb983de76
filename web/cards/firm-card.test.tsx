import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FirmCard as Firm } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import { firmCard } from '#web/testing/firms.ts';
import { show } from '#web/testing/show.tsx';
import { FirmCard } from './firm-card.tsx';

const everything = { design3d: true, modularKitchen: true, falseCeiling: true, lighting: true, wardrobe: true, painting: true } as Firm['selections'];

test.each(['bn', 'en'] as const)('a card in %s leads to its firm and says its work, rating, budget and price', (lng) => {
  const firm = firmCard();
  const { t, fmt } = show(<FirmCard firm={firm} />, { lng });
  expect(screen.getByRole('link', { name: firm.companyName[lng] }).getAttribute('href')).toBe('/Interior-Details/48201');
  expect(screen.getByText(fmt.list([t('enums.interiorCategory_home'), t('enums.interiorCategory_furniture')]))).toBeTruthy();
  expect(screen.getByText(fmt.decimal(4.4, 1))).toBeTruthy();
  expect(screen.getByText(t('interiors.reviewCount', { count: 5 }))).toBeTruthy();
  expect(screen.getByText(t('enums.budgetTier_budgetFriendly'))).toBeTruthy();
  expect(screen.getByText(firm.startingPrice?.[lng] ?? '')).toBeTruthy();
});

test('the first services that it offers are shown, none that it does not', () => {
  const { t } = show(<FirmCard firm={firmCard({ selections: { ...everything, signage: false } })} />);
  const shown = within(screen.getByRole('list', { name: t('interiors.services') })).getAllByRole('listitem');
  expect(shown).toHaveLength(limits.interiors.servicesShown);
  expect(screen.queryByText(t('enums.firmService_signage'))).toBeNull();
});

test('of several budgets the first of luxury, budget friendly and low is shown', () => {
  const { t } = show(<FirmCard firm={firmCard({ luxury: true, budgetFriendly: true, lowBudget: true })} />);
  expect(screen.getByText(t('enums.budgetTier_luxury'))).toBeTruthy();
  expect(screen.queryByText(t('enums.budgetTier_budgetFriendly'))).toBeNull();
});

test('a firm without reviews says so instead of a rating of nothing', () => {
  const { t } = show(<FirmCard firm={firmCard({ averageRating: 0, totalRatings: 0 })} />);
  expect(screen.getByText(t('interiors.noReviews'))).toBeTruthy();
  expect(screen.queryByText('0.0')).toBeNull();
});
