import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, type ShowOptions } from '#web/testing/show.tsx';
import { LandAnswer } from './land-answer.tsx';
import { LandForm } from './land-form.tsx';
import { plainLand, readLand, usualLand } from './read-land.ts';
import { useTyped } from '#web/tools/use-typed.ts';

function Converter() {
  const typed = useTyped(usualLand, plainLand);
  const read = readLand(typed.text);
  return (
    <>
      <LandForm typed={typed} read={read} />
      <LandAnswer read={read} />
    </>
  );
}

const shown = (options: ShowOptions = {}) => {
  const found = show(<Converter />, options);
  const { t } = found;
  const valueOf = (name: string): (string | null)[] =>
    within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  return { ...found, amount: () => screen.getByLabelText<HTMLInputElement>(t('tools.amount')), valueOf };
};

test('five katha stand there at first, in every unit', () => {
  const { t, valueOf } = shown();
  expect(valueOf(t('tools.measure_shotok'))).toEqual(['8.26']);
  expect(valueOf(t('tools.measure_bigha'))).toEqual(['0.25']);
  expect(valueOf(t('tools.measure_acres'))).toEqual(['0.0826']);
  expect(valueOf(t('tools.measure_sqft'))).toEqual(['3,600']);
});

test('the address fills the boxes, in the digits of the page', () => {
  const { t, amount, valueOf } = shown({ lng: 'bn', address: '/?amount=8&unit=shotok&price=6000000' });
  expect(amount().value).toBe('৮');
  expect(valueOf(t('tools.measure_katha'))[0]).toBe('৪.৮৪');
  expect(valueOf(t('tools.measure_shotok'))[1]).toBe('৭ লাখ ৫০ হাজার');
});

test('what is typed is answered at once, with its unit, and stands in the address soon', async () => {
  const { t, user, amount, valueOf, address } = shown();
  await user.clear(amount());
  await user.type(amount(), '2 kani');
  expect(screen.getByLabelText<HTMLSelectElement>(t('tools.unit')).value).toBe('kani');
  expect(valueOf(t('tools.measure_shotok'))).toEqual(['80']);
  await expect.poll(address, { timeout: 3000 }).toBe('/?amount=2&unit=kani');
  expect(amount().value).toBe('2 kani');
});

test('choosing a unit counts the same number in it', async () => {
  const { t, user, amount, valueOf } = shown({ address: '/?amount=2' });
  await user.selectOptions(screen.getByLabelText(t('tools.unit')), 'bigha');
  expect(amount().value).toBe('2');
  expect(valueOf(t('tools.measure_katha'))).toEqual(['40']);
});

test('what is no amount is said, and loses nothing that was typed', async () => {
  const { t, user, amount } = shown();
  await user.clear(amount());
  await user.type(amount(), 'much');
  expect(screen.getByText(t('tools.amountUnread'))).toBeTruthy();
  expect(amount().value).toBe('much');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a local katha is counted and said', () => {
  const { t, valueOf } = shown({ address: '/?katha=4356' });
  expect(valueOf(t('tools.measure_shotok'))).toEqual(['50']);
  expect(screen.getByText(t('tools.localChanged', { list: '1 katha = 4,356 square feet' }))).toBeTruthy();
});
