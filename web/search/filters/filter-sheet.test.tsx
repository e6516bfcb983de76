import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { search, type Understood } from '#contracts/search/search.ts';
import { type Facets } from '#contracts/search/facets.ts';
import { type SuggestedItem } from '#contracts/search/suggested.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { quickWaits } from '#web/testing/quick-waits.ts';
import { show } from '#web/testing/show.tsx';
import { noAreas, type ShownAreas } from '#web/search/results/shown-areas.ts';
import { FilterSheet } from './filter-sheet.tsx';

const mirpur: SuggestedItem = {
  kind: 'place',
  id: 'dhaka-mirpur',
  level: 'subDistrict',
  en: 'Mirpur',
  bn: 'মিরপুর',
  text: 'Mirpur',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-mirpur',
};

const facets = (total: number): Facets => ({
  success: true,
  purpose: 'sell',
  total,
  totalIsExact: true,
  prices: [
    { to: 500_000, count: 1 },
    { from: 500_000, to: 1_000_000, count: 4 },
  ],
  types: [
    { value: 'apartment', count: 98, isExact: true },
    { value: 'home', count: 430, isExact: false },
    { value: 'land', count: 1000, isExact: false },
  ],
  bedrooms: [{ value: 1, count: 77, isExact: true }],
});

const banasree: SuggestedItem = {
  kind: 'place',
  id: 'dhaka-rampura',
  level: 'locality',
  en: 'Banasree',
  bn: 'বনশ্রী',
  text: 'Banasree',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-rampura',
  locality: 'dhaka-banasree',
};

interface Given {
  address?: string;
  understood?: readonly Understood[];
  areas?: ShownAreas;
  lng?: Language;
}

function shown({ address = '/Property-Buy-Sell', understood = [], areas = noAreas, lng = 'en' }: Given = {}) {
  quickWaits();
  const api = fakeApi();
  api.on(search.facets, ({ query }) => facets(query.subDistrict?.length ? 12 : 132));
  api.on(search.suggest, ({ query }) => ({ success: true as const, items: query.q?.startsWith('b') ? [banasree] : [mirpur] }));
  const onClose = vi.fn();
  const sheet = (
    <FilterSheet open onClose={onClose} now={undefined} path="/Property-Buy-Sell" purpose="sell" areas={areas} understood={understood} errors={{}} />
  );
  return { api, onClose, ...show(sheet, { lng, address }) };
}

const bedrooms = (t: Translate) => within(screen.getByRole('group', { name: t('search.bedrooms') }));

test('the sheet counts what each value would find, and says which counts are estimates', async () => {
  const { t } = shown();
  expect(await screen.findByRole('button', { name: t('search.show', { count: 132 }) })).toBeTruthy();
  const row = (name: string): string | null | undefined => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }).closest('label')?.textContent;
  expect(row(t('enums.propertyType_apartment'))).toContain('98');
  expect(row(t('enums.propertyType_home'))).toContain('~430');
  expect(row(t('enums.propertyType_land'))).toContain('1,000+');
  expect(screen.getAllByRole('slider')).toHaveLength(2);
});

test('a place is chosen by typing, counted at once, and taken off again', async () => {
  const { user, t } = shown();
  await user.type(screen.getByRole('combobox', { name: t('search.location') }), 'mir');
  await user.click(await screen.findByRole('option', { name: /Mirpur/ }));
  const chip = await screen.findByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) });
  expect(await screen.findByRole('button', { name: t('search.show', { count: 12 }) })).toBeTruthy();
  await user.click(chip);
  expect(await screen.findByRole('button', { name: t('search.show', { count: 132 }) })).toBeTruthy();
});

test('what was chosen is applied with the button that counts it', async () => {
  const { user, t, address, onClose } = shown();
  await user.type(screen.getByRole('combobox', { name: t('search.location') }), 'mir{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /Mirpur/ }));
  await user.click(await screen.findByRole('button', { name: t('search.show', { count: 12 }) }));
  expect(address()).toContain('subDistrict=dhaka-mirpur');
  expect(onClose).toHaveBeenCalled();
});

test('a number that is none is refused at its box, and the finished one is counted and applied', async () => {
  const { api, user, t, address, onClose } = shown({ lng: 'bn' });
  const apply = await screen.findByRole('button', { name: '১৩২টি দেখুন' });
  const least = screen.getByRole<HTMLInputElement>('textbox', { name: t('search.priceMin') });
  api.on(search.facets, refuse('VALIDATION', { fields: { priceMin: t('errors.field_number') } }));
  await user.type(least, 'lots');
  await user.click(apply);
  await waitFor(() => expect(document.activeElement).toBe(least));
  expect(document.getElementById(least.getAttribute('aria-describedby') ?? '')?.textContent).toBe(t('errors.field_number'));
  expect([address(), onClose.mock.calls]).toEqual(['/Property-Buy-Sell', []]);
  api.on(search.facets, facets(7));
  await user.clear(least);
  await user.paste('২ কোটি');
  await user.click(await screen.findByRole('button', { name: '৭টি দেখুন' }));
  expect([address(), onClose.mock.calls.length]).toEqual(['/Property-Buy-Sell?priceMin=20000000', 1]);
});

test('a place by the keyboard and a price by its handle are applied together', async () => {
  const { user, t, address } = shown();
  await user.type(screen.getByRole('combobox', { name: t('search.location') }), 'mir');
  await screen.findByRole('option', { name: /Mirpur/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) });
  const least = screen.getByRole<HTMLInputElement>('slider', { name: t('search.priceMin') });
  fireEvent.change(least, { target: { value: least.max } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: t('search.priceMin') }).value).toBe('5 lakh');
  await user.click(await screen.findByRole('button', { name: t('search.show', { count: 12 }) }));
  expect(address()).toBe('/Property-Buy-Sell?subDistrict=dhaka-mirpur&priceMin=500000');
});

test('several places are chosen one after the other, neighbourhoods among them', async () => {
  const { user, t, address } = shown();
  const box = screen.getByRole('combobox', { name: t('search.location') });
  await user.type(box, 'mir');
  await user.click(await screen.findByRole('option', { name: /Mirpur/ }));
  await user.type(box, 'ban');
  await user.click(await screen.findByRole('option', { name: /Banasree/ }));
  expect(screen.getByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) })).toBeTruthy();
  expect(screen.getByRole('button', { name: t('search.removeChip', { filter: 'Banasree' }) })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: t('search.show', { count: 12 }) }));
  expect(address()).toContain('subDistrict=dhaka-mirpur&subDistrict=dhaka-rampura&locality=dhaka-banasree');
});

test('what the words say stands in the fields, and a field that is changed takes the place of the words', async () => {
  const understood: Understood[] = [
    { filter: 'bedMin', value: 3, text: '3 bed' },
    { filter: 'furnishing', value: 'furnished', text: 'furnished' },
  ];
  const { user, t, address } = shown({ address: '/Property-Buy-Sell?q=furnished+3+bed', understood });
  expect((bedrooms(t).getByRole('radio', { name: /^3/ }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('radio', { name: t('enums.furnishing_furnished') }) as HTMLInputElement).checked).toBe(true);
  await user.click(bedrooms(t).getByRole('radio', { name: /^2/ }));
  await user.click(await screen.findByRole('button', { name: t('search.show', { count: 132 }) }));
  expect(address()).toBe('/Property-Buy-Sell?q=furnished&bedMin=2');
});

test('a place and a kind that the words say stand in their fields, and stay when another field is changed', async () => {
  const understood: Understood[] = [
    { filter: 'bedMin', value: 2, text: '2 bed' },
    { filter: 'propertyType', value: 'apartment', text: 'flat' },
    { filter: 'subDistrict', value: 'dhaka-mirpur', text: 'mirpur', name: { id: 'dhaka-mirpur', en: 'Mirpur', bn: 'মিরপুর' } },
  ];
  const chain = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-mirpur' };
  const areas: ShownAreas = { ...noAreas, places: [{ level: 'subDistrict', id: 'dhaka-mirpur', name: 'Mirpur', chain }] };
  const { user, t, address } = shown({ address: '/Property-Buy-Sell?q=2+bed+flat+in+mirpur', understood, areas });
  expect((bedrooms(t).getByRole('radio', { name: /^2/ }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${t('enums.propertyType_apartment')}`) }).checked).toBe(true);
  expect(screen.getByRole('button', { name: t('search.removeChip', { filter: 'Mirpur' }) })).toBeTruthy();
  await user.click(bedrooms(t).getByRole('radio', { name: /^1/ }));
  await user.click(await screen.findByRole('button', { name: t('search.show', { count: 132 }) }));
  expect(address()).toBe('/Property-Buy-Sell?q=flat+in+mirpur&bedMin=1');
});

test('excluded places and types, which have no field, stay when a field is changed', async () => {
  const understood: Understood[] = [{ filter: 'withoutArea', value: 'dhaka-badda', text: 'not badda' }];
  const excluding = 'q=not+badda&withoutArea=dhaka-mirpur&withoutArea=dhaka-gulshan&withoutType=duplex';
  const { user, t, address } = shown({ address: `/Property-Buy-Sell?${excluding}`, understood });
  await user.click(bedrooms(t).getByRole('radio', { name: /^2/ }));
  await user.click(await screen.findByRole('button', { name: t('search.show', { count: 132 }) }));
  expect(address()).toBe(`/Property-Buy-Sell?${excluding}&bedMin=2`);
});

test('where nothing can be counted the filters stay, and the button promises no number', async () => {
  const { api, user, t, address } = shown();
  await screen.findByRole('button', { name: t('search.show', { count: 132 }) });
  api.on(search.facets, noAnswer);
  await user.click(bedrooms(t).getByRole('radio', { name: /^2/ }));
  await user.click(await screen.findByRole('button', { name: t('search.apply') }));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(address()).toBe('/Property-Buy-Sell?bedMin=2');
});
