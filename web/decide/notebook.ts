// What somebody notes of the homes they decide about. It stays in this browser and is sent to nobody.
import type { PostPage } from '#contracts/posts/posts.ts';
import { type LocalList, localList } from '#web/platform/local-list.ts';
import type { Assumed } from './home-costs.ts';

/** What one looks at during a visit. */
export const aspects = ['water', 'light', 'noise', 'lift', 'neighbours'] as const;
export type Aspect = (typeof aspects)[number];
/** Nobody looks for light or a lift on a plot. */
export const looksOf = ({ propertyType }: Pick<PostPage, 'propertyType'>): readonly Aspect[] =>
  propertyType === 'land' ? ['water', 'noise', 'neighbours'] : aspects;
export const marks = ['good', 'fair', 'bad'] as const;
export type Mark = (typeof marks)[number];

export interface HomeNotes {
  id: number;
  marks: Partial<Record<Aspect, Mark>>;
  note: string;
  /** When one goes there; null while nothing is arranged. */
  visitAt: string | null;
  /** The visit that the account is to be reminded of. */
  remindAt?: string | null;
  /** Questions that were asked on the phone. */
  asked: readonly string[];
}

/** Whether something was noted of a home. */
export const isNoted = ({ marks: given, note, visitAt, asked }: HomeNotes): boolean =>
  Object.keys(given).length > 0 || note !== '' || visitAt !== null || asked.length > 0;

/** What homes are weighed by. */
export const criteria = ['monthly', 'beginning', 'size', ...aspects] as const;
export type Criterion = (typeof criteria)[number];
/** How much each matters: not at all, somewhat, most. */
export type Weight = 0 | 1 | 2;

export interface Plan {
  assumed: Partial<Assumed>;
  weights: Partial<Record<Criterion, Weight>>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNotes = (value: unknown): value is HomeNotes =>
  isObject(value) && typeof value.id === 'number' && isObject(value.marks) && typeof value.note === 'string' && Array.isArray(value.asked);
const isPlan = (value: unknown): value is Plan => isObject(value) && isObject(value.assumed) && isObject(value.weights);

/** Notes of more homes than anybody visits. */
const homesMax = 40;
export const noteMax = 500;

const homes: LocalList<HomeNotes> = localList('homeNotes', homesMax, isNotes);
const plans: LocalList<Plan> = localList('decidingPlan', 1, isPlan);

const blank = (id: number): HomeNotes => ({ id, marks: {}, note: '', visitAt: null, asked: [] });

export const useNotes = (): ((id: number) => HomeNotes) => {
  const list = homes.use();
  return (id) => list.find((one) => one.id === id) ?? blank(id);
};

export function changeNotes(id: number, change: Partial<Omit<HomeNotes, 'id'>>): void {
  const list = homes.read();
  homes.write([{ ...(list.find((one) => one.id === id) ?? blank(id)), ...change }, ...list.filter((one) => one.id !== id)]);
}

const noPlan: Plan = { assumed: {}, weights: {} };

export const usePlan = (): Plan => plans.use()[0] ?? noPlan;

export function changePlan(change: Partial<Plan>): void {
  plans.write([{ ...(plans.read()[0] ?? noPlan), ...change }]);
}
