import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { groupOffer } from '#web/testing/groups.ts';
import { show } from '#web/testing/show.tsx';
import { SharePrice } from './share-price.tsx';

test('the parts of the price and the rows of payments are said, and the rows add up', () => {
  const { t } = show(<SharePrice offer={groupOffer()} />, { lng: 'bn' });
  expect(screen.getByText('৯২ লাখ')).toBeTruthy();
  expect(screen.getByText(t('groups.part_land', { amount: '৩৮ লাখ' }))).toBeTruthy();
  const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  // 2,00,000 + 3 × 12,00,000 + 30 × 1,80,000
  expect(rows).toEqual([
    '৳২,০০,০০০',
    t('groups.times', { count: 3, amount: '৳১২,০০,০০০' }),
    t('groups.months', { count: 30, amount: '৳১,৮০,০০০' }),
    '৳৯২,০০,০০০',
  ]);
});

test('the calendar names every payment, its month, and what is paid by then', async () => {
  const { user, t, fmt } = show(<SharePrice offer={groupOffer()} />);
  await user.click(screen.getByText(t('groups.calendar')));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(1 + 1 + 3 + 30);
  expect(rows[2]?.textContent).toContain(t('groups.monthsAfter', { count: 1 }));
  expect(rows[5]?.textContent).toContain(fmt.monthYear('2027-03'));
  expect(rows[15]?.textContent).toContain(fmt.monthYear('2028-01'));
  expect(rows.at(-1)?.textContent).toContain(fmt.takaExact(9_200_000));
});

test('instalments that differ by a taka are told as about so much', () => {
  const offer = groupOffer();
  const [first, ...rest] = offer.instalments.filter(({ part }) => part === 'land');
  const instalments = [...offer.instalments.filter(({ part }) => part !== 'land'), { ...first!, amount: first!.amount + 1 }, ...rest];
  const { t, fmt } = show(<SharePrice offer={{ ...offer, instalments }} />);
  expect(screen.getByText(t('groups.times', { count: 3, amount: t('groups.about', { amount: fmt.takaExact(1_200_001) }) }))).toBeTruthy();
});

test('a press leads from the price to the form', () => {
  const { t } = show(<SharePrice offer={groupOffer()} />);
  expect(screen.getByRole('link', { name: t('groups.send') }).getAttribute('href')).toBe('#interest');
});

test('the price of a closed group leads to no form', () => {
  const { t } = show(<SharePrice offer={groupOffer({ stage: 'closed' })} />);
  expect(screen.queryByRole('link', { name: t('groups.send') })).toBeNull();
});
