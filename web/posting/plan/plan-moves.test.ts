import { describe, expect, test } from 'vitest';
import { mirrored } from '#contracts/floor-plans/floor-plan-changes.ts';
import { presetNames, presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { type FloorPlan, planFault } from '#contracts/floor-plans/floor-plan.ts';
import { feetIn } from './feet-text.ts';
import { begun, done, redone, undone } from './plan-history.ts';
import { addOpening, addRoom, changeOpening, changeRoom, dragRoom, moveRoom, moveWall, resizeRoom } from './plan-moves.ts';

const two = presetPlan('twoBed');
const [drawing, dining, kitchen, , master] = [0, 1, 2, 3, 4];
const room = (plan: FloorPlan, at: number) => plan.rooms[at] ?? { kind: 'other' as const, x: Number.NaN, y: 0, w: 0, h: 0 };

describe('a wall', () => {
  test('is one for all rooms along it: what one gains the other loses, and nothing overlaps', () => {
    const wider = moveWall(two, drawing, 'right', 1);
    expect([room(wider, drawing).w, room(wider, dining).w, room(wider, master).x, room(wider, master).w]).toEqual([13, 13, 13, 13]);
    expect(planFault(wider)).toBeUndefined();
  });

  test('goes no further than the narrowest room allows', () => {
    const far = moveWall(two, kitchen, 'right', 40);
    expect(room(far, 3).w).toBe(2);
    expect(planFault(far)).toBeUndefined();
  });

  test.each(presetNames)('of %s keeps every rule wherever it is moved by a foot, but where a room meets another beyond', (name) => {
    for (const plan of [presetPlan(name), mirrored(presetPlan(name))])
      for (const [at] of plan.rooms.entries())
        for (const side of ['top', 'right', 'bottom', 'left'] as const)
          for (const feet of [-1, 1]) {
            const moved = moveWall(plan, at, side, feet);
            expect(planFault(moved)?.key ?? 'planOverlap').toBe('planOverlap');
            expect(moved.rooms.every(({ w, h }) => w >= 2 && h >= 2)).toBe(true);
          }
  });

  test('leaves a door where it is in the house', () => {
    const plan: FloorPlan = { ...two, doors: [{ room: master, side: 'top', at: 4, width: 3 }], windows: [] };
    const moved = moveWall(plan, master, 'left', 1);
    expect(room(moved, master).x + (moved.doors[0]?.at ?? 0)).toBe(12 + 4);
  });
});

describe('a room', () => {
  test('is made so wide and deep as was typed', () => {
    expect(room(resizeRoom(two, master, 'right', 15.5), master)).toMatchObject({ w: 15.5, x: 12 });
    expect(room(resizeRoom(two, drawing, 'bottom', 12), dining)).toMatchObject({ y: 12, h: 10 });
  });

  test('moves on the grid, and dragged near to a wall comes to stand on it', () => {
    const out = moveRoom(two, master, 20, 0);
    expect(room(out, master).x).toBe(32);
    expect(room(dragRoom(out, master, -1.4, 0.1), master)).toMatchObject({ x: 30, y: 0 });
  });

  test('more stands right of all others, and no more than may be', () => {
    const more = addRoom(two, 'store');
    expect(planFault(more)).toBeUndefined();
    let full = two;
    for (let count = 0; count < 40; count++) full = addRoom(full, 'store');
    expect(full.rooms).toHaveLength(24);
  });

  test('loses an empty name and keeps a trimmed one', () => {
    const named = changeRoom(two, master, { name: ' আম্মার রুম ' });
    expect(room(named, master)).toMatchObject({ name: 'আম্মার রুম' });
    expect(room(changeRoom(named, master, { name: ' ' }), master)).not.toHaveProperty('name');
  });
});

describe('an opening', () => {
  test('comes into the free part of its wall, and not where there is none', () => {
    const bare: FloorPlan = { ...two, doors: [], windows: [] };
    const one = addOpening(bare, 'doors', kitchen, 'left');
    const three = addOpening(addOpening(one, 'doors', kitchen, 'left'), 'windows', kitchen, 'left');
    // Two feet are left on either side of the first.
    expect([one.doors.length, three.doors.length, three.windows.length]).toEqual([1, 1, 0]);
    expect(planFault(three)).toBeUndefined();
  });

  test('stays on its wall however it is moved or widened', () => {
    const moved = changeOpening(two, 'doors', 0, { at: 99 });
    expect(moved.doors[0]).toMatchObject({ at: 7.5, width: 3.5 });
    expect(changeOpening(two, 'doors', 0, { width: 99 }).doors[0]).toMatchObject({ at: 0, width: 11 });
  });
});

test('what was done is undone and done again; another step forgets what was undone', () => {
  const [one, other] = [addRoom(two, 'store'), addRoom(two, 'kitchen')];
  const history = done(done(begun(two), one), other);
  expect([undone(history).now, undone(undone(history)).now, undone(undone(undone(history))).now]).toEqual([one, two, two]);
  expect(redone(undone(history)).now).toBe(other);
  expect(done(undone(history), two).future).toEqual([]);
  expect(done(history, other)).toEqual(history);
});

test.each<[string, number | undefined]>([
  ['12', 12],
  ['১২.৫', 12.5],
  ['12′ 6″', 12.5],
  ['12\' 4"', 12.5],
  ['১২ ফুট ৬ ইঞ্চি', 12.5],
  ['12 ft 6 in', 12.5],
  ['12-6', 12.5],
  ['12.3', 12.5],
  ['12 14', undefined],
  ['wide', undefined],
  ['', undefined],
])('“%s” is %s feet', (text, feet) => {
  expect(feetIn(text)).toBe(feet);
});
