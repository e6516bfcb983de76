import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AreaGuide, areaGuides } from '#contracts/maps/area-guides.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { AroundPost } from './around-post.tsx';

const point = { lat: 23.7461, lng: 90.376, radius: 300, areaOnly: false };
const nothing = { count: 0, kinds: [], beds: [] };
const named = (id: string) => ({ id, en: id, bn: id, level: 'subDistrict' as const });
const neighbour = (id: string, km: number) => ({ area: named(id), km, count: 12, middle: 8500, difference: null });

const guide: AreaGuide = {
  area: named('dhaka-dhanmondi'),
  text: null,
  around: [],
  parts: [],
  measuredAt: '2026-11-01T06:00:00.000Z',
  minimum: 5,
  offered: { sell: nothing, rent: nothing },
  rates: [],
  history: [],
  days: { sell: { count: 0, middle: null }, rent: { count: 0, middle: null } },
  rentYield: null,
  tenants: { count: 0, family: 0, bachelor: 0 },
  neighbours: [neighbour('far', 9), neighbour('first', 1), neighbour('third', 3), neighbour('second', 2)],
  landmarks: [
    { id: 'hospital', en: 'Square Hospital', bn: 'স্কয়ার হাসপাতাল', kind: 'hospital' },
    { id: 'park', en: 'Dhanmondi Lake', bn: 'ধানমন্ডি লেক', kind: 'park' },
  ],
  stations: [],
  newest: [],
};

test('stations with how far they are, landmarks, and the guides of the three nearest areas', async () => {
  fakeApi().on(areaGuides.read, { success: true, guide });
  show(<AroundPost post={{ ...postPage(), point }} />, { lng: 'en' });
  expect(await screen.findByText('Square Hospital')).toBeTruthy();
  expect(screen.getByText('Farmgate, 2 km')).toBeTruthy();
  expect(screen.queryByText('Dhanmondi Lake')).toBeNull();
  const areas = within(screen.getByRole('list')).getAllByRole('link');
  expect(areas.map((one) => one.getAttribute('href'))).toEqual(['first', 'second', 'third'].map((id) => `/Area/${id}`));
  expect(areas[0]?.textContent).toContain('12 flats · usually Tk 8,500/sqft');
});

test('where there is nothing to tell there is no heading either', async () => {
  const api = fakeApi();
  const [, park] = guide.landmarks;
  api.on(areaGuides.read, { success: true, guide: { ...guide, landmarks: park ? [park] : [], neighbours: [] } });
  const place = { ...postPage().place, subDistrict: named('bagerhat-mongla') };
  show(<AroundPost post={{ ...postPage({ place }), point: { ...point, lat: 22.48, lng: 89.6 } }} />, { lng: 'en' });
  await expect.poll(() => api.calls(areaGuides.read).length).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('without an answer the page says nothing of it', async () => {
  const api = fakeApi();
  api.on(areaGuides.read, refuse('NOT_FOUND'));
  show(<AroundPost post={{ ...postPage({ place: { ...postPage().place, subDistrict: named('unknown') } }), point }} />, { lng: 'en' });
  await expect.poll(() => api.calls(areaGuides.read).length).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});
