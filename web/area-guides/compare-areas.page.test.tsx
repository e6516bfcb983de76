import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { areaGuides, type AreaGuide } from '#contracts/maps/area-guides.ts';
import { search } from '#contracts/search/search.ts';
import type { Language } from '#i18n/language.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { guideSample } from '#web/testing/guides.ts';
import { showPages } from '#web/testing/show-pages.tsx';
import CompareAreasPage from './compare-areas.page.tsx';
import { loadAreas } from './compare-data.ts';

const rate = (middle: number, count = 12) => ({
  type: 'sell' as const,
  propertyType: 'apartment' as const,
  per: 'sqft' as const,
  count,
  quartiles: count < 5 ? null : { low: middle - 1000, middle, high: middle + 1000 },
});
const mirpur: AreaGuide = { ...guideSample, rates: [rate(8000)], stations: [{ bn: 'মিরপুর ১০', en: 'Mirpur 10', km: 0.4 }] };
const uttara: AreaGuide = { ...guideSample, area: { id: 'dhaka-uttara', bn: 'উত্তরা', en: 'Uttara', level: 'subDistrict' }, rates: [rate(10_000)] };

function shown(address: string, lng: Language = 'en', known: Readonly<Record<string, AreaGuide>> = { 'dhaka-mirpur': mirpur, 'dhaka-uttara': uttara }) {
  const api = fakeApi();
  api.on(areaGuides.read, ({ params: { id } }) => {
    const guide = known[id];
    return guide ? { success: true as const, guide } : refuse('NOT_FOUND');
  });
  const item = {
    kind: 'place' as const,
    level: 'subDistrict' as const,
    id: 'dhaka-uttara',
    en: 'Uttara',
    bn: 'উত্তরা',
    text: 'Uttara',
    subDistrict: 'dhaka-uttara',
  };
  api.on(search.suggest, ({ query }) => ({ success: true as const, items: query.q === 'utara' ? [item] : [] }));
  const page = { path: 'Area/:slug/and/:other?', Component: CompareAreasPage, loader: (args: unknown) => loadAreas(args as Parameters<typeof loadAreas>[0]) };
  return showPages([page], address, lng);
}

describe.each(['bn', 'en'] as const)('two areas in %s', (lng) => {
  test('stand side by side, every figure with its posts, the second told against the first', async () => {
    const { t, fmt } = shown('/Area/dhaka-mirpur/and/dhaka-uttara', lng);
    await screen.findByRole('heading', { level: 1, name: t('areaCompare.title', { one: mirpur.area[lng], other: uttara.area[lng] }) });
    const row = screen.getByRole('row', { name: new RegExp(t('guide.rate_sell_flat')) });
    const [one, other] = within(row).getAllByRole('cell');
    expect(one?.textContent).toContain(fmt.perSqft(8000));
    expect(one?.textContent).toContain(t('guide.measuredOn', { count: 12 }));
    expect(other?.textContent).toContain(t('areaCompare.more', { area: mirpur.area[lng], percent: fmt.number(25) }));
    expect(screen.getByText(t('areaCompare.lead', { date: fmt.date(mirpur.measuredAt), minimum: fmt.number(5) }))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('areaCompare.swap') }).getAttribute('href')).toBe('/Area/dhaka-uttara/and/dhaka-mirpur');
    expect(screen.getByRole('link', { name: t('areaCompare.takeOff', { area: mirpur.area[lng] }) }).getAttribute('href')).toBe('/Area/dhaka-uttara/and');
    expect(screen.getByRole('link', { name: t('areaCompare.share') })).toBeTruthy();
  });

  test('say nothing of fewer than five posts', async () => {
    const few = { 'dhaka-mirpur': mirpur, 'dhaka-uttara': { ...uttara, rates: [rate(10_000, 4)] } };
    const { t } = shown('/Area/dhaka-mirpur/and/dhaka-uttara', lng, few);
    const row = await screen.findByRole('row', { name: new RegExp(t('guide.rate_sell_flat')) });
    expect(within(row).getAllByRole('cell')[1]?.textContent).toBe(t('guide.tooFewOf', { count: 4 }));
  });
});

test('one area alone asks for the other', async () => {
  const { t } = shown('/Area/dhaka-mirpur/and');
  await screen.findByRole('heading', { level: 1, name: t('areaCompare.titleOne', { one: 'Mirpur' }) });
  expect(screen.getByLabelText(t('areaCompare.box'), { selector: 'input' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('what was typed and sent leads to the two areas', async () => {
  const { t } = shown('/Area/dhaka-mirpur/and?q=utara');
  expect(await screen.findByRole('heading', { level: 1, name: t('areaCompare.title', { one: 'Mirpur', other: 'Uttara' }) })).toBeTruthy();
});

test('what names no place is said', async () => {
  const { t } = shown('/Area/dhaka-mirpur/and?q=xyz');
  expect(await screen.findByText(t('areaCompare.notFound', { text: 'xyz' }))).toBeTruthy();
});

test('the same area twice asks for another', async () => {
  const { t } = shown('/Area/dhaka-mirpur/and/dhaka-mirpur');
  expect(await screen.findByText(t('areaCompare.same', { area: 'Mirpur' }))).toBeTruthy();
});

test('an area that does not exist is missing', async () => {
  const { t } = shown('/Area/dhaka-mirpur/and/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: t('guide.missingTitle') })).toBeTruthy();
});
