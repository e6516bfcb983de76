import { describe, expect, test } from 'vitest';
import { noAreas, type ShownAreas } from '#web/search/results/shown-areas.ts';
import { postPage } from '#web/testing/posts.ts';
import type { Api } from '#web/platform/api.ts';
import { candidatesOf, findWider, roundSum, saidSum } from './wider.ts';

const mirpur: ShownAreas = {
  chosen: { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-mirpur' },
  places: [],
  excluded: [],
  division: [{ id: 'dhaka', name: 'ঢাকা বিভাগ' }],
  district: [{ id: 'dhaka', name: 'ঢাকা' }],
  subDistrict: [{ id: 'dhaka-mirpur', name: 'মিরপুর' }],
};
const steps = (query: string, areas = noAreas, understood: Parameters<typeof candidatesOf>[2] = []) =>
  candidatesOf(new URLSearchParams(query), areas, understood).map(({ step, params }) => [step, decodeURIComponent(params.toString())]);

describe('the nearest wider searches', () => {
  test('a sub-district opens into its district, also where the address names no parent', () => {
    expect(steps('subDistrict=dhaka-mirpur', mirpur)).toEqual([[{ is: 'place', name: 'ঢাকা' }, 'division=dhaka&district=dhaka']]);
  });

  test('a budget grows by what it takes, and a lowest price falls by a round sum', () => {
    expect(steps('priceMax=10000000')).toEqual([[{ is: 'dearer', by: 0 }, 'priceMax=10000000']]);
    expect(steps('priceMin=40000')).toEqual([[{ is: 'cheaper', by: 10_000 }, 'priceMin=30000']]);
  });

  test('one bedroom less, but never none', () => {
    expect(steps('bedMin=3')).toEqual([[{ is: 'beds', count: 2 }, 'bedMin=2']]);
    expect(steps('bedMin=1')).toEqual([]);
  });

  test('the words lose what only narrows, one part at a time, never the place, the kind or the budget', () => {
    const beds = { filter: 'bedMin', value: 2, text: '2 bed' } as const;
    const flat = { filter: 'propertyType', value: 'apartment', text: 'flat' } as const;
    const size = { filter: 'sizeMin', value: 1000, text: '1000 sqft' } as const;
    expect(steps('q=flat 2 bed 1000 sqft', noAreas, [flat, beds, size]).map(([, query]) => query)).toEqual(['q=flat+1000+sqft', 'q=flat+2+bed']);
    expect(steps('q=2 bed', noAreas, [beds])).toEqual([]);
  });

  test('a budget in the words grows as one of the filters does', () => {
    const price = { filter: 'priceMax', value: 20_000, text: '20 thousand' } as const;
    expect(steps('q=flat 20 thousand', noAreas, [price])[0]).toEqual([{ is: 'dearer', by: 0 }, 'q=flat+20+thousand&priceMax=20000']);
  });
});

test.each([
  [2_250_000, 2_000_000],
  [4_000, 5_000],
  [90_000, 100_000],
])('%s is about %s', (taka, round) => {
  expect(roundSum(taka)).toBe(round);
});

test.each([
  [750_000, 750_000],
  [743_000, 750_000],
  [701_000, 750_000],
  [1_130, 1_200],
  [12_000_000, 12_000_000],
  [200_000, 200_000],
])('%s more is said as %s', (taka, said) => {
  expect(saidSum(taka)).toBe(said);
});

test('a budget is raised by the smallest sum that finds something', async () => {
  const dearer = postPage({ price: 9_743_000 });
  const send: Api['send'] = ({ url }) => {
    const max = Number(new URL(url, 'http://localhost').searchParams.get('priceMax'));
    const found = max >= dearer.price;
    const json = { items: found ? [dearer] : [], total: found ? 1 : 0, totalIsExact: true };
    return Promise.resolve({ status: 200, json });
  };
  const api: Api = { send, lng: 'en' };
  const params = new URLSearchParams('q=mirpur 3 bed&priceMax=9000000');
  const ways = await findWider(api, candidatesOf(params, noAreas, []), (wider) => Object.fromEntries(wider));
  expect(ways).toMatchObject([{ step: { is: 'dearer', by: 750_000 }, total: 1 }]);
  expect(ways[0]?.query).toContain('priceMax=9750000');
});
