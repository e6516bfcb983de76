// One page of results: the places that are paid for on top, marked as such, then what fits best; every post of the list is on one page.
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { arranging, promoting } from '#server/search/tuning.ts';
import { byDay, byPage } from './arrangement.ts';
import { countSet } from './counting-store.ts';
import { planPromoted, planSearch, type SearchPlan, type WantedPage } from './plan.ts';
import { promotedBefore } from './promoted-places.ts';
import { findPromoted } from './promoted-store.ts';
import type { Statistics } from './lexeme-store.ts';
import { statisticsOf } from './statistics.ts';
import { isOddlyPriced, usualRates } from './usual-prices-store.ts';
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

/** Goes through the steps of one section until the page is full; `above` are its posts in paid places, which are counted only. */
async function pageOfSection(db: Db, { steps, all }: SearchPlan, above: number, { offset, limit }: Stretch): Promise<Page<Omit<FoundPost, 'section'>>> {
  const { countMax } = limits.search;
  if (limit === 0) return { found: [], total: await countSet(db, all, countMax) };
  const list: Omit<FoundPost, 'section'>[] = [];
  let [skip, counted, share, atLeast] = [offset, above, 0, above];
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
  /** Those in the paid places of all pages, in turn. */
  promoted: readonly number[];
  /** What copies have in common, by their numbers. */
  copyOf?: ReadonlyMap<number, string>;
}

/** Which pages are put in order together, and where they lie among the posts that no one paid for. */
interface Together {
  first: number;
  pages: number;
}

/** Where these pages begin and end in the list without its paid places, of which there are `paid`. */
function stretchOf({ first, pages }: Together, { sort, limit }: WantedList, paid: number): Stretch {
  const startOf = (page: number): number => (page - 1) * limit - Math.min(paid, promotedBefore({ sort, limit }, page));
  return { offset: startOf(first), limit: startOf(first + pages) - startOf(first) };
}

/** Whose turn it is, and how many are shown at most. */
interface Drawing {
  turn: number;
  most: number;
}

/** Goes through the sections until there are enough posts in all. Whose places are paid for is drawn from the first that has any posts. */
async function walk(db: Db, statistics: Statistics, wanted: WantedList, together: Together, { turn, most }: Drawing): Promise<Walked> {
  const { sections, enough, ...list } = wanted;
  const found: FoundPost[] = [];
  const totals: number[] = [];
  let promoted: readonly number[] = [];
  let before = 0;
  for (const [section, own] of sections.entries()) {
    const asked = { ...list, ...own };
    if (before === 0) promoted = (await findPromoted(db, planPromoted(statistics, asked), turn)).slice(0, most);
    const above = before === 0 ? promoted : [];
    const { offset, limit } = stretchOf(together, wanted, promoted.length);
    const stretch = { offset: Math.max(0, offset + promoted.length - above.length - before), limit: limit - found.length };
    const here = await pageOfSection(db, planSearch(statistics, asked, above), above.length, stretch);
    found.push(...here.found.map((one) => ({ ...one, section })));
    totals.push(here.total);
    before += here.total;
    if (before >= enough) break;
  }
  return { found, totals, promoted };
}

/** Where fewer pages than paid posts are, some of these keep their own places. */
async function walkAll(db: Db, wanted: WantedList, together: Together, turn: number): Promise<Walked> {
  const statistics = await statisticsOf(db);
  const walked = await walk(db, statistics, wanted, together, { turn, most: Number.POSITIVE_INFINITY });
  const most = promotedBefore(wanted, totalPagesOf(walked, wanted) + 1);
  return walked.promoted.length <= most ? walked : walk(db, statistics, wanted, together, { turn, most });
}

const totalOf = ({ totals }: Pick<Walked, 'totals'>): number => totals.reduce((sum, one) => sum + one, 0);
const totalPagesOf = (walked: Pick<Walked, 'totals'>, { limit }: WantedList): number => Math.ceil(Math.min(totalOf(walked), limits.search.countMax) / limit);

/** How many pages are put in order together. */
const pagesTogether = ({ sort, limit }: WantedList): number =>
  (sort === 'recent' || sort === 'relevance') && limit >= arranging.pageMin ? Math.max(1, Math.floor(arranging.stretch / limit)) : 0;

/** Steps of a section stand behind those of the sections before. */
const stepsMax = 100;

/** Those in the paid places of one page. */
const paidOn = (wanted: WantedList, promoted: readonly number[], page: number): number[] =>
  promoted.slice(promotedBefore(wanted, page), promotedBefore(wanted, page + 1));

/** What the words ask to come first is a part of its section. */
const partOf = ({ section, step }: FoundPost, { sections }: WantedList): number =>
  section * 2 + (step > 0 && sections[section]?.wishes.optional.length ? 1 : 0);

/** A page of the list in the order in which it is shown. */
async function arrangedPage(db: Db, wanted: WantedList, turn: number): Promise<Walked> {
  const { page, sort } = wanted;
  const pages = pagesTogether(wanted);
  const first = pages === 0 ? page : page - ((page - 1) % pages);
  const walked = await walkAll(db, wanted, { first, pages: Math.max(1, pages) }, turn);
  if (pages === 0) return walked;
  const { found, promoted } = walked;
  const byId = new Map(found.map((one) => [one.id, one]));
  const numbers = Array.from({ length: pages }, (_, at) => first + at);
  const traits = await readTraits(db, [...byId.keys(), ...numbers.flatMap((one) => paidOn(wanted, promoted, one))]);
  const rates = usualRates(db);
  const own = traits.flatMap((trait) => {
    const one = byId.get(trait.id);
    return one ? { ...trait, step: one.section * stepsMax + one.step, part: partOf(one, wanted), isOdd: isOddlyPriced(rates, trait) } : [];
  });
  const rooms = numbers.map((one) => {
    const above = paidOn(wanted, promoted, one);
    return { size: wanted.limit - above.length, above: traits.flatMap(({ id, source }) => (above.includes(id) ? [source] : [])) };
  });
  const skip = rooms.slice(0, page - first).reduce((sum, { size }) => sum + size, 0);
  const shown = sort === 'recent' ? byDay(own).slice(skip, skip + (rooms[page - first]?.size ?? 0)) : byPage(own, rooms)[page - first];
  const copyOf = new Map(traits.map(({ id, copy }) => [id, copy]));
  return { ...walked, found: (shown ?? []).flatMap((id) => byId.get(id) ?? []), copyOf };
}

export interface FoundSection {
  total: number;
  /** Those of its posts that this page has. */
  ids: readonly number[];
}

export interface Results {
  /** Those that are on top because they are paid for. */
  promoted: number[];
  ids: number[];
  /** Of copies on this page the first one, by the numbers of the others. */
  alike: ReadonlyMap<number, number>;
  total: number;
  totalPages: number;
  /** How many of the list come after this page. */
  remaining: number;
  /** As many as had to be asked, empty ones among them. */
  sections: FoundSection[];
}

export interface WantedList extends Pick<WantedPage, 'sort' | 'limit'> {
  page: number;
  /** The first is the best; each leaves out the posts of those before. */
  sections: readonly Pick<WantedPage, 'asked' | 'wishes' | 'wished'>[];
  /** Further sections are only asked where those before have fewer posts. */
  enough: number;
}

/** Copies, each with the first of them. */
function alikeOf(ids: readonly number[], { copyOf }: Walked): Map<number, number> {
  const groups = Map.groupBy(ids, (id) => copyOf?.get(id) ?? id);
  return new Map([...groups.values()].flatMap(([first = 0, ...others]) => others.map((id) => [id, first])));
}

/** One page of results and how many there are, nothing past the last page. `now` decides whose turn it is to be promoted. */
export async function findResults(db: Db, wanted: WantedList, now = Date.now()): Promise<Results> {
  const { page, limit } = wanted;
  const { countMax } = limits.search;
  const isFar = (page - 1) * limit >= countMax;
  // No list goes on so far: it is only counted.
  const walked = await arrangedPage(db, isFar ? { ...wanted, page: 1, limit: 1 } : wanted, Math.floor(now / promoting.turnMs));
  const { found, totals, promoted } = walked;
  const total = totalOf(walked);
  const totalPages = totalPagesOf(walked, wanted);
  if (page > totalPages)
    return { promoted: [], ids: [], alike: new Map(), total, totalPages, remaining: 0, sections: totals.map((count) => ({ total: count, ids: [] })) };
  const above = paidOn(wanted, promoted, page);
  const of = totals.findIndex((count) => count > 0);
  const idsOf = (at: number): number[] => [...(at === of ? above : []), ...found.flatMap(({ id, section }) => (section === at ? [id] : []))];
  return {
    promoted: above,
    ids: found.map(({ id }) => id),
    alike: alikeOf([...above, ...found.map(({ id }) => id)], walked),
    total,
    totalPages,
    remaining: Math.max(0, Math.min(total, countMax) - page * limit),
    sections: totals.map((count, at) => ({ total: count, ids: idsOf(at) })),
  };
}
