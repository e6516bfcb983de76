import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { maps } from '#contracts/maps/maps.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { Distances } from './distances.tsx';
import { forgetOwnPlace, keepOwnPlace, kmTo } from './own-places.ts';

const point = { lat: 23.75, lng: 90.37, radius: 300, areaOnly: false };
const posts = [
  rentPage({ PostID: 1, postTitle: 'Flat one', point }),
  rentPage({ PostID: 2, postTitle: 'Flat two', point: { ...point, radius: null, areaOnly: true } }),
  rentPage({ PostID: 3, postTitle: 'Flat three', point: null }),
];
const gulshan = { id: 'dhaka-gulshan', bn: 'গুলশান', en: 'Gulshan', level: 'subDistrict', lat: 23.78, lng: 90.41 } as const;

function shown(lng: 'bn' | 'en' = 'en') {
  const api = fakeApi();
  api.on(maps.places, { success: true, places: [gulshan] });
  return { api, ...show(<Distances posts={posts} />, { lng }) };
}

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => localStorage.clear());

test.each(['bn', 'en'] as const)('in %s an area becomes a place of one’s own, and no request says which', async (lng) => {
  const { user, t, fmt, api } = shown(lng);
  await user.click(screen.getAllByRole('button', { name: t('decide.placeChoose') })[0] as HTMLElement);
  await user.type(await screen.findByRole('textbox', { name: t('decide.placeName') }), 'অফিস');
  await user.click(screen.getByRole('button', { name: t('decide.placeKeep') }));
  expect(screen.getByText(t('decide.placeMissing'))).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: t('decide.placeArea') }), gulshan[lng]);
  await user.click(await screen.findByRole('option', { name: gulshan[lng] }));
  await user.click(screen.getByRole('button', { name: t('decide.placeKeep') }));
  expect(screen.getByRole('rowheader', { name: 'অফিস' })).toBeTruthy();
  expect(cells()).toEqual([
    t('decide.far', { km: fmt.decimal(5.5, 1) }),
    `${t('decide.far', { km: fmt.decimal(5, 1) })}${t('decide.farOfArea', { area: lng === 'bn' ? 'ধানমন্ডি' : 'Dhanmondi' })}`,
    t('decide.farUnknown'),
  ]);
  // Nothing else was asked: what is not in this list would have failed.
  expect(api.calls(maps.places).map(({ query }) => query)).toEqual([{ district: 'dhaka' }]);
});

test('a place is there after coming back, until it is forgotten', async () => {
  localStorage.setItem('ownPlaces', JSON.stringify([{ number: 2, name: 'School', lat: 23.75, lng: 90.37 }]));
  const { user, t } = shown();
  expect(cells()[0]).toBe(t('decide.farNear'));
  await user.click(screen.getByRole('button', { name: t('decide.placeForget') }));
  expect([screen.queryByRole('table'), localStorage.getItem('ownPlaces')]).toEqual([null, null]);
  cleanup();
});

const kept = (): unknown => JSON.parse(localStorage.getItem('ownPlaces') ?? '[]');
const office = { number: 2, name: 'Office', lat: 23.78, lng: 90.41 } as const;
const school = { number: 1, name: 'School', lat: 23.75, lng: 90.37 } as const;

test('two places are kept in their order, each takes the place of its own, and one is forgotten alone', () => {
  keepOwnPlace(office);
  keepOwnPlace(school);
  keepOwnPlace({ ...office, name: 'New office' });
  expect(kept()).toEqual([school, { ...office, name: 'New office' }]);
  forgetOwnPlace(1);
  expect(kept()).toEqual([{ ...office, name: 'New office' }]);
});

test('a distance is no more exact than the point that the public knows', () => {
  expect(kmTo(point, { lat: 23.78, lng: 90.41 })).toBe(5.5);
  expect(kmTo({ ...point, radius: null, areaOnly: true }, { lat: 23.78, lng: 90.41 })).toBe(5);
  expect(kmTo(point, point)).toBe(0);
});
