// A floor plan in words: lengths in feet and inches, rooms by name, and the plan as a whole.
import { type FloorPlan, planArea, type PlanRoom } from '#contracts/floor-plans/floor-plan.ts';
import type { Formatter } from '#i18n/format.ts';
import type { PageWords } from '#web/platform/language.tsx';

const inchesPerFoot = 12;

/** ১২′ ৬″, 12′ 6″; whole feet without inches. */
export function feetText({ plain }: Pick<Formatter, 'plain'>, feet: number): string {
  const inches = Math.round(feet * inchesPerFoot);
  const rest = inches % inchesPerFoot;
  return `${plain(Math.floor(inches / inchesPerFoot))}′${rest === 0 ? '' : ` ${plain(rest)}″`}`;
}

/** ১২′ × ১০′ ৬″. */
export const sizeText = ({ t, fmt }: Pick<PageWords, 't' | 'fmt'>, { w, h }: Pick<PlanRoom, 'w' | 'h'>): string =>
  t('floorPlan.size', { w: feetText(fmt, w), h: feetText(fmt, h) });

/** What each room is called; those of one kind are numbered where there are several. */
export function roomNames({ t, fmt }: Pick<PageWords, 't' | 'fmt'>, rooms: readonly PlanRoom[]): string[] {
  const unnamed = rooms.filter(({ name }) => !name);
  return rooms.map((room) => {
    if (room.name) return room.name;
    const alike = unnamed.filter(({ kind }) => kind === room.kind);
    const name = t(`floorPlan.room_${room.kind}`);
    return alike.length < 2 ? name : t('floorPlan.roomNumbered', { name, number: fmt.plain(alike.indexOf(room) + 1) });
  });
}

/** ৮টি রুম, ৯৮০ বর্গফুট. */
export const planSum = ({ t, fmt }: Pick<PageWords, 't' | 'fmt'>, plan: FloorPlan): string =>
  t('floorPlan.counts', { rooms: plan.rooms.length, area: fmt.area(planArea(plan)) });

/** Rooms with sizes, doors, windows: everything that two versions of a plan can differ in. */
function planLines(words: PageWords, plan: FloorPlan): string[] {
  const { t } = words;
  const names = roomNames(words, plan.rooms);
  return [
    ...plan.rooms.map((room, at) => `${names[at] ?? ''}: ${sizeText(words, room)}`),
    [t('floorPlan.doors', { count: plan.doors.length }), t('floorPlan.windows', { count: plan.windows.length })].join(', '),
  ];
}

/** A plan in lines for whoever compares it: its sum, and what it has otherwise than the version beside it. */
export function planText(words: PageWords, plan: FloorPlan, beside?: FloorPlan | null): string {
  const others = beside ? planLines(words, beside) : [];
  return [planSum(words, plan), ...planLines(words, plan).filter((line) => !others.includes(line))].join('\n');
}
