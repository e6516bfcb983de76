import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { show } from '#web/testing/show.tsx';
import { FurnitureTable } from './furniture-table.tsx';
import { fitOf, type Piece, pieceKinds, placed, placeOf, roomsWithPlace } from './furniture.ts';

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
