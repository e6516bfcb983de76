// The nearest wider searches of one that found nothing, each counted. Loaders only: it carries the contract's schemas.
import { search, type SearchInput, type Understood } from '#contracts/search/search.ts';
import { limits } from '#contracts/limits.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { call, type Api } from '#web/platform/api.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { areaNames, reworded, searchOf, without } from '#web/search/filters/filters.ts';
import { nameOfPlace, type ShownAreas } from '#web/search/results/shown-areas.ts';
import { inDigits, numberIn } from '#web/search/filters/typed-ranges.ts';
import { queryParts, withoutWords } from '#web/search/results/understood.ts';

/** What is changed a little: the place around, a larger budget, one bedroom less, one part of the words fewer. */
export type Step =
  | { is: 'place'; name: string }
  | { is: 'dearer'; by: number }
  | { is: 'cheaper'; by: number }
  | { is: 'beds'; count: number }
  | { is: 'words'; typed: string };

export interface Wider {
  step: Step;
  /** The query of its address. */
  query: string;
  total: number;
  totalIsExact: boolean;
}

interface Candidate {
  step: Step;
  params: URLSearchParams;
}

const cheaperStep = 0.25;

/** A round sum near `taka`: one, two or five of a power of ten. */
export function roundSum(taka: number): number {
  const power = 10 ** Math.floor(Math.log10(taka));
  const first = [1, 2, 5, 10].reduce((best, one) => (Math.abs(one * power - taka) < Math.abs(best * power - taka) ? one : best));
  return first * power;
}

/** What is added to a budget in a number that people say, never less: 7,43,000 is 7.5 lakh, 1,13,000 is 1.2 lakh. */
export function saidSum(taka: number): number {
  const power = 10 ** Math.floor(Math.log10(taka));
  const unit = power / (taka < 2 * power ? 10 : 2);
  return Math.ceil(taka / unit) * unit;
}

function around(params: URLSearchParams, areas: ShownAreas): Candidate[] {
  const closest = areas.places.length > 1 ? undefined : areaNames.findLast((level) => areas.chosen[level]);
  const parent = closest && areaNames[areaNames.indexOf(closest) - 1];
  const name = parent && nameOfPlace(areas, parent);
  if (!closest || !parent || !name) return [];
  const next = without(params, closest);
  for (const level of areaNames.slice(0, areaNames.indexOf(closest))) next.set(level, areas.chosen[level]);
  return [{ step: { is: 'place', name }, params: next }];
}

/** The address's prices, otherwise those that the words say. */
function pricesOf(params: URLSearchParams, understood: readonly Understood[]): [min: number | undefined, max: number | undefined] {
  const plain = inDigits(params);
  const typed = ['priceMin', 'priceMax'].map((name) => {
    const said = understood.find(({ filter }) => filter === name)?.value;
    return numberIn(plain, name as 'priceMin') ?? (typeof said === 'number' ? said : undefined);
  });
  return [typed[0], typed[1]];
}

function otherBudget(params: URLSearchParams, understood: readonly Understood[]): Candidate[] {
  const [min, max] = pricesOf(params, understood);
  const next = new URLSearchParams(params);
  if (max) {
    if (min !== undefined) next.set('priceMin', String(min));
    // How much dearer is told by the cheapest post beyond.
    next.set('priceMax', String(max));
    return [{ step: { is: 'dearer', by: 0 }, params: next }];
  }
  if (!min) return [];
  const by = roundSum(min * cheaperStep);
  next.set('priceMin', String(Math.max(0, min - by)));
  return [{ step: { is: 'cheaper', by }, params: next }];
}

function fewerBeds(params: URLSearchParams): Candidate[] {
  const beds = Number(params.get('bedMin') ?? 0);
  if (!(beds > 1)) return [];
  const next = new URLSearchParams(params);
  next.set('bedMin', String(beds - 1));
  return [{ step: { is: 'beds', count: beds - 1 }, params: next }];
}

/** What is looked for stays: where, what kind, for how much, to buy or to rent. */
const kept: ReadonlySet<string> = new Set(['purpose', ...areaNames, 'locality', 'propertyType', 'priceMin', 'priceMax']);

/** Without one part of the words that only narrows. */
function fewerWords(params: URLSearchParams, understood: readonly Understood[]): Candidate[] {
  const text = params.get('q') ?? '';
  const parts = queryParts(understood);
  if (parts.length < 2) return [];
  const narrowing = parts.filter(({ said }) => !said.some(({ filter }) => kept.has(filter)));
  return narrowing.map(({ texts }) => ({ step: { is: 'words', typed: texts.join(' ') }, params: reworded(params, withoutWords(text, texts)) }));
}

/** So many are counted at most: each is a search of its own. */
const candidatesMax = 4;

/** The steps from a search to its neighbours, nearest first. */
export const candidatesOf = (params: URLSearchParams, areas: ShownAreas, understood: readonly Understood[]): Candidate[] =>
  [...around(params, areas), ...otherBudget(params, understood), ...fewerBeds(params), ...fewerWords(params, understood)].slice(0, candidatesMax);

type QueryOf = (params: URLSearchParams) => Partial<SearchInput>;

/** The smallest budget at which a post is found, however much more that is. */
async function enoughBudget(api: Api, params: URLSearchParams, queryOf: QueryOf): Promise<Candidate | undefined> {
  const max = numberIn(inDigits(params), 'priceMax');
  if (!max) return undefined;
  const open = new URLSearchParams(params);
  open.delete('page');
  // A bound set by hand is above the one in the words; without an upper one theirs would count.
  open.set('priceMax', String(limits.posts.priceMax));
  const found = await call(api, search.posts, { query: { ...queryOf(open), sort: 'priceAsc', page: 1, limit: 1 } });
  const cheapest = found.items[0];
  if (!cheapest || !isPost(cheapest)) return undefined;
  const by = saidSum(Math.max(1, wholePrice(cheapest) - max));
  open.set('priceMax', String(max + by));
  return { step: { is: 'dearer', by }, params: open };
}

/** The way with what it finds; none where that is nothing. */
async function counted(api: Api, { step, params }: Candidate, queryOf: QueryOf): Promise<Wider | undefined> {
  const first = new URLSearchParams(params);
  first.delete('page');
  const { total, totalIsExact } = await call(api, search.posts, { query: { ...queryOf(first), limit: 1 } });
  return total > 0 ? { step, query: searchOf(first), total, totalIsExact } : undefined;
}

async function follow(api: Api, candidate: Candidate, queryOf: QueryOf): Promise<Wider | undefined> {
  const way = candidate.step.is === 'dearer' ? await enoughBudget(api, candidate.params, queryOf) : candidate;
  return way && counted(api, way, queryOf);
}

/** Those of them that find something; `queryOf` says what the API is asked for an address. */
export async function findWider(api: Api, candidates: readonly Candidate[], queryOf: QueryOf): Promise<Wider[]> {
  // A way that cannot be counted is not offered.
  const ways = await Promise.all(candidates.map((candidate) => follow(api, candidate, queryOf).catch(() => undefined)));
  return ways.filter((way) => way !== undefined);
}
