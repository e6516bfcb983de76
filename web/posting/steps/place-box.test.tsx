import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { unions } from '#contracts/maps/unions.ts';
import { search } from '#contracts/search/search.ts';
import { type SuggestedItem } from '#contracts/search/suggested.ts';
import { usualRate } from '#contracts/posts/usual-rate.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { StepLocation } from './step-location.tsx';

const banasree: SuggestedItem = {
  kind: 'place',
  id: 'dhaka-rampura',
  level: 'locality',
  en: 'Banasree',
  bn: 'বনশ্রী',
  text: 'Banasree',
  parent: { en: 'Rampura', bn: 'রামপুরা' },
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-rampura',
  locality: 'dhaka-banasree',
};

function shown({ lng = 'en' as 'bn' | 'en', answers = {} as Partial<PostForm>, online = true } = {}) {
  const api = fakeApi();
  serveAreas(api);
  api.on(usualRate.around, { success: true, rate: null, sold: null });
  if (online) api.on(search.suggest, { success: true, items: [banasree] });
  else api.on(search.suggest, noAnswer);
  const values: { now?: PostForm } = {};
  const page = show(
    <WithPostForm answers={{ propertyType: 'apartment', ...answers }} onValues={(now) => void (values.now = now)}>
      <StepLocation type="rent" />
    </WithPostForm>,
    { lng },
  );
  return { ...page, api, values, box: screen.getByRole<HTMLInputElement>('combobox', { name: page.t('posting.place') }) };
}

const found = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree' };

describe('the box for the place', () => {
  test.each([
    ['bn', 'বনশ্রী', 'বনশ্রী'],
    ['en', 'banasree', 'Banasree'],
  ] as const)('in %s fills in everything around what is chosen, by the keyboard', async (lng, typed, name) => {
    const { user, box, values } = shown({ lng });
    await user.type(box, typed);
    await screen.findByRole('option', { name: new RegExp(name) });
    await user.keyboard('{Enter}');
    expect(values.now).toMatchObject({ ...found, street: '' });
    expect(await screen.findByDisplayValue(lng === 'bn' ? 'রামপুরা' : 'Rampura')).toBeTruthy();
    expect(box.value).toBe(name);
  });

  test('keeps what was typed beside the name for the street', async () => {
    const { user, box, values } = shown();
    await user.type(box, 'banasree block c');
    await user.click(await screen.findByRole('option', { name: /Banasree/ }));
    expect(values.now).toMatchObject({ ...found, street: 'block c' });
  });

  test('never overwrites a street', async () => {
    const { user, box, values } = shown({ answers: { street: 'Road 5' } });
    await user.type(box, 'banasree block c');
    await user.click(await screen.findByRole('option', { name: /Banasree/ }));
    expect(values.now?.street).toBe('Road 5');
  });

  test('tells how to go on where nothing was chosen, also without a network, and loses no word', async () => {
    const { user, t, box, values } = shown({ online: false });
    await user.type(box, 'Shimultala');
    await user.tab();
    expect(await screen.findByText(t('posting.placeMissed'))).toBeTruthy();
    expect(values.now).toMatchObject({ subDistrict: '', street: 'Shimultala' });
    expect(await screen.findByRole('combobox', { name: t('areas.subDistrict') })).toBeTruthy();
  });

  test('shows the place of a draft', async () => {
    const { box } = shown({ answers: found });
    await vi.waitFor(() => expect(box.value).toBe('Banasree'));
  });
});

describe('the lists below', () => {
  test('offer the neighbourhoods of the sub-district, and forget one of another', async () => {
    const { user, t, values } = shown({ answers: found });
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: new RegExp(t('posting.locality')) });
    expect(list.value).toBe('dhaka-banasree');
    await user.clear(screen.getByRole('combobox', { name: t('areas.subDistrict') }));
    await user.keyboard('dhan');
    await user.click(await screen.findByRole('option', { name: /Dhanmondi/ }));
    expect(values.now).toMatchObject({ subDistrict: 'dhaka-dhanmondi', locality: '' });
  });

  test('offer the unions of an upazila', async () => {
    const { api, user, t, values } = shown({ answers: { ...found, locality: '' } });
    api.on(unions.list, { success: true, unions: [{ id: 'dhaka-rampura-union', en: 'Char Union', bn: 'চর ইউনিয়ন' }] });
    await user.clear(await screen.findByRole('combobox', { name: t('areas.subDistrict') }));
    await user.keyboard('dhan');
    await user.click(await screen.findByRole('option', { name: /Dhanmondi/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: new RegExp(t('posting.locality')) }), 'Char Union');
    expect(values.now).toMatchObject({ locality: 'dhaka-rampura-union' });
  });

  test('look everywhere where their own level has nothing by the name', async () => {
    const { user, t, values } = shown();
    await user.click(await screen.findByRole('combobox', { name: t('areas.division') }));
    await user.keyboard('banas');
    await user.click(await screen.findByRole('option', { name: /Banasree/ }));
    expect(values.now).toMatchObject(found);
  });
});
