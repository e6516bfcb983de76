// The nearest wider searches of one that found nothing, each counted. Loaders only: it carries the contract's schemas.
import { search, type SearchInput, type Understood } from '#contracts/search.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { call, type Api } from '#web/platform/api.ts';
import { wholePrice } from '#contracts/whole-price.ts';
import { areaNames, reworded, searchOf, without } from '#web/search/filters/filters.ts';
import { nameOfPlace, type ShownAreas } from './shown-areas.ts';
import { inDigits, numberIn } from '#web/search/filters/typed-ranges.ts';
import { queryParts, withoutWords } from './understood.ts';

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

const budgetStep = 0.25;

/** A round sum near `taka`: one, two or five of a power of ten. */
export function roundSum(taka: number): number {
  const power = 10 ** Math.floor(Math.log10(taka));
  const first = [1, 2, 5, 10].reduce((best, one) => (Math.abs(one * power - taka) < Math.abs(best * power - taka) ? one : best));
  return first * power;
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

/** The address's prices, else those that the words say. */
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
  const sum = max ?? min;
  if (!sum) return [];
  const by = roundSum(sum * budgetStep);
  const next = new URLSearchParams(params);
  if (min !== undefined && max !== undefined) next.set('priceMin', String(min));
  next.set(max ? 'priceMax' : 'priceMin', String(max ? sum + by : Math.max(0, sum - by)));
  return [{ step: { is: max ? 'dearer' : 'cheaper', by }, params: next }];
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

/** Two figures are enough of a budget: 3,47,00,000 is asked for as 3,50,00,000. */
function roundUp(taka: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(taka)) - 1);
  return Math.ceil(taka / unit) * unit;
}

/** The budget at which the first post is found, whatever it takes. */
async function enoughBudget(api: Api, params: URLSearchParams, queryOf: QueryOf): Promise<Candidate | undefined> {
  const max = numberIn(inDigits(params), 'priceMax');
  const open = new URLSearchParams(params);
  open.delete('priceMax');
  const cheapest = (await call(api, search.posts, { query: { ...queryOf(open), sort: 'priceAsc', limit: 1 } })).items[0];
  if (!cheapest || !isPost(cheapest) || !max) return undefined;
  const enough = roundUp(wholePrice(cheapest));
  open.set('priceMax', String(enough));
  return { step: { is: 'dearer', by: enough - max }, params: open };
}

/** The way with what it finds; none where that is nothing. */
async function counted(api: Api, { step, params }: Candidate, queryOf: QueryOf): Promise<Wider | undefined> {
  const first = new URLSearchParams(params);
  first.delete('page');
  const { total, totalIsExact } = await call(api, search.posts, { query: { ...queryOf(first), limit: 1 } });
  return total > 0 ? { step, query: searchOf(first), total, totalIsExact } : undefined;
}

async function follow(api: Api, candidate: Candidate, queryOf: QueryOf): Promise<Wider | undefined> {
  const near = await counted(api, candidate, queryOf);
  if (near || candidate.step.is !== 'dearer') return near;
  const enough = await enoughBudget(api, candidate.params, queryOf);
  const far = enough && (await counted(api, enough, queryOf));
  return far?.step.is === 'dearer' ? { ...far, step: { is: 'dearer', by: far.step.by + candidate.step.by } } : undefined;
}

/** Those of them that find something; `queryOf` says what the API is asked for an address. */
export async function findWider(api: Api, candidates: readonly Candidate[], queryOf: QueryOf): Promise<Wider[]> {
  // A way that cannot be counted is not offered.
  const ways = await Promise.all(candidates.map((candidate) => follow(api, candidate, queryOf).catch(() => undefined)));
  return ways.filter((way) => way !== undefined);
}
