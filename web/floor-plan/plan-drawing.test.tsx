import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { roomKinds } from '#contracts/floor-plans/floor-plan-kinds.ts';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { presetNames, presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { Words } from '#web/platform/language.tsx';
import { fitOf, leavesPath } from './drawing-shapes.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanList } from './plan-list.tsx';
import { feetText, planText, roomNames } from './plan-words.ts';
import { isOutside, lightsOf } from './sun.ts';

const wordsIn = (lng: 'bn' | 'en') => ({ t: translatorOf(lng), fmt: formatter(lng), lng, now: '2026-11-24T00:00:00Z' });
const drawn = (lng: 'bn' | 'en', plan: FloorPlan): string =>
  renderToStaticMarkup(
    <Words value={wordsIn(lng)}>
      <PlanDrawing plan={plan} label="plan" />
    </Words>,
  );
const turned = (north: number | null): FloorPlan => ({ ...presetPlan('twoBed', 1000), north });

describe('a drawn plan', () => {
  test.each(presetNames.flatMap((name) => (['bn', 'en'] as const).map((lng) => [name, lng] as const)))('%s in %s is at most 4 kB', (name, lng) => {
    const svg = drawn(lng, { ...presetPlan(name), north: 45 });
    expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(4000);
    expect(svg).toContain('<svg');
  });

  test('is measured in feet and inches, in the digits of the page', () => {
    const plan: FloorPlan = { north: null, rooms: [{ kind: 'living', x: 0, y: 0, w: 14.5, h: 12 }], doors: [], windows: [] };
    expect(drawn('bn', plan)).toContain('১৪′ ৬″');
    expect(drawn('en', plan)).toContain('14′ 6″');
    expect(drawn('en', plan)).toContain('14′ 6″ × 12′');
    expect(feetText(formatter('bn'), 9)).toBe('৯′');
  });

  test('has an arrow to the north only where it was said', () => {
    expect(drawn('en', turned(90))).toContain('rotate(90)');
    expect(drawn('en', turned(null))).not.toContain('fill-clay');
  });

  test('has the number of a room whose name does not fit', () => {
    expect(fitOf({ w: 12, h: 12 }, 'Bedroom', '12′ × 12′', 1)).toBe('both');
    expect(fitOf({ w: 6, h: 2 }, 'Bedroom', '6′ × 2′', 1)).toBe('name');
    expect(fitOf({ w: 3, h: 8 }, 'Bedroom', '3′ × 8′', 1)).toBe('number');
    expect(fitOf({ w: 6, h: 6 }, 'মাস্টার বেড', '৬′ × ৬′', 1)).not.toBe('number');
  });

  test('has a leaf for a door and none for an arch', () => {
    const { rooms } = presetPlan('twoBed');
    expect(leavesPath({ rooms }, [{ room: 0, side: 'left', at: 4, width: 3 }])).toBe('M0 40h30a30 30 0 0 1 -30 30');
    expect(leavesPath({ rooms }, [{ room: 0, side: 'left', at: 4, width: 6 }])).toBe('');
  });
});

describe('the light', () => {
  test('of a room comes from where its windows look', () => {
    const bedroom = 7;
    // Its window is in the right wall.
    expect([0, 45, 90, 135, 180, 225, 270, 315].map((north) => lightsOf(turned(north), bedroom))).toEqual([
      ['morning'],
      ['morning'],
      [],
      ['afternoon'],
      ['afternoon'],
      ['south', 'afternoon'],
      ['south'],
      ['morning', 'south'],
    ]);
  });

  test('is not told where nobody said where north is, nor through a wall to another room', () => {
    expect(lightsOf(turned(null), 7)).toEqual([]);
    const plan = turned(0);
    expect(isOutside(plan, { room: 4, side: 'bottom', at: 1, width: 3 })).toBe(false);
    expect(isOutside(plan, { room: 4, side: 'top', at: 1, width: 3 })).toBe(true);
    // A balcony is open.
    expect(isOutside(plan, { room: 4, side: 'right', at: 4, width: 3 })).toBe(true);
  });
});

describe('in words', () => {
  test('rooms of one kind are numbered, and those with a name have that', () => {
    const rooms: FloorPlan['rooms'] = [
      { kind: 'bedroom', x: 0, y: 0, w: 10, h: 10 },
      { kind: 'bedroom', x: 10, y: 0, w: 10, h: 10 },
      { kind: 'bedroom', name: 'আম্মার রুম', x: 20, y: 0, w: 10, h: 10 },
      { kind: 'kitchen', x: 30, y: 0, w: 10, h: 10 },
    ];
    expect(roomNames(wordsIn('bn'), rooms)).toEqual(['বেডরুম ১', 'বেডরুম ২', 'আম্মার রুম', 'রান্নাঘর']);
  });

  test('a plan says all that an edit can change', () => {
    const text = planText(wordsIn('en'), presetPlan('oneBed'));
    expect(text).toContain('5 rooms, ');
    expect(text).toContain('Living: 14′ × 12′');
    expect(text).toContain('5 doors, 4 windows');
  });

  test('beside another version it says its sum, and only what is otherwise', () => {
    const plan = presetPlan('oneBed');
    const [first, ...others] = plan.rooms;
    const edited = { ...plan, rooms: first ? [{ ...first, w: first.w - 1 }, ...others] : [] };
    expect(planText(wordsIn('en'), edited, plan).split('\n')).toEqual([expect.stringContaining('5 rooms, '), expect.stringContaining('Living: 13′ × 12′')]);
    expect(planText(wordsIn('en'), plan, plan).split('\n')).toHaveLength(1);
    expect(planText(wordsIn('en'), plan, null)).toBe(planText(wordsIn('en'), plan));
  });

  test('the list has every room with its size, and its light', () => {
    const list = renderToStaticMarkup(
      <Words value={wordsIn('bn')}>
        <PlanList plan={turned(0)} />
      </Words>,
    );
    expect(list.match(/<li/g)).toHaveLength(10);
    expect(list).toContain('সকালের রোদ');
    expect(list).toContain('বর্গফুট');
  });

  test('every kind of room has a name', () => {
    for (const lng of ['bn', 'en'] as const) for (const kind of roomKinds) expect(wordsIn(lng).t(`floorPlan.room_${kind}`)).toBeTruthy();
  });
});
