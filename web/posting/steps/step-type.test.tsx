import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyTypes } from '#contracts/enums.ts';
import { WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepType } from './step-type.tsx';

const step = (
  <WithPostForm>
    <StepType type="sell" />
  </WithPostForm>
);

test('first it asks only what it is, of every kind', () => {
  const { t } = show(step);
  const kinds = within(screen.getByRole('group', { name: t('posting.propertyType') })).getAllByRole('radio');
  expect(kinds).toHaveLength(propertyTypes.length);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a flat has rooms and a size, land has a size in units and a use', async () => {
  const { user, t } = show(step);
  await user.click(screen.getByRole('radio', { name: t('enums.propertyType_apartment') }));
  expect(screen.getByLabelText(new RegExp(t('posting.bedrooms')), { selector: 'input' })).toBeTruthy();
  expect(screen.getByText(t('posting.sizesFollow', { type: t('enums.propertyType_apartment') }))).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: t('enums.propertyType_land') }));
  expect(screen.queryByLabelText(new RegExp(t('posting.bedrooms')), { selector: 'input' })).toBeNull();
  expect(screen.getByRole('combobox', { name: t('posting.landUnits') })).toBeTruthy();
  expect(screen.getByRole('group', { name: new RegExp(t('posting.landCategory')) })).toBeTruthy();
});

test('land is told in the other units too, and a unit that is typed is taken over', async () => {
  const { user, t } = show(step);
  await user.click(screen.getByRole('radio', { name: t('enums.propertyType_land') }));
  await user.type(screen.getByLabelText(t('posting.landSize')), '2 bigha');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: t('posting.landUnits') }).value).toBe('bigha');
  expect(
    screen
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join(),
  ).toMatch(/40 katha/i);
});

test('land is typed as people say it, and what cannot be read stays and is marked', async () => {
  const { user, t } = show(step, { lng: 'bn' });
  await user.click(screen.getByRole('radio', { name: t('enums.propertyType_land') }));
  const land = screen.getByRole<HTMLInputElement>('textbox', { name: t('posting.landSize') });
  await user.type(land, '৩ কাঠা ৮ ছটাক');
  expect(land.value).toBe('৩ কাঠা ৮ ছটাক');
  await user.tab();
  expect(land.value).toBe('৩.৫');
  await user.clear(land);
  await user.type(land, '৫,৫');
  await user.tab();
  expect(land.value).toBe('৫,৫');
  expect(document.getElementById(land.getAttribute('aria-describedby') ?? '')?.textContent).toBe(t('errors.field_land'));
  await user.clear(land);
  await user.type(land, '২ বিঘা');
  await user.tab();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: t('posting.landUnits') }).value).toBe('bigha');
});

test('left without a choice it says that one is needed', async () => {
  const { user, t } = show(step, { lng: 'bn' });
  await user.click(screen.getByRole('button', { name: 'Leave the step' }));
  expect(await screen.findByText(t('posting.typeNeeded'))).toBeTruthy();
});
