import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { maps, type MapPlace } from '#contracts/maps/maps.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { PinBox } from './pin-box.tsx';

const place = (level: MapPlace['level'], id: string, en: string, lat: number, lng: number): MapPlace => ({ level, id, en, bn: en, lat, lng });
const places = [
  place('district', 'dhaka', 'Dhaka', 23.81, 90.41),
  place('subDistrict', 'dhaka-dhanmondi', 'Dhanmondi', 23.745, 90.373),
  place('locality', 'dhaka-jigatola', 'Jigatola', 23.739, 90.376),
];

function Pin() {
  const [lat, lng] = useWatch<PostForm, ['lat', 'lng']>({ name: ['lat', 'lng'] });
  return <p data-testid="pin">{`${lat},${lng}`}</p>;
}
const pinned = (): string => screen.getByTestId('pin').textContent ?? '';

afterEach(() => vi.restoreAllMocks());

async function opened(answers: Partial<PostForm> = {}) {
  fakeApi().on(maps.places, { success: true, places });
  const shown = show(
    <WithPostForm answers={{ division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-dhanmondi', ...answers }}>
      <PinBox />
      <Pin />
    </WithPostForm>,
    { lng: 'en' },
  );
  await shown.user.click(screen.getByRole('button', { name: shown.t(answers.lat ? 'posting.pinChange' : 'posting.pinShow') }));
  const pin = await screen.findByRole('button', { name: shown.t('posting.pinLabel') });
  return { ...shown, pin };
}

/** What the browser answers when it is asked where it is. */
function located(answer: (found: PositionCallback, failed: PositionErrorCallback) => void): void {
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition: answer } as Geolocation);
}
const at = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition;

test('the map comes when it is asked for, and nothing is set until the pin is moved', async () => {
  const { pin } = await opened();
  expect(pinned()).toBe(',');
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  const [lat = 0, lng = 0] = pinned().split(',').map(Number);
  expect(lat).toBeGreaterThan(23.745);
  expect(lng).toBeCloseTo(90.373, 4);
  expect(screen.getByRole('status').textContent).toContain('The pin is near Dhanmondi');
});

test('a step with Shift is longer, and other keys move nothing', async () => {
  const { pin } = await opened();
  fireEvent.keyDown(pin, { key: 'ArrowRight' });
  const fine = Number(pinned().split(',')[1]) - 90.373;
  fireEvent.keyDown(pin, { key: 'ArrowRight', shiftKey: true });
  expect(Number(pinned().split(',')[1]) - 90.373).toBeGreaterThan(8 * fine);
  const before = pinned();
  fireEvent.keyDown(pin, { key: 'Home' });
  expect(pinned()).toBe(before);
});

test('“not sure” takes the pin out again', async () => {
  const { user, t } = await opened({ lat: '23.746', lng: '90.374' });
  expect(screen.getByRole('status').textContent).toContain('The pin is near Dhanmondi: 23.74600, 90.37400');
  await user.click(screen.getByRole('button', { name: t('posting.pinUnsure') }));
  expect(pinned()).toBe(',');
  expect(screen.getByRole('status').textContent).toBe(t('posting.pinRemoved'));
});

test('a pin far from the area is told at once', async () => {
  await opened({ lat: '23.9', lng: '90.4' });
  expect(screen.getByRole('status').textContent).toContain('km from Dhanmondi. Move it closer');
});

test('“I am here” puts the pin there, and only within the area', async () => {
  located((found) => found(at(23.7401, 90.3755)));
  const { user, t } = await opened();
  await user.click(screen.getByRole('button', { name: t('posting.pinHere') }));
  await waitFor(() => expect(pinned()).toBe('23.74010,90.37550'));
  located((found) => found(at(22.36, 91.78)));
  await user.click(screen.getByRole('button', { name: t('posting.pinHere') }));
  expect(screen.getByRole('status').textContent).toMatch(/^You are 21\d\.\d km from Dhanmondi/);
  expect(pinned()).toBe('23.74010,90.37550');
});

test.each([
  [1, 'posting.hereDenied'],
  [2, 'posting.hereUnknown'],
  [3, 'posting.hereSlow'],
] as const)('where the device does not tell its place (%i), words say why', async (code, said) => {
  located((_found, failed) => failed({ code } as GeolocationPositionError));
  const { user, t } = await opened();
  await user.click(screen.getByRole('button', { name: t('posting.pinHere') }));
  expect(screen.getByRole('status').textContent).toBe(t(said));
  expect(pinned()).toBe(',');
});

test('without an area there is nothing to show', async () => {
  const { t } = show(
    <WithPostForm answers={{}}>
      <PinBox />
    </WithPostForm>,
    { lng: 'en' },
  );
  await act(async () => Promise.resolve());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('posting.pinShow') }).disabled).toBe(true);
  expect(screen.getByText(t('posting.pinAreaFirst'))).toBeTruthy();
});

test('a tap on the map puts the pin there, two that zoom do not, and each is taken back by a press', async () => {
  const { user, t } = await opened();
  const map = screen.getByRole('application');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const tap = (): boolean => fireEvent.click(map, { clientX: 40, clientY: 30 });
  tap();
  fireEvent.doubleClick(map, { clientX: 40, clientY: 30 });
  act(() => void vi.advanceTimersByTime(400));
  expect(pinned()).toBe(',');
  tap();
  act(() => void vi.advanceTimersByTime(400));
  const first = pinned();
  expect(first).toMatch(/^23\.7\d+,90\.3\d+$/);
  fireEvent.keyDown(screen.getByRole('button', { name: t('posting.pinLabel') }), { key: 'ArrowUp' });
  expect(pinned()).not.toBe(first);
  await user.click(screen.getByRole('button', { name: t('posting.pinUndo') }));
  expect(pinned()).toBe(first);
  await user.click(screen.getByRole('button', { name: t('posting.pinUndo') }));
  expect([pinned(), screen.queryByRole('button', { name: t('posting.pinUndo') })]).toEqual([',', null]);
});

test('Enter on the map puts the pin into its middle', async () => {
  await opened();
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
  expect(pinned()).toMatch(/^23\.745\d*,90\.373\d*$/);
});
