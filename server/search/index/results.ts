// One page of results: what fits best comes first, every post once, and the places that are paid for on top, marked as such.
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { arranging, promoting } from '#server/search/tuning.ts';
import { arranged } from './arrangement.ts';
import { countSet } from './counting-store.ts';
import { planSearch, type SearchPlan, type WantedPage } from './plan.ts';
import { findPromoted } from './promoted-store.ts';
import { statisticsOf } from './statistics.ts';
import { findStep, readTraits } from './store.ts';

interface FoundPost {
  id: number;
  /** The step that it was found in. */
  step: number;
}

interface Page {
  found: FoundPost[];
  /** Counted no further than one beyond `limits.search.countMax`. */
  total: number;
}

/** Goes through the steps until the page is full. */
async function pageOf(db: Db, { steps, all }: SearchPlan, offset: number, limit: number): Promise<Page> {
  const list: FoundPost[] = [];
  let [skip, counted, share, atLeast] = [offset, 0, 0, 0];
  let isCounted = true;
  for (const [at, step] of steps.entries()) {
    const found = await findStep(db, step, { offset: skip, limit: limit - list.length });
    list.push(...found.ids.map((id) => ({ id, step: at })));
    share = Math.max(share, found.share ?? 0);
    isCounted &&= found.total !== undefined;
    counted += found.total ?? 0;
    atLeast += found.total ?? found.atLeast ?? 0;
    if (list.length >= limit) {
      isCounted &&= at === steps.length - 1;
      break;
    }
    const here = found.total ?? (found.ids.length > 0 ? skip + found.ids.length : await countSet(db, step, skip));
    skip = Math.max(0, skip - here);
  }
  const { countMax } = limits.search;
  if (isCounted || atLeast > countMax) return { found: list, total: isCounted ? counted : countMax + 1 };
  return { found: list, total: await countSet(db, all, countMax, share) };
}

/** How many pages are put in order together. */
const pagesTogether = ({ sort, limit }: SearchPlan): number =>
  (sort === 'recent' || sort === 'relevance') && limit >= arranging.pageMin ? Math.max(1, Math.floor(arranging.stretch / limit)) : 0;

/** A page of the list in the order in which it is shown. */
async function arrangedPage(db: Db, plan: SearchPlan): Promise<{ ids: number[]; total: number }> {
  const { page, limit, sort } = plan;
  const together = pagesTogether(plan);
  const first = together === 0 ? page : page - ((page - 1) % together);
  const { found, total } = await pageOf(db, plan, (first - 1) * limit, limit * Math.max(1, together));
  if (together === 0) return { ids: found.map(({ id }) => id), total };
  const steps = new Map(found.map(({ id, step }) => [id, step]));
  const traits = await readTraits(db, [...steps.keys()]);
  const ids = arranged(
    traits.map((trait) => ({ ...trait, step: steps.get(trait.id) ?? 0 })),
    sort === 'recent',
  );
  return { ids: ids.slice((page - first) * limit).slice(0, limit), total };
}

/** Whose turn it is on this page. */
async function promotedOn(db: Db, { promoted, page }: SearchPlan, now: number): Promise<number[]> {
  const { places } = promoted;
  if (places === 0) return [];
  const drawn = await findPromoted(db, promoted, Math.floor(now / promoting.turnMs));
  return page === 1 ? drawn.slice(0, places) : drawn.slice(page % Math.max(1, drawn.length)).slice(0, places);
}

export interface Results {
  /** Those that are on top because they are paid for, beside the page's stretch of the list. */
  promoted: number[];
  ids: number[];
  total: number;
  totalPages: number;
  /** How many of the list come after this page. */
  remaining: number;
}

/** Carries a plan out. Nothing past the last page. `now` decides whose turn it is to be promoted. */
export async function runSearch(db: Db, plan: SearchPlan, now: number): Promise<Results> {
  const { page, limit } = plan;
  const { countMax } = limits.search;
  // No list goes on so far: it is only counted.
  const { ids, total } = await ((page - 1) * limit >= countMax ? arrangedPage(db, { ...plan, page: 1, limit: 1 }) : arrangedPage(db, plan));
  const known = Math.min(total, countMax);
  const totalPages = Math.ceil(known / limit);
  if (page > totalPages) return { promoted: [], ids: [], total, totalPages, remaining: 0 };
  const promoted = await promotedOn(db, plan, now);
  return { promoted, ids: ids.filter((id) => !promoted.includes(id)), total, totalPages, remaining: Math.max(0, known - page * limit) };
}

/**
 * One page of results and how many there are. Which posts of the list a page shows depends on page and limit alone, so that
 * none is left out as turns change.
 */
export const findResults = async (db: Db, wanted: WantedPage, now = Date.now()): Promise<Results> =>
  runSearch(db, planSearch(await statisticsOf(db), wanted), now);
