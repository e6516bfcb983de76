// Which scenes a demo post shows: the outside of the right kind first, then rooms or other views. No scene comes twice.
import type { PropertyType } from '#contracts/enums.ts';
import type { SceneKind } from '#demo/scenes/scene.ts';
import type { Random } from './random.ts';

export interface Scene {
  kind: SceneKind;
  seed: number;
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

function coverOf(type: PropertyType, hilly: boolean, storeys: number): SceneKind {
  if (type === 'duplex' && hilly) return 'hillDuplex';
  if (type === 'home' && storeys >= 4) return 'flat';
  if (type === 'home' && storeys >= 2) return 'duplex';
  return covers[type];
}

export interface Shown {
  type: PropertyType;
  title: string;
  storeys: number;
  studio: boolean;
}

const hill = /পাহাড়|টিলা|hill|খুলশী/i;

/** The scenes of the post with this number, cover first. */
export function scenesOf(number: number, { type, title, storeys, studio }: Shown, random: Random): Scene[] {
  const cover = studio ? 'room' : coverOf(type, hill.test(title), storeys);
  const count = studio ? 1 : random.pick(counts);
  return Array.from({ length: count }, (_, position) => {
    const kind = position === 0 ? cover : lived.has(type) && position < 4 ? 'room' : cover;
    return { kind, seed: number * seedsPerPost + position };
  });
}
