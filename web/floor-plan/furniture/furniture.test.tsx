import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { show } from '#web/testing/show.tsx';
import { FurnitureTable } from './furniture-table.tsx';
import { fitOf, keptInRoom, type Piece, pieceKinds, placed, placeOf, roomsWithPlace, stepped, turnedOver } from './furniture.ts';

const room = (w: number, h: number): FloorPlan => ({ north: null, rooms: [{ kind: 'bedroom', x: 0, y: 0, w, h }], doors: [], windows: [] });
const bed = (x: number, y: number, turned = false): Piece => ({ kind: 'doubleBed', x, y, turned });

describe('a piece of furniture', () => {
  test('fits where a room has its whole size, and the free side is told', () => {
    expect(fitOf(room(10, 10), bed(0, 0), [])).toEqual({ fits: true, room: 0, free: 4 });
    expect(fitOf(room(6, 7), bed(0, 0), [])).toEqual({ fits: true, room: 0, free: 0 });
    expect(fitOf(room(6, 7), bed(0, 0, true), [])).toEqual({ fits: false, why: 'wall' });
    expect(fitOf(room(10, 10), bed(40, 0), [])).toEqual({ fits: false, why: 'outside' });
  });

  test('does not stand on another, nor before a door', () => {
    const other = bed(5, 0);
    expect(fitOf(room(20, 10), bed(0, 0), [other])).toEqual({ fits: false, why: 'piece', other });
    const plan: FloorPlan = { ...room(10, 10), doors: [{ room: 0, side: 'left', at: 0, width: 3 }] };
    expect(fitOf(plan, bed(0, 1), [])).toEqual({ fits: false, why: 'door' });
    expect(fitOf(plan, bed(3, 1), [])).toMatchObject({ fits: true });
    expect(fitOf(plan, bed(0, 3), [])).toMatchObject({ fits: true });
  });

  test('is put where it usually stands, in a usual flat', () => {
    const plan = presetPlan('twoBed', 1000);
    for (const kind of pieceKinds) expect([kind, fitOf(plan, placed(plan, kind, []), []).fits]).toEqual([kind, true]);
    const home = fitOf(plan, placed(plan, 'doubleBed', []), []);
    expect(home.fits && plan.rooms[home.room]?.kind).toBe('master');
  });

  test('that fits nowhere is in the middle of where it should stand, and says so', () => {
    const plan = room(5, 5);
    const piece = placed(plan, 'doubleBed', []);
    expect(placeOf(piece)).toMatchObject({ x: -0.5, y: -1 });
    expect(fitOf(plan, piece, []).fits).toBe(false);
    expect(roomsWithPlace(plan, 'doubleBed', [])).toEqual([]);
    expect(roomsWithPlace(plan, 'washer', [])).toEqual([0]);
  });
});

describe('a piece that is moved', () => {
  const two: FloorPlan = {
    north: null,
    rooms: [
      { kind: 'bedroom', x: 0, y: 0, w: 10, h: 10 },
      { kind: 'store', x: 10, y: 0, w: 4, h: 5 },
    ],
    doors: [],
    windows: [],
  };

  test('stays between the walls of one room, the one that its middle is in or nearest to', () => {
    expect(keptInRoom(two, bed(5, -3))).toMatchObject({ x: 4, y: 0 });
    expect(keptInRoom(two, bed(-40, 90))).toMatchObject({ x: 0, y: 3 });
    for (const x of [-9, 0, 3, 6, 8, 30])
      for (const y of [-9, 0, 4, 30]) {
        const place = placeOf(keptInRoom(two, { ...bed(x, y), kind: 'washer' }));
        expect(two.rooms.filter((one) => place.x >= one.x && place.y >= one.y && place.x + 2 <= one.x + one.w && place.y + 2 <= one.y + one.h)).toHaveLength(1);
      }
  });

  test('is in the middle of a room that is too small for it, which is said', () => {
    const piece = keptInRoom(two, bed(9, 0));
    expect(placeOf(piece)).toMatchObject({ x: 9, y: -1 });
    expect(fitOf(two, piece, [])).toEqual({ fits: false, why: 'small', room: 1 });
  });

  test('goes by key along the floor, from a wall into the next room and back, and no further', () => {
    const washer: Piece = { kind: 'washer', x: 7.5, y: 1, turned: false };
    const [wall, store] = [stepped(two, washer, 0.5, 0), stepped(two, { ...washer, x: 8 }, 0.5, 0)];
    expect([wall.x, store.x, stepped(two, store, -0.5, 0).x]).toEqual([8, 10, 8]);
    expect(stepped(two, { ...washer, x: 12 }, 0.5, 0)).toMatchObject({ x: 12 });
  });

  test('is turned about its middle without going through a wall', () => {
    expect(turnedOver(two, bed(0, 0))).toEqual({ kind: 'doubleBed', x: 0, y: 0.5, turned: true });
    expect(placeOf(turnedOver(two, { kind: 'wardrobe', x: 0, y: 8, turned: false }))).toEqual({ x: 1.5, y: 5, w: 2, h: 5 });
  });
});

test('a bed is chosen, moved by keys, turned and taken away; each time it is said whether it fits', async () => {
  const { user, t } = show(<FurnitureTable plan={presetPlan('twoBed', 1000)} onClose={() => undefined} />, { lng: 'bn' });
  await user.click(screen.getByRole('button', { name: /^ডাবল খাট/ }));
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('মাস্টার বেড-এ আঁটে');
  expect(status.textContent).toContain('যেসব রুমে আঁটে');
  const piece = screen.getByRole('button', { pressed: true });
  for (let step = 0; step < 30; step++) fireEvent.keyDown(piece, { key: 'ArrowRight' });
  expect(status.textContent).toContain('আঁটে না');
  fireEvent.keyDown(piece, { key: 'r' });
  expect(status.textContent).toContain('৭′ × ৬′');
  await user.click(screen.getByRole('button', { name: t('furniture.remove') }));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('what is on the plan is also a list, and each step is taken back, by button and by key', async () => {
  const { user, t } = show(<FurnitureTable plan={presetPlan('twoBed', 1000)} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: /^Queen bed/ }));
  const list = within(screen.getByRole('list', { name: t('furniture.list') }));
  expect(list.getByText(/^Queen bed \(5′ × 7′\) fits in Master bed/)).toBeTruthy();
  const piece = screen.getByRole('button', { pressed: true });
  const before = piece.style.left;
  fireEvent.keyDown(piece, { key: 'ArrowRight' });
  expect(piece.style.left).not.toBe(before);
  fireEvent.keyDown(piece, { key: 'z', ctrlKey: true });
  expect(piece.style.left).toBe(before);
  await user.click(screen.getByRole('button', { name: t('furniture.undo') }));
  expect(screen.queryByRole('list', { name: t('furniture.list') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('furniture.undo') })).toBeNull();
});
