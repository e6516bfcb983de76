// One page of results: what fits best comes first, every post once, and the places that are paid for on top, marked as such.
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { arranging, promoting } from '#server/search/tuning.ts';
import { arranged } from './arrangement.ts';
import { countSet } from './counting-store.ts';
import { planSearch, type SearchPlan, type WantedPage } from './plan.ts';
import { findPromoted } from './promoted-store.ts';
import type { Statistics } from './lexeme-store.ts';
import { statisticsOf } from './statistics.ts';
import { findStep, readTraits, type Stretch } from './store.ts';

interface FoundPost {
  id: number;
  /** The section and the step that it was found in. */
  section: number;
  step: number;
}

interface Page<T> {
  found: T[];
  /** Counted no further than one beyond `limits.search.countMax`. */
  total: number;
}

/** Goes through the steps of one section until the page is full. */
async function pageOfSection(db: Db, { steps, all }: SearchPlan, offset: number, limit: number): Promise<Page<Omit<FoundPost, 'section'>>> {
  const { countMax } = limits.search;
  if (limit === 0) return { found: [], total: await countSet(db, all, countMax) };
  const list: Omit<FoundPost, 'section'>[] = [];
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
  if (isCounted || atLeast > countMax) return { found: list, total: isCounted ? counted : countMax + 1 };
  return { found: list, total: await countSet(db, all, countMax, share) };
}

interface Walked {
  found: FoundPost[];
  /** How many each section has that was asked. */
  totals: number[];
  /** The plan of the first section that has any. */
  plan: SearchPlan | undefined;
}

/** Goes through the sections until there are enough posts in all. */
async function walk(db: Db, statistics: Statistics, { sections, enough, ...list }: WantedList, { offset, limit }: Stretch): Promise<Walked> {
  const found: FoundPost[] = [];
  const totals: number[] = [];
  let plan: SearchPlan | undefined;
  let before = 0;
  for (const [section, wanted] of sections.entries()) {
    const own = planSearch(statistics, { ...list, ...wanted });
    const here = await pageOfSection(db, own, Math.max(0, offset - before), limit - found.length);
    found.push(...here.found.map((one) => ({ ...one, section })));
    totals.push(here.total);
    before += here.total;
    if (here.total > 0) plan ??= own;
    if (before >= enough) break;
  }
  return { found, totals, plan };
}

/** How many pages are put in order together. */
const pagesTogether = ({ sort, limit }: WantedList): number =>
  (sort === 'recent' || sort === 'relevance') && limit >= arranging.pageMin ? Math.max(1, Math.floor(arranging.stretch / limit)) : 0;

/** Steps of a section stand behind those of the sections before. */
const stepsMax = 100;

/** A page of the list in the order in which it is shown. */
async function arrangedPage(db: Db, statistics: Statistics, wanted: WantedList): Promise<Walked> {
  const { page, limit, sort } = wanted;
  const together = pagesTogether(wanted);
  const first = together === 0 ? page : page - ((page - 1) % together);
  const walked = await walk(db, statistics, wanted, { offset: (first - 1) * limit, limit: limit * Math.max(1, together) });
  if (together === 0) return walked;
  const byId = new Map(walked.found.map((one) => [one.id, one]));
  const traits = await readTraits(db, [...byId.keys()]);
  const steps = traits.flatMap((trait) => {
    const { section, step } = byId.get(trait.id) ?? { section: 0, step: 0 };
    return { ...trait, step: section * stepsMax + step };
  });
  const ids = arranged(steps, sort === 'recent');
  const shown = ids.slice((page - first) * limit).slice(0, limit);
  return { ...walked, found: shown.flatMap((id) => byId.get(id) ?? []) };
}

/** Whose turn it is on this page. */
async function promotedOn(db: Db, { promoted, page }: SearchPlan, now: number): Promise<number[]> {
  const { places } = promoted;
  if (places === 0) return [];
  const drawn = await findPromoted(db, promoted, Math.floor(now / promoting.turnMs));
  return page === 1 ? drawn.slice(0, places) : drawn.slice(page % Math.max(1, drawn.length)).slice(0, places);
}

export interface FoundSection {
  total: number;
  /** Those of its posts that this page has. */
  ids: readonly number[];
}

export interface Results {
  /** Those that are on top because they are paid for, beside the page's stretch of the list. */
  promoted: number[];
  ids: number[];
  total: number;
  totalPages: number;
  /** How many of the list come after this page. */
  remaining: number;
  /** As many as had to be asked, empty ones among them. */
  sections: FoundSection[];
}

export interface WantedList extends Pick<WantedPage, 'sort' | 'page' | 'limit'> {
  /** The first is the best; each leaves out the posts of those before. */
  sections: readonly Pick<WantedPage, 'asked' | 'wishes'>[];
  /** Further sections are only asked where those before have fewer posts. */
  enough: number;
}

/**
 * One page of results and how many there are, nothing past the last page. Which posts of the list a page shows depends on page and limit
 * alone, so that none is left out as turns change; `now` decides whose turn it is to be promoted.
 */
export async function findResults(db: Db, wanted: WantedList, now = Date.now()): Promise<Results> {
  const { page, limit } = wanted;
  const { countMax } = limits.search;
  const isFar = (page - 1) * limit >= countMax;
  // No list goes on so far: it is only counted.
  const { found, totals, plan } = await arrangedPage(db, await statisticsOf(db), isFar ? { ...wanted, page: 1, limit: 1 } : wanted);
  const total = totals.reduce((sum, one) => sum + one, 0);
  const known = Math.min(total, countMax);
  const totalPages = Math.ceil(known / limit);
  const isPast = page > totalPages;
  const sections = totals.map((count, at) => ({ total: count, ids: isPast ? [] : found.flatMap(({ id, section }) => (section === at ? [id] : [])) }));
  if (isPast || !plan) return { promoted: [], ids: [], total, totalPages, remaining: 0, sections };
  const promoted = await promotedOn(db, plan, now);
  const ids = found.map(({ id }) => id).filter((id) => !promoted.includes(id));
  return { promoted, ids, total, totalPages, remaining: Math.max(0, known - page * limit), sections };
}
