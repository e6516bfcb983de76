import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { search } from '#contracts/search/search.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postCard } from '#web/testing/posts.ts';
import { foundAnswer } from '#web/testing/results-pages.tsx';
import { show, toast } from '#web/testing/show.tsx';
import { NearMe } from './near-me.tsx';

const ask = vi.fn<Geolocation['getCurrentPosition']>();
const at = { coords: { latitude: 23.80612, longitude: 90.36871 } } as GeolocationPosition;

beforeEach(() => {
  ask.mockReset();
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition: ask } as unknown as Geolocation);
});

test('where someone is is asked by a press alone; then the three newest around follow', async () => {
  const api = fakeApi();
  const posts = ['2026-11-01', '2026-11-04', '2026-11-02', '2026-11-03'].map((day, at) =>
    postCard({ PostID: 48_001 + at, postTitle: `Flat of ${day}`, postDate: `${day}T06:00:00.000Z` }),
  );
  api.on(search.posts, ({ query }) => foundAnswer(query.purpose === 'rent' ? posts.slice(2) : posts.slice(0, 2)));
  ask.mockImplementation((onFound) => onFound(at));
  const { user, t } = show(<NearMe />);
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: t('home.nearAsk') }));
  expect(await screen.findByRole('heading', { name: t('home.near') })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Flat of 2026-11-04',
    'Flat of 2026-11-03',
    'Flat of 2026-11-02',
  ]);
  expect(api.calls(search.posts)[0]?.query).toMatchObject({ near: `23.806,90.369,${limits.mapSearch.aroundKm}` });
});

test('where nothing is around, and where the device does not say, a sentence tells it', async () => {
  fakeApi().on(search.posts, foundAnswer([]));
  ask.mockImplementationOnce((onFound) => onFound(at)).mockImplementationOnce((_onFound, onFailed) => onFailed?.({} as GeolocationPositionError));
  const { user, t } = show(<NearMe />);
  const button = screen.getByRole('button', { name: t('home.nearAsk') });
  await user.click(button);
  expect(await screen.findByText(t('home.nearNone', { km: String(limits.mapSearch.aroundKm) }))).toBeTruthy();
  await user.click(button);
  expect(await toast(t('home.nearUnknown'))).toBeTruthy();
});
