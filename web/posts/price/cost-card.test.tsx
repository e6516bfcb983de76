import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { defaultRates, monthlyInstalment, usualFees } from '#contracts/posts/buying-costs.ts';
import { CostCard } from './cost-card.tsx';

const valueOf = (label: string): string => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

test('adds the usual fees and the deed to the price', () => {
  const { t, fmt } = show(<CostCard post={postPage({ price: 10_000_000 })} rates={defaultRates} />);
  const percent = usualFees(defaultRates.registration, 'apartment', 1850);
  const fees = (10_000_000 * percent) / 100;
  expect(valueOf(t('detail.costPrice'))).toBe(fmt.takaExact(10_000_000));
  expect(valueOf(t('detail.costFees', { percent: fmt.percent(percent / 100) }))).toBe(fmt.takaExact(fees));
  expect(valueOf(t('detail.costTotal'))).toBe(fmt.taka(10_000_000 + fees + defaultRates.registration.deed));
});

test('other fees change the sum', () => {
  const { t, fmt } = show(<CostCard post={postPage({ price: 10_000_000 })} rates={defaultRates} />);
  fireEvent.change(screen.getByRole('slider', { name: new RegExp(t('detail.costFeesLabel')), hidden: true }), { target: { value: '5' } });
  expect(valueOf(t('detail.costFees', { percent: fmt.percent(0.05) }))).toBe(fmt.takaExact(500_000));
});

test('a loan is reckoned by the month, and a longer one costs less a month', () => {
  const { t, fmt } = show(<CostCard post={postPage({ price: 10_000_000 })} rates={defaultRates} />);
  const monthly = (): string => valueOf(t('detail.loanMonthly'));
  expect(monthly()).toBe(fmt.takaExact(monthlyInstalment(7_000_000, defaultRates.loan.rate, 240)));
  const years = screen.getByRole('slider', { name: new RegExp(t('detail.loanYears')), hidden: true });
  fireEvent.change(years, { target: { value: '10' } });
  expect(monthly()).toBe(fmt.takaExact(monthlyInstalment(7_000_000, defaultRates.loan.rate, 120)));
  expect(years.getAttribute('aria-valuetext')).toBe(t('detail.loanYearsValue', { count: 10 }));
});

test('a price per sqft is that of the whole, in Bengali digits where the page is Bengali', () => {
  const { t } = show(<CostCard post={postPage({ price: 10_000, priceUnits: 'perSqft', size: 1000 })} rates={defaultRates} />, { lng: 'bn' });
  const sum = within(screen.getByText(t('detail.costPrice'), { selector: 'dt' }).parentElement as HTMLElement).getByRole('definition');
  expect(sum.textContent).toContain('১,০০,০০,০০০');
});

test('says how old the rates are, and takes what admins set', () => {
  const rates = { ...defaultRates, registration: { ...defaultRates.registration, gain: 3, asOf: '2026-07-01' } };
  const { t, fmt } = show(<CostCard post={postPage({ price: 10_000_000 })} rates={rates} />);
  expect(screen.getByText(t('detail.costNote', { date: fmt.monthYear('2026-07-01') }))).toBeTruthy();
  expect(valueOf(t('detail.costFees', { percent: fmt.percent(usualFees(rates.registration, 'apartment', 1850) / 100) }))).not.toBe('');
});
