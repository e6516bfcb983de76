// The order of a stretch of a list beside its steps and its days: what is described well first, and no row or page of one owner's posts.
import { dayOf } from './filter-terms.ts';

/** What the order of a post depends on. */
export interface Trait {
  id: number;
  /** The step of the list that it was found in. */
  step: number;
  /** Its part of the list, which owners do not take turns beyond. */
  part: number;
  postedAt: Date;
  /** Whose post it is. */
  source: string;
  /** What copies of one post have in common. */
  copy: string;
  /** Has a photo, has a size. */
  hasPhoto: boolean;
  hasSize: boolean;
  /** Its price can hardly be meant. */
  isOdd: boolean;
}

/** At most so many of one owner in a row, or on a page, where there are others. */
const inRow = 2;
const onPage = 2;

const better = (one: Trait, other: Trait): number =>
  one.part - other.part ||
  Number(one.isOdd) - Number(other.isOdd) ||
  one.step - other.step ||
  dayOf(other.postedAt) - dayOf(one.postedAt) ||
  Number(other.hasPhoto) - Number(one.hasPhoto) ||
  Number(other.hasSize) - Number(one.hasSize);

/** What comes first of those waiting, where a post may be next to what is shown already; otherwise the first of all. */
const taken = (waiting: Trait[], isNext: (one: Trait) => boolean): Trait[] => waiting.splice(Math.max(0, waiting.findIndex(isNext)), 1);

/** Takes turns among owners; who has to wait comes as soon as someone else was shown. */
function spread(group: readonly Trait[]): Trait[] {
  const waiting = [...group];
  const shown: Trait[] = [];
  while (waiting.length > 0) {
    const last = shown.slice(-inRow);
    shown.push(...taken(waiting, ({ source }) => last.length < inRow || last.some((one) => one.source !== source)));
  }
  return shown;
}

/** The posts of a stretch by their days, each day's before those of the day before. */
export function byDay(traits: readonly Trait[]): number[] {
  const groups = Map.groupBy(traits.toSorted(better), ({ step, postedAt }) => `${step} ${dayOf(postedAt)}`);
  return [...groups.values()].flatMap(spread).map(({ id }) => id);
}

/** How many posts a page has room for, and whose are on top of it. */
export interface PageRoom {
  size: number;
  above: readonly string[];
}

/** The posts of a stretch page by page, at most `onPage` of one owner on each while there are others in the same part of the list. */
export function byPage(traits: readonly Trait[], pages: readonly PageRoom[]): number[][] {
  const parts = [...Map.groupBy(traits.toSorted(better), ({ part, isOdd }) => `${part} ${isOdd}`).values()];
  return pages.map(({ size, above }) => {
    const counts = new Map<string, number>();
    const count = (source: string): void => void counts.set(source, (counts.get(source) ?? 0) + 1);
    above.forEach(count);
    const shown: Trait[] = [];
    for (let [part] = parts; part && shown.length < size; [part] = parts) {
      const fewest = Math.max(onPage - 1, Math.min(...part.map(({ source }) => counts.get(source) ?? 0)));
      const [next] = taken(part, ({ source }) => (counts.get(source) ?? 0) <= fewest);
      if (!next) break;
      count(next.source);
      // Copies are shown together, and count as one.
      const copies = part.filter(({ copy }) => copy === next.copy).slice(0, size - shown.length - 1);
      shown.push(next, ...copies);
      part.splice(0, part.length, ...part.filter((one) => !copies.includes(one)));
      if (part.length === 0) parts.shift();
    }
    return shown.map(({ id }) => id);
  });
}
