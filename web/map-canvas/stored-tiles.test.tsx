import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { maps } from '#contracts/maps/maps.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { MapCanvas } from './map-canvas.tsx';

const asked = vi.hoisted(() => ({ paths: [] as string[], tiles: [] as string[], hasTile: true }));
vi.mock('pmtiles', () => ({
  FetchSource: class {
    constructor(path: string) {
      asked.paths.push(path);
    }
  },
  PMTiles: class {
    getZxy(z: number, x: number, y: number) {
      asked.tiles.push(`${z}/${x}/${y}`);
      return Promise.resolve(asked.hasTile ? { data: new ArrayBuffer(8) } : undefined);
    }
  },
}));
afterEach(() => Object.assign(asked, { paths: [], tiles: [], hasTile: true }));

const view = { middle: { lat: 23.75, lng: 90.38 }, zoom: 14 };
const names = [{ id: 'dhanmondi', en: 'Dhanmondi', bn: 'ধানমন্ডি', level: 'subDistrict' as const, lat: 23.75, lng: 90.38 }];
const path = '/map-tiles/0123456789abcdef0123.pmtiles';
const map = <MapCanvas className="h-70" label="Map" view={view} names={names} />;
const root = { tiles: { credit: '© Streets' } };
const shownTiles = () => [...document.querySelectorAll<HTMLImageElement>('.map-tiles img')];

test.each([
  [256, '14/12305/7078'],
  [512, '13/6152/3539'],
])('tiles of %i pixels are read from our own file, the middle one as %s', async (pixels, middle) => {
  fakeApi().on(maps.tiles, { success: true, tiles: { path, pixels, zoomMin: 6, zoomMax: 16 } });
  show(map, { lng: 'en', root });
  await waitFor(() => expect(asked.tiles.length).toBeGreaterThan(0));
  expect([asked.paths, asked.tiles[0]]).toEqual([[path], middle]);
  expect(screen.getByText(/© Streets/)).toBeTruthy();
  await waitFor(() => expect(shownTiles()[0]?.src).toMatch(/^blob:/));
});

test('where the file has no tile, and where there is no file, the map is our drawing with its names', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const api = fakeApi();
  api.on(maps.tiles, refuse('NOT_FOUND'));
  show(map, { lng: 'en', root });
  await waitFor(() => expect(api.calls(maps.tiles)).toHaveLength(1));
  expect(document.querySelectorAll('.map-name').length).toBeGreaterThan(0);
  expect([shownTiles().length, asked.paths]).toEqual([0, []]);
});

test('where data is saved none is asked for', () => {
  const api = fakeApi();
  show(map, { lng: 'en', root: { ...root, dataSaver: true } });
  expect(api.calls(maps.tiles)).toHaveLength(0);
});
