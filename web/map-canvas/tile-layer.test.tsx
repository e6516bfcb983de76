import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { MapCanvas } from './map-canvas.tsx';

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Streets https://streets.example/copyright' };
const view = { middle: { lat: 23.75, lng: 90.38 }, zoom: 14 };
const names = [{ id: 'dhanmondi', en: 'Dhanmondi', bn: 'ধানমন্ডি', level: 'subDistrict' as const, lat: 23.75, lng: 90.38 }];
const shownTiles = () => [...document.querySelectorAll<HTMLImageElement>('.map-tiles img')];
const map = <MapCanvas className="h-70" label="Map" view={view} names={names} />;

test('streets of the operator are below the map with whom to name; their names replace ours once they are there', () => {
  // The DOM of tests has no layout: without a size no name would fit.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  show(map, { lng: 'en', root: { tiles } });
  expect(document.querySelectorAll('.map-name').length).toBeGreaterThan(0);
  expect(shownTiles()[0]?.src).toMatch(/^https:\/\/tiles\.example\/14\/\d+\/\d+\.png$/);
  expect(screen.getByRole('link', { name: 'streets.example/copyright' }).getAttribute('href')).toBe('https://streets.example/copyright');
  expect(document.querySelector('.leaflet-ground-pane path')).toBeTruthy();
  fireEvent.load(shownTiles()[0] as HTMLImageElement);
  expect(document.querySelectorAll('.map-name')).toHaveLength(0);
});

test.each([
  ['none are named', {}],
  ['data is saved', { tiles, dataSaver: true }],
])('there are none where %s', (_, root) => {
  show(map, { lng: 'en', root });
  expect(shownTiles()).toHaveLength(0);
  expect(screen.queryByRole('link')).toBeNull();
});

test('streets that fail leave our drawing with its names, and a sentence says it until they come', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.useFakeTimers();
  const { t } = show(map, { lng: 'en', root: { tiles } });
  const said = () => screen.queryByText(t('canvas.streetsMissing'));
  for (const tile of shownTiles().slice(0, 6)) fireEvent.error(tile);
  expect(said()).toBeTruthy();
  expect(document.querySelectorAll('.map-name').length).toBeGreaterThan(0);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.load(shownTiles().at(-1) as HTMLImageElement);
  expect(said()).toBeNull();
});

test('streets that do not answer are given up after a while', () => {
  vi.useFakeTimers();
  const { t } = show(map, { lng: 'en', root: { tiles } });
  expect(screen.queryByText(t('canvas.streetsMissing'))).toBeNull();
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.getByText(t('canvas.streetsMissing'))).toBeTruthy();
});
