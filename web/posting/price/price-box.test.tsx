import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostType } from '#contracts/enums.ts';
import { usualRate, type AreaRate, type SoldTimes } from '#contracts/posts/usual-rate.ts';
import { takaInWords } from '#i18n/in-words.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { flatAnswers, WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepType } from '#web/posting/steps/step-type.tsx';
import { PriceBox } from './price-box.tsx';

/** In an area that no other test asks about: its rate is kept for the visit. */
function shown(
  answers: Partial<PostForm>,
  {
    lng = 'en',
    type = 'sell',
    area = 'subDistrict',
    sold = null,
  }: { lng?: 'bn' | 'en'; type?: PostType; area?: AreaRate['area']; sold?: SoldTimes | null } = {},
) {
  const api = fakeApi();
  serveAreas(api);
  api.on(usualRate.around, {
    success: true,
    rate: { per: 'sqft', area, count: 12, low: 9000, middle: 10_000, high: 11_000 },
    sold,
  });
  const values: { now?: PostForm } = {};
  const page = show(
    <WithPostForm type={type} answers={{ ...flatAnswers, subDistrict: 'dhaka-gulshan', price: '', ...answers }} onValues={(now) => void (values.now = now)}>
      <PriceBox type={type} />
    </WithPostForm>,
    { lng },
  );
  return { ...page, values };
}

test.each([
  ['en', '1 crore'],
  ['bn', '১ কোটি'],
] as const)('a price is typed as it is said (%s), and read back in words', async (lng, typed) => {
  const { user, t, values } = shown({}, { lng });
  await user.type(screen.getByRole('textbox', { name: t('posting.price') }), typed);
  expect(values.now?.price).toBe('10000000');
  expect(screen.getByText(takaInWords(lng, 10_000_000))).toBeTruthy();
});

test('left, the box shows the number grouped in the digits of the page', async () => {
  const { user, t } = shown({}, { lng: 'bn' });
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: t('posting.price') });
  await user.type(box, '10000000');
  await user.tab();
  expect(box.value).toBe('১,০০,০০,০০০');
});

test.each([
  ['৯৫ লাখ', '৯৫,০০,০০০', 'পঁচানব্বই লাখ টাকা'],
  ['1.2 crore', '১,২০,০০,০০০', 'এক কোটি বিশ লাখ টাকা'],
  ['সাড়ে তিন লাখ', '৩,৫০,০০০', 'তিন লাখ পঞ্চাশ হাজার টাকা'],
])('%s stays while it is typed, is read back in digits and in words, and stands as %s once it is left', async (typed, grouped, words) => {
  const { user, t } = shown({}, { lng: 'bn' });
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: t('posting.price') });
  await user.type(box, typed);
  expect(box.value).toBe(typed);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(`= ৳${grouped}`)).toBeTruthy();
  await user.tab();
  expect(box.value).toBe(grouped);
});

test('commas that we put there do not come between, and the caret stays where digits are typed', async () => {
  const { user, t } = shown({ price: '350000' }, { lng: 'bn' });
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: t('posting.price') });
  expect(box.value).toBe('৩,৫০,০০০');
  await user.click(box);
  await user.keyboard('{End}{Backspace}{Home}{ArrowRight}৫');
  expect(box.value).toBe('৩৫৫০০০');
  await user.clear(box);
  await user.type(box, '৯৫');
  await user.click(screen.getByRole('button', { name: '৯৫ লাখ' }));
  expect(box.value).toBe('৯৫,০০,০০০');
});

test('a number too small for a price is asked about, and one press makes it lakhs', async () => {
  const { user, t, fmt, values } = shown({});
  await user.type(screen.getByRole('textbox', { name: t('posting.price') }), '85');
  await user.click(screen.getByRole('button', { name: fmt.taka(8_500_000) }));
  expect(values.now?.price).toBe('8500000');
});

test('buttons change the price by the steps of bargaining', async () => {
  const { user, t, fmt, values } = shown({ price: '10000000' });
  await user.click(screen.getByRole('button', { name: t('posting.quickMore', { amount: fmt.amount(500_000) }) }));
  await user.click(screen.getByRole('button', { name: t('posting.quickLess', { amount: fmt.amount(100_000) }) }));
  expect(values.now?.price).toBe('10400000');
});

test('a rate far beside that of the area is asked about', async () => {
  const { t, fmt } = shown({ price: '278000000' });
  expect(await screen.findByText(t('posting.zeros', { rate: fmt.taka(Math.round(278_000_000 / 1850)) }))).toBeTruthy();
});

test('the usual rate of the area stands below, with how many it is from', async () => {
  const { t } = shown({ price: '18500000' });
  expect(await screen.findByText(t('posting.rateFrom', { count: 12, measure: t('posting.ratePerSqft') }))).toBeTruthy();
  expect(screen.getByText(t('posting.rate_within'))).toBeTruthy();
});

test.each([
  ['15000000', 'rate_below', true],
  ['18500000', 'rate_within', false],
  ['27800000', 'rate_above', false],
  ['31000000', 'rate_apart', false],
] as const)('a price of %s is told as %s, in green only where it is below', async (price, verdict, isGreen) => {
  const { t } = shown({ price, size: '1850' });
  expect((await screen.findByText(t(`posting.${verdict}`))).classList.contains('text-primary')).toBe(isGreen);
});

test('the rate of a whole metropolis is shown without a verdict', async () => {
  const { t } = shown({ price: '31000000', subDistrict: 'dhaka-rampura' }, { area: 'district' });
  expect(await screen.findByText(t('posting.rateFrom', { count: 12, measure: t('posting.ratePerSqft') }))).toBeTruthy();
  for (const verdict of ['below', 'within', 'above', 'apart'] as const) expect(screen.queryByText(t(`posting.rate_${verdict}`))).toBeNull();
});

test('land has no price per sqft', () => {
  const { t } = shown({ propertyType: 'land', landSize: '5', landUnits: 'katha' });
  expect(screen.queryByRole('group', { name: t('posting.priceUnits') })).toBeNull();
});

test('a letting asks for the rent of a month', () => {
  const { t } = shown({}, { type: 'rent' });
  expect(screen.getByRole('textbox', { name: t('posting.rentFee') })).toBeTruthy();
});

test.each(['bn', 'en'] as const)('says in %s how soon similar ones were sold, and what they had asked', async (lng) => {
  const sold = { per: 'sqft', area: 'subDistrict', count: 14, low: 8000, middle: 8500, high: 9000, daysLow: 12.4, daysHigh: 40 } as const;
  const { t, fmt } = shown({ subDistrict: lng === 'bn' ? 'dhaka-mirpur' : 'dhaka-rampura' }, { lng, sold });
  const said = await screen.findByText(t('posting.soldFrom', { measure: t('posting.ratePerSqft'), count: 14 }));
  const line = said.parentElement?.textContent ?? '';
  for (const part of [fmt.number(12), fmt.number(40), fmt.taka(8000)]) expect(line).toContain(part);
});

const plot = { propertyType: 'land', landSize: '12', landUnits: 'shotok' };

test.each([
  ['৪৫ হাজার শতক', '45000', 'shotok', '540000'],
  ['per katha 12 lakh', '1200000', 'katha', '8717760'],
] as const)('land is priced by its unit: “%s” is multiplied by the land, and the total is what the form has', async (typed, rate, unit, total) => {
  const { user, t, fmt, values } = shown(plot, { lng: 'bn' });
  await user.click(screen.getByRole('textbox', { name: t('posting.price') }));
  await user.paste(typed);
  expect(values.now).toMatchObject({ landRate: rate, landRateUnit: unit });
  expect(Math.abs(Number(values.now?.price) - Number(total)) < 10_000).toBe(true);
  await user.tab();
  const sum = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(sum.some((text) => text?.startsWith(`${fmt.number(Number(rate))} × `) && text.endsWith(`= ${fmt.taka(Number(values.now?.price))}`))).toBe(true);
});

test('the unit is chosen beside the amount too; back to the whole, the total stays', async () => {
  const { user, t, values } = shown(plot, { lng: 'bn' });
  await user.click(screen.getByRole('textbox', { name: t('posting.price') }));
  await user.paste('৪৫ হাজার');
  const unit = screen.getByRole('combobox', { name: t('posting.landRateUnit') });
  await user.selectOptions(unit, 'shotok');
  expect(values.now?.price).toBe('540000');
  await user.selectOptions(unit, '');
  expect(values.now).toMatchObject({ price: '540000', landRate: '', landRateUnit: '' });
});

test('without a size the total waits for it, and what cannot be read is refused in words', async () => {
  const { user, t, values } = shown({ ...plot, landSize: '' }, { lng: 'bn' });
  const box = () => screen.getByRole('textbox', { name: /./ });
  await user.click(box());
  await user.paste('১২ লাখ কাঠা');
  expect(values.now?.price).toBe('');
  expect(screen.getByText(t('posting.askLandForTotal'))).toBeTruthy();
  await user.clear(box());
  await user.paste('১২ কাঠা');
  await user.tab();
  expect(screen.getByText(t('errors.field_amount'))).toBeTruthy();
});

test('another size changes the price of land that is priced by its unit, and says so', async () => {
  serveAreas(fakeApi());
  const values: { now?: PostForm } = {};
  const { user, t, fmt } = show(
    <WithPostForm answers={{ ...flatAnswers, ...plot, price: '540000', landRate: '45000', landRateUnit: 'shotok' }} onValues={(now) => void (values.now = now)}>
      <StepType type="sell" />
    </WithPostForm>,
    { lng: 'bn' },
  );
  const size = screen.getByRole('textbox', { name: t('posting.landSize') });
  await user.clear(size);
  await user.paste('১০ শতক');
  expect(values.now?.price).toBe('450000');
  expect(await screen.findByText(new RegExp(fmt.taka(450_000)))).toBeTruthy();
});
