// The order of a stretch of a list beside its steps and its days: what is described well first, and no row of one owner's posts.
import { dayOf } from './filter-terms.ts';

/** What the order of a post depends on. */
export interface Trait {
  id: number;
  /** The step of the list that it was found in. */
  step: number;
  postedAt: Date;
  /** Whose post it is. */
  source: string;
  /** Has a photo, has a size. */
  hasPhoto: boolean;
  hasSize: boolean;
}

/** At most so many of one owner in a row, where there are others. */
const inRow = 2;

const better = (one: Trait, other: Trait): number =>
  one.step - other.step ||
  dayOf(other.postedAt) - dayOf(one.postedAt) ||
  Number(other.hasPhoto) - Number(one.hasPhoto) ||
  Number(other.hasSize) - Number(one.hasSize);

/** Takes turns among owners; who has to wait comes as soon as someone else was shown. */
function spread(group: readonly Trait[]): Trait[] {
  const waiting = [...group];
  const shown: Trait[] = [];
  while (waiting.length > 0) {
    const last = shown.slice(-inRow);
    const isNext = ({ source }: Trait): boolean => last.length < inRow || last.some((one) => one.source !== source);
    const at = Math.max(0, waiting.findIndex(isNext));
    shown.push(...waiting.splice(at, 1));
  }
  return shown;
}

/** The posts of a stretch as it is shown; `byDay` keeps every day's posts before those of the day before. */
export function arranged(traits: readonly Trait[], byDay: boolean): number[] {
  const sorted = traits.toSorted(better);
  const groups = Map.groupBy(sorted, ({ step, postedAt }) => (byDay ? `${step} ${dayOf(postedAt)}` : String(step)));
  return [...groups.values()].flatMap(spread).map(({ id }) => id);
}
