import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Locator, maps } from '#contracts/maps/maps.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { PointOfPost } from './point-of-post.tsx';

const near = { lat: 23.7461, lng: 90.376, radius: 300, areaOnly: false };

test('the page says how near the point is, and the map comes with a disc when it is asked for', async () => {
  fakeApi().on(maps.places, { success: true, places: [] });
  const { user, t } = show(<PointOfPost post={postPage({ point: near })} drawn={null} />, { lng: 'en' });
  expect(screen.getByText(/within 300 m of the middle/)).toBeTruthy();
  expect(document.querySelector('.map-canvas')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('canvas.show') }));
  expect(await screen.findByRole('application', { name: 'Map of Dhanmondi' })).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll('.map-disc')).toHaveLength(1));
  expect(document.querySelectorAll('.map-pin')).toHaveLength(0);
});

test('without a pin it says that only the area is known; where not even that is, it says nothing', () => {
  const { t, instead } = show(<PointOfPost post={postPage()} drawn={null} />, { lng: 'bn' });
  expect(screen.getByText(t('detail.pointArea'))).toBeTruthy();
  instead(<PointOfPost post={postPage({ point: null })} drawn={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where data is saved, the button says what the map weighs', () => {
  const { t } = show(<PointOfPost post={postPage({ point: near })} drawn={null} />, { lng: 'bn', root: { dataSaver: true } });
  expect(screen.getByRole('button', { name: t('canvas.showSize', { size: '৬০' }) })).toBeTruthy();
});

const drawn: Locator = {
  width: 760,
  height: 280,
  district: 'M0 0h9v9z',
  around: '',
  sea: '',
  rivers: [],
  metro: '',
  stations: [],
  pin: { x: 380, y: 140, name: { bn: 'ধানমন্ডি', en: 'Dhanmondi' }, radius: 34 },
  labels: [],
  scale: { km: 1, width: 114 },
  inset: { path: 'M0 0h9v9z', pin: { x: 5, y: 5 }, name: { id: 'dhaka', bn: 'ঢাকা', en: 'Dhaka' } },
};

test('the drawing comes first, with the disc of the radius, and the map takes its place', async () => {
  fakeApi().on(maps.places, { success: true, places: [] });
  const { user, t } = show(<PointOfPost post={postPage({ point: near })} drawn={drawn} />, { lng: 'en' });
  expect(document.querySelector('circle[r="34"]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('canvas.move') }));
  expect(await screen.findByRole('application', { name: 'Map of Dhanmondi' })).toBeTruthy();
  expect(document.querySelector('circle[r="34"]')).toBeNull();
});

test.each([
  ['comes by itself where it has streets', false, 1],
  ['waits for the press where data is saved', true, 0],
])('the map %s', async (_, dataSaver, shown) => {
  const api = fakeApi();
  api.on(maps.places, { success: true, places: [] });
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Streets' };
  show(<PointOfPost post={postPage({ point: near })} drawn={drawn} />, { lng: 'en', root: { tiles, dataSaver } });
  if (shown > 0) await screen.findByRole('application', { name: 'Map of Dhanmondi' });
  expect(screen.queryAllByRole('application')).toHaveLength(shown);
});

test('on streets the middle of an area has a disc as well', async () => {
  fakeApi().on(maps.places, { success: true, places: [] });
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Streets' };
  show(<PointOfPost post={postPage({ point: { ...near, radius: null, areaOnly: true } })} drawn={drawn} />, { lng: 'en', root: { tiles } });
  await waitFor(() => expect(document.querySelectorAll('.map-disc')).toHaveLength(1));
});
