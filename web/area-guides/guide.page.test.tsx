import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { areaGuides, type AreaGuide } from '#contracts/maps/area-guides.ts';
import type { Language } from '#i18n/language.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { guideSample } from '#web/testing/guides.ts';
import { showPages } from '#web/testing/show-pages.tsx';
import { loadGuide } from './guide-data.ts';
import GuidePage from './guide.page.tsx';

const empty = guideSample;
const offered = empty.offered.rent;

const month = (at: string, middle: number) => ({
  type: 'sell' as const,
  propertyType: 'apartment' as const,
  per: 'sqft' as const,
  count: 9,
  month: at,
  low: 5000,
  middle,
  high: 9000,
});

const full: AreaGuide = {
  ...empty,
  text: { bn: 'মেট্রো আছে।', en: 'It has <b>the metro</b>.', at: '2026-11-02T06:00:00.000Z' },
  offered: {
    sell: { count: 12, kinds: [{ propertyType: 'apartment', count: 12, middle: 7_500_000 }], beds: [{ bedrooms: 3, count: 7, middle: null }] },
    rent: offered,
  },
  rates: [{ type: 'sell', propertyType: 'apartment', per: 'sqft', count: 12, quartiles: { low: 6000, middle: 7000, high: 8000 } }],
  history: [month('2026-09-01', 6900), month('2026-10-01', 6950), month('2026-11-01', 7000)],
  tenants: { count: 10, family: 10, bachelor: 4 },
  neighbours: [{ area: { id: 'dhaka-pallabi', bn: 'পল্লবী', en: 'Pallabi', level: 'subDistrict' }, km: 2.1, count: 8, middle: 6300, difference: -0.1 }],
  stations: [{ bn: 'মিরপুর ১০', en: 'Mirpur 10', km: 0.4 }],
};

function shown(guide: AreaGuide, lng: Language, address = '/Area/dhaka-mirpur') {
  fakeApi().on(areaGuides.read, { success: true, guide });
  const page = { path: 'Area/:slug', Component: GuidePage, loader: (args: unknown) => loadGuide(args as Parameters<typeof loadGuide>[0]) };
  return showPages([page], address, lng);
}

describe.each(['bn', 'en'] as const)('the guide of an area in %s', (lng) => {
  test('says what is offered and asked, with the number of posts and the date of each figure', async () => {
    const { t, fmt } = shown(full, lng);
    await screen.findByRole('heading', { level: 1, name: t('guide.title', { area: full.area[lng] }) });
    expect(screen.getByText(full.text?.[lng] ?? '')).toBeTruthy();
    expect(screen.getByText(t('guide.writtenBy', { date: fmt.date('2026-11-02T06:00:00.000Z') }))).toBeTruthy();
    const flats = screen.getByRole('link', { name: new RegExp(t('enums.propertyType_apartment')) });
    expect(flats.getAttribute('href')).toBe('/Property-Buy-Sell?division=dhaka&district=dhaka&subDistrict=dhaka-mirpur&propertyType=apartment');
    expect(await screen.findByText(fmt.perSqft(7000), { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(t('guide.range', { low: fmt.perSqft(6000), high: fmt.perSqft(8000), count: 12 }))).toBeTruthy();
    expect(within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(screen.getByRole('link', { name: /Pallabi|পল্লবী/ }).getAttribute('href')).toBe('/Area/dhaka-pallabi');
    expect(screen.getByText(t('guide.cheaper', { percent: fmt.number(10) }))).toBeTruthy();
    expect(screen.getByText(t('guide.ask_bachelor', { area: full.area[lng] }))).toBeTruthy();
  });

  test('says that there is too little, and makes up nothing', async () => {
    const { t, fmt } = shown(empty, lng);
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findByText(t('guide.tooFew', { count: 3, minimum: fmt.number(5) }))).toBeTruthy();
    expect(await screen.findAllByText(t('guide.tooFewOf', { count: 0 }))).toHaveLength(3);
    expect(screen.getByText(t('guide.tooFewOf', { count: 2 }))).toBeTruthy();
    expect(screen.getByText(t('guide.neighboursNone', { minimum: fmt.number(5) }))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('guide.compare') }).getAttribute('href')).toBe('/Area/dhaka-mirpur/and');
    expect(screen.queryByRole('heading', { name: t('guide.questions') })).toBeNull();
    expect(screen.queryByLabelText(t('guide.about'))).toBeNull();
    expect(screen.getAllByText(t('guide.nothing', { area: empty.area[lng] }))).toHaveLength(2);
  });

  test('of an area without any post says that once, and how one hears of the first', async () => {
    const rates = empty.rates.map((rate) => ({ ...rate, count: 0 }));
    const { t } = shown({ ...empty, rates, tenants: { count: 0, family: 0, bachelor: 0 } }, lng);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText(t('guide.nothing', { area: empty.area[lng] }))).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: t('guide.tell') })).toHaveLength(2);
    for (const name of [t('guide.rates'), t('guide.facts'), t('guide.newest')]) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: t('guide.all_sell') })).toBeNull();
  });
});
