// Which scenes a demo post shows: a cover, then rooms or other views of the same house at the same hour. No scene comes twice.
import type { LandUnit, PostType, PropertyType } from '#contracts/enums.ts';
import { cropViews, type Hour, type SceneKind, type Shot } from '@uthan/scenes/scene.ts';
import { flatViews } from '@uthan/scenes/buildings/flat-views.ts';
import { plotViews } from '@uthan/scenes/plot.ts';
import { cameras, rooms, type RoomName } from '@uthan/scenes/rooms/room.ts';
import { randomFrom, type Random } from '@uthan/scenes/random.ts';

export interface Scene {
  kind: SceneKind;
  seed: number;
  shot: Shot;
  /** Out of focus on purpose, for the moderators to find. */
  blurred?: boolean;
}

const seedsPerPost = 10;
/** One to five pictures, 2.6 on average. */
const counts = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5] as const;

const covers: Record<PropertyType, SceneKind> = {
  apartment: 'flat',
  home: 'courtyardHouse',
  duplex: 'duplex',
  land: 'plot',
  office: 'office',
  showroom: 'shopRow',
  shop: 'shopRow',
  restaurant: 'shopRow',
  factory: 'warehouse',
  warehouse: 'warehouse',
};

const lived: ReadonlySet<PropertyType> = new Set(['apartment', 'home', 'duplex']);

function outsideOf({ type, title, storeys }: Shown): SceneKind {
  if (type === 'duplex' && hill.test(title)) return 'hillDuplex';
  if (type === 'home' && storeys >= 4) return 'flat';
  if (type === 'home' && storeys >= 2) return 'duplex';
  return covers[type];
}

export interface Shown {
  type: PropertyType;
  title: string;
  storeys: number;
  studio: boolean;
  land?: { size: number; unit: LandUnit } | undefined;
}

const hill = /পাহাড়|টিলা|hill|খুলশী/i;

interface Choice {
  kind: SceneKind;
  view: number;
  weight: number;
}

const roomView = (name: RoomName, camera: number): number => rooms.indexOf(name) + camera * rooms.length;
const roomChoices = (name: RoomName, weight: number): Choice[] =>
  Array.from({ length: cameras }, (_, camera) => ({ kind: 'room', view: roomView(name, camera), weight: weight / cameras }));

/** People photograph what they live in as often as the house. */
const insideFlats: readonly Choice[] = [
  ...roomChoices('living', 15),
  ...roomChoices('balcony', 12),
  ...roomChoices('bedroom', 10),
  ...roomChoices('kitchen', 8),
];
const outsideFlats: readonly Choice[] = [8, 13, 10, 8, 9, 7].map((weight, view) => ({ kind: 'flat', view, weight }));
const studios: readonly Choice[] = [...roomChoices('bedroom', 2), ...roomChoices('living', 1)];
const viewsOf = (kind: SceneKind): number => (kind === 'flat' ? flatViews.length : kind === 'plot' ? plotViews : cropViews);

function choicesFor(shown: Shown): readonly Choice[] {
  if (shown.studio) return studios;
  if (shown.type === 'apartment') return [...insideFlats, ...outsideFlats];
  const kind = outsideOf(shown);
  return kind === 'flat' ? outsideFlats : Array.from({ length: viewsOf(kind) }, (_, view) => ({ kind, view, weight: view === 0 ? 2 : 1 }));
}

/** What two pictures have in common that look alike in a list: the room, otherwise kind and view. */
export const archetypeOf = ({ kind, view = 0 }: { kind: SceneKind; view?: number | undefined }): string =>
  kind === 'room' ? `room ${rooms[view % rooms.length]}` : `${kind} ${view}`;

function pickOf(choices: readonly Choice[], random: Random): Choice | undefined {
  let point = random.real(
    0,
    choices.reduce((sum, { weight }) => sum + weight, 0),
  );
  return choices.find(({ weight }) => (point -= weight) < 0) ?? choices.at(-1);
}

export type PickCover = (shown: Shown, type: PostType, number: number) => Choice;

/** Picks covers in the order of the lists; the same never is beside itself, neither among all nor among those of its type. */
export function coverPicker(): PickCover {
  const last = new Map<string, string>();
  return (shown, type, number) => {
    const lists = ['all', type, shown.type, `${type} ${shown.type}`];
    const taken = new Set(lists.map((list) => last.get(list)));
    const all = choicesFor(shown);
    const free = all.filter((choice) => !taken.has(archetypeOf(choice)));
    const choice = pickOf(free.length > 0 ? free : all, randomFrom(number * 7919));
    if (!choice) throw new Error(`There is no picture of a ${shown.type}.`);
    for (const list of lists) last.set(list, archetypeOf(choice));
    return choice;
  };
}

const hours: readonly Hour[] = [
  ...Array.from({ length: 7 }, () => 'noon' as const),
  ...Array.from({ length: 5 }, () => 'dawn' as const),
  ...Array.from({ length: 5 }, () => 'golden' as const),
  ...Array.from({ length: 4 }, () => 'monsoon' as const),
  ...Array.from({ length: 3 }, () => 'dusk' as const),
  'night',
];
const isDark = (hour: Hour): boolean => hour === 'dusk' || hour === 'night';
const byDay = hours.filter((hour) => !isDark(hour));

/** The views behind the cover: other rooms of a home, then the house; of the rest, other views of the same. */
function viewsAfter(cover: Choice, shown: Shown, count: number, random: Random): Array<Pick<Choice, 'kind' | 'view'>> {
  const kind = outsideOf(shown);
  const outside = random
    .shuffled(Array.from({ length: viewsOf(kind) }, (_, view) => ({ kind, view })))
    .filter((one) => archetypeOf(one) !== archetypeOf(cover));
  if (!lived.has(shown.type)) return outside.slice(0, count);
  const inside = random
    .shuffled(rooms)
    .map((name) => ({ kind: 'room' as const, view: roomView(name, random.whole(0, cameras - 1)) }))
    .filter((one) => archetypeOf(one) !== archetypeOf(cover));
  const [house] = outside;
  const first = cover.kind === 'room' && house ? [inside[0], house] : [inside[0]];
  return [...first, ...inside.slice(1)].flatMap((one) => one ?? []).slice(0, count);
}

/** The scenes of the post with this number, cover first; house, hour and weather are those of the post. */
export function scenesOf(number: number, shown: Shown, cover: Choice, random: Random): Scene[] {
  const count = shown.studio ? 1 : random.pick(counts);
  const own = randomFrom(number * 104_729);
  const hour = own.pick(shown.type === 'land' ? byDay : hours);
  return [cover, ...viewsAfter(cover, shown, count - 1, own)].map(({ kind, view }, position) => ({
    kind,
    seed: number * seedsPerPost + position,
    shot: { hour, house: number, view, ...(shown.land ? { sign: shown.land } : {}) },
  }));
}
