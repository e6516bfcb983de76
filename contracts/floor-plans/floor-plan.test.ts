import { describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { mirrored, scaledTo, withFittedOpenings, withoutRoom } from './floor-plan-changes.ts';
import { isOnGrid } from './floor-plan-kinds.ts';
import { atOrigin, boundsOf, compareWithSize, type FloorPlan, isOverlapping, type Opening, overlapOf, planArea, planFault } from './floor-plan.ts';
import { presetNames, presetPlan } from './floor-plan-presets.ts';
import { FloorPlan as Shape, givenFloorPlan } from './floor-plan-shape.ts';

const room = (x: number, y: number, w: number, h: number): FloorPlan['rooms'][number] => ({ kind: 'bedroom', x, y, w, h });
const plan = (rooms: FloorPlan['rooms'], change: Partial<FloorPlan> = {}): FloorPlan => ({ north: null, rooms, doors: [], windows: [], ...change });
const hole = (change: Partial<Opening> = {}): Opening => ({ room: 0, side: 'top', at: 2, width: 3, ...change });
const refused = (sent: unknown): string | undefined => {
  const { error } = givenFloorPlan.safeParse(sent);
  return error && `${error.issues[0]?.path.join('.') ?? ''}:${error.issues[0]?.message ?? ''}`;
};

describe('rooms', () => {
  test('that share a wall do not overlap; half a foot into each other they do', () => {
    expect(isOverlapping(room(0, 0, 10, 10), room(10, 0, 10, 10))).toBe(false);
    expect(isOverlapping(room(0, 0, 10, 10), room(9.5, 9.5, 10, 10))).toBe(true);
    expect(overlapOf([room(0, 0, 5, 5), room(5, 0, 5, 5), room(2, 2, 1, 1)])).toEqual([0, 2]);
    expect(planFault(plan([room(0, 0, 5, 5), room(4, 0, 5, 5)]))).toEqual({ key: 'planOverlap', params: { room: 1, other: 2 } });
  });

  test('may be as far apart as the widest plan, and no further', () => {
    const { feetMax } = limits.floorPlan;
    expect(planFault(plan([room(0, 0, 10, 10), room(feetMax - 10, 0, 10, 10)]))).toBeUndefined();
    expect(planFault(plan([room(0, 0, 10, 10), room(feetMax - 9.5, 0, 10, 10)]))).toMatchObject({ key: 'planWide' });
  });

  test('come to the sum of their floors, which is compared with the stated size', () => {
    const area = planArea(plan([room(0, 0, 10, 10.5), room(10, 0, 5, 5)]));
    expect(area).toBe(130);
    expect([compareWithSize(area, 129), compareWithSize(area, 130), compareWithSize(area, 216), compareWithSize(area, 217)]).toEqual([
      'more',
      'near',
      'near',
      'less',
    ]);
  });

  test('are kept from the corner of the plan, wherever they were drawn', () => {
    expect(atOrigin(plan([room(7, 3.5, 5, 5), room(12, 3.5, 5, 5)])).rooms.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
    ]);
  });
});

describe('doors and windows', () => {
  test.each([
    ['a wall that is too short', hole({ at: 8 })],
    ['a room that does not exist', hole({ room: 1 })],
    ['before the wall begins', hole({ at: -0.5 })],
  ])('are not on %s', (_what, door) => {
    expect(planFault(plan([room(0, 0, 10, 10)], { doors: [door] }))).toMatchObject({ key: 'planOpening' });
  });

  test('keep clear of each other on one wall', () => {
    const at = (first: number, second: number) => planFault(plan([room(0, 0, 10, 10)], { doors: [hole({ at: first })], windows: [hole({ at: second })] }))?.key;
    expect([at(1, 4), at(1, 3.5)]).toEqual([undefined, 'planOpening']);
  });

  test('stay on their walls when these change, and go where no room is left for them', () => {
    const fitted = withFittedOpenings(plan([room(0, 0, 4, 10)], { doors: [hole({ at: 6 })], windows: [hole({ at: 2 }), hole({ side: 'left', at: 2 })] }));
    expect(fitted.doors).toEqual([hole({ at: 1 })]);
    expect(fitted.windows).toEqual([hole({ side: 'left', at: 2 })]);
    expect(planFault(fitted)).toBeUndefined();
  });
});

describe('what is sent', () => {
  const good = { rooms: [room(0, 0, 12, 10.5)] };

  test('is JSON as text or as itself, and nothing where the text is empty', () => {
    expect(givenFloorPlan.parse(JSON.stringify(good))).toEqual({ north: null, doors: [], windows: [], ...good });
    expect(givenFloorPlan.parse(good)).toEqual(givenFloorPlan.parse(JSON.stringify(good)));
    for (const nothing of ['', ' ', null, undefined, 'null']) expect(givenFloorPlan.parse(nothing)).toBeUndefined();
  });

  test.each<[string, unknown, string]>([
    ['other text', 'a plan', ':'],
    ['no rooms', { rooms: [] }, 'rooms:planInvalid'],
    ['too many rooms', { rooms: Array.from({ length: 25 }, (_, at) => room(at * 2, 0, 2, 2)) }, 'rooms:max'],
    ['a length off the grid', { rooms: [room(0, 0, 10.3, 10)] }, 'rooms.0.w:planInvalid'],
    ['a room too narrow', { rooms: [room(0, 0, 1.5, 10)] }, 'rooms.0.w:min'],
    ['a room too wide', { rooms: [room(0, 0, 121, 10)] }, 'rooms.0.w:max'],
    ['a place before the plan', { rooms: [room(-1, 0, 10, 10)] }, 'rooms.0.x:min'],
    ['no number', { rooms: [room(Number.NaN, 0, 10, 10)] }, 'rooms.0.x:planInvalid'],
    ['an unknown kind', { rooms: [{ ...room(0, 0, 5, 5), kind: 'moat' }] }, 'rooms.0.kind:planInvalid'],
    ['a name too long', { rooms: [{ ...room(0, 0, 5, 5), name: 'ক'.repeat(25) }] }, 'rooms.0.name:planInvalid'],
    ['a name with a line in it', { rooms: [{ ...room(0, 0, 5, 5), name: 'a\nb' }] }, 'rooms.0.name:planInvalid'],
    ['a north between the winds', { ...good, north: 30 }, 'north:planInvalid'],
    ['a door on no wall', { ...good, doors: [{ room: 0, side: 'roof', at: 1, width: 3 }] }, 'doors.0.side:planInvalid'],
  ])('is refused: %s', (_what, sent, fault) => {
    expect(refused(sent)).toContain(fault);
  });
});

describe('the usual plans', () => {
  test.each(presetNames)('%s keeps every rule at every size, and comes near to it', (name) => {
    for (const size of [undefined, 300, 420, 560, 850, 1250, 1800, 2600]) {
      const made = presetPlan(name, size);
      expect([size, planFault(made)]).toEqual([size, undefined]);
      expect(Shape.safeParse(made).success).toBe(true);
      expect(made.rooms.flatMap(({ x, y, w, h }) => [x, y, w, h]).every(isOnGrid)).toBe(true);
    }
  });

  test('keep most doors when they shrink', () => {
    for (const name of presetNames) expect(presetPlan(name, 700).doors.length).toBeGreaterThanOrEqual(presetPlan(name).doors.length - 1);
  });

  test('as large as a home of the stated size', () => {
    for (const size of [700, 850, 1000]) expect(planArea(presetPlan('twoBed', size)) / (size * limits.floorPlan.usualPart)).toBeCloseTo(1, 1);
    expect(compareWithSize(planArea(presetPlan('threeBed', 1250)), 1250)).toBe('near');
  });

  test('in a mirror are as large and as sound, and twice mirrored the same', () => {
    for (const name of presetNames) {
      const made = presetPlan(name);
      expect(planFault(mirrored(made))).toBeUndefined();
      expect(boundsOf(mirrored(made).rooms)).toEqual(boundsOf(made.rooms));
      expect(mirrored(mirrored(made))).toEqual(made);
    }
  });
});

test('a plan without one of its rooms has the doors and windows of the others', () => {
  const made = presetPlan('twoBed');
  const left = withoutRoom(made, 2);
  expect(left.rooms.map(({ kind }) => kind)).not.toContain('kitchen');
  expect(left.doors).toHaveLength(made.doors.length - 1);
  expect(planFault(left)).toBeUndefined();
  expect(left.doors.map(({ room }) => left.rooms[room]?.kind)).toEqual(
    made.doors.map(({ room }) => made.rooms[room]?.kind).filter((kind) => kind !== 'kitchen'),
  );
});

test('scaled beyond what may be drawn, a plan stays within it', () => {
  expect(planFault(scaledTo(presetPlan('shop'), 400_000))).toBeUndefined();
});
