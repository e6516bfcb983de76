import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firmCard } from '#web/testing/firms.ts';
import { groupCard } from '#web/testing/groups.ts';
import { show } from '#web/testing/show.tsx';
import { GroupOffers, TopFirms } from './shared-rows.tsx';

test.each(['bn', 'en'] as const)('a row of offers says how far each is and what a share costs, in %s', (lng) => {
  const offer = groupCard();
  const { t, fmt } = show(<GroupOffers offers={[offer]} />, { lng });
  const { confirmed, total } = offer.shares;
  expect(screen.getByText(t('home.sharesConfirmed', { confirmed: fmt.number(confirmed), total }))).toBeTruthy();
  expect(screen.getByText(t('home.sharePrice', { price: fmt.taka(offer.sharePrice) }))).toBeTruthy();
  expect(screen.getByRole('link', { name: `${t('home.groupOffers')}: ${t('shell.seeAll')}` }).getAttribute('href')).toBe('/Group-Wise-Building');
});

test('a firm shows its rating only where there is one', () => {
  const { t } = show(<TopFirms firms={[firmCard(), firmCard({ PostID: 2, averageRating: 0, totalRatings: 0 })]} />);
  expect(screen.getAllByRole('link', { name: 'Nokshi Interior' })).toHaveLength(2);
  expect(screen.getAllByText(t('home.firmRating', { rating: '4.4', count: 5 }))).toHaveLength(1);
});

test('without offers and firms there are no rows', () => {
  show(
    <>
      <GroupOffers offers={[]} />
      <TopFirms firms={[]} />
    </>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
});
