// What the head of a guide says to search engines, by the rules that they check.
import { expect, test } from 'vitest';
import { areaGuides, type AreaGuide } from '#contracts/maps/area-guides.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { guideSample } from '#web/testing/guides.ts';
import { contextOf } from '#web/testing/show-pages.tsx';
import { loadGuide } from './guide-data.ts';

type Node = Record<string, unknown> & { '@type': string };

async function headOf(guide: AreaGuide, lng: 'bn' | 'en'): Promise<object[]> {
  fakeApi().on(areaGuides.read, { success: true, guide });
  const request = new Request('https://uthan.example/Area/dhaka-mirpur');
  const args = { context: contextOf(lng), request, params: { slug: 'dhaka-mirpur' } } as unknown as Parameters<typeof loadGuide>[0];
  return (await loadGuide(args)).data.head as object[];
}

function graphOf(head: readonly object[]): Node[] {
  const [written] = head.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json'] as { '@context': string; '@graph': Node[] }] : []));
  expect(written?.['@context']).toBe('https://schema.org');
  return written?.['@graph'] ?? [];
}

const idsIn = (value: unknown): string[] => [...JSON.stringify(value).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id ?? '');
const isRobots = (one: object): boolean => 'name' in one && one.name === 'robots';

const offered: AreaGuide = {
  ...guideSample,
  offered: { ...guideSample.offered, sell: { count: 12, kinds: [{ propertyType: 'apartment', count: 12, middle: 7_500_000 }], beds: [] } },
  rates: [{ type: 'sell', propertyType: 'apartment', per: 'sqft', count: 12, quartiles: { low: 6000, middle: 7000, high: 8000 } }],
};

test.each(['bn', 'en'] as const)('a guide in %s is a place, a path of pages and a data set that refers to the place', async (lng) => {
  const graph = graphOf(await headOf(offered, lng));
  const [place, dataset, crumbs] = ['Place', 'Dataset', 'BreadcrumbList'].map((type) => graph.find((node) => node['@type'] === type));
  expect(place).toMatchObject({ name: offered.area[lng], address: { addressCountry: 'BD' } });
  expect(place?.['url']).toMatch(/^https:\/\/uthan\.example\/Area\/dhaka-mirpur(\?lng=en)?$/);

  const description = dataset?.['description'];
  expect(dataset?.['name']).toBeTruthy();
  // Shorter or longer ones are not shown.
  expect(String(description).length).toBeGreaterThanOrEqual(50);
  expect(String(description).length).toBeLessThanOrEqual(5000);
  expect(dataset).toMatchObject({
    license: expect.stringMatching(/^https:/) as string,
    creator: { '@type': 'Organization' },
    spatialCoverage: { '@id': place?.['@id'] },
  });
  expect(idsIn(dataset)).toContain(place?.['@id']);
  expect(dataset?.['temporalCoverage']).toMatch(/^\d{4}-\d{2}(-\d{2})?\/\d{4}-\d{2}-\d{2}$/);

  const items = (crumbs?.['itemListElement'] ?? []) as { '@type': string; position: number; name: string; item?: string }[];
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
  for (const item of items) expect(item).toMatchObject({ '@type': 'ListItem', name: expect.stringMatching(/\S/) as string });
  for (const { item } of items.slice(0, -1)) expect(item).toMatch(/^https:\/\/uthan\.example\//);
});

test('a guide without a post is not indexed and has no data set', async () => {
  const head = await headOf({ ...guideSample, tenants: { count: 0, family: 0, bachelor: 0 } }, 'en');
  expect(graphOf(head).some((node) => node['@type'] === 'Dataset')).toBe(false);
  expect(JSON.stringify(head.find(isRobots))).toContain('noindex');
  expect(JSON.stringify((await headOf(offered, 'en')).find(isRobots) ?? '')).not.toContain('noindex');
});
