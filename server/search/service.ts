import type { PostType } from '#contracts/enums.ts';
import type { ListSection } from '#contracts/search/list-section.ts';
import type { OtherPurpose, PostsAnswer, SearchQuery, Understood } from '#contracts/search/search.ts';
import { areaLevels, isAreaLevel, oneOrMore } from '#server/areas/asked-areas.ts';
import { checkArea } from '#server/areas/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { toCard } from '#server/posts/card.ts';
import { capped, fewerFilters } from './fewer-filters.ts';
import { chosenPurpose, isPurposeAssumed, mayBeSwitched, otherThan } from './purpose.ts';
import { isUnderstood } from './sections.ts';
import { countSought, hasOwn, seek, type Sought } from './seeking.ts';
import { widerPlace } from './wider-place.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { numberTerm } from '#server/search/index/filter-terms.ts';
import type { Results } from '#server/search/index/results.ts';
import { findOutdated, readIndexed, renewVocabulary, writeLexemes } from '#server/search/index/lexeme-store.ts';
import { holdsPhone } from './query/amounts/phone-numbers.ts';
import { postNumberIn } from './query/amounts/post-number.ts';
import { findNumbered, type NumberedPost, readInOrder } from '#server/search/index/store.ts';

/** Makes live posts findable; call it in the transaction that puts them live or changes their words. */
export async function indexPosts(db: Db, ids: readonly string[]): Promise<void> {
  await writeLexemes(db, await readIndexed(db, ids));
}

/** Writes again what an older program indexed, at most `max` posts and as many words. Returns how many there were. */
export async function reindex(db: Db, max: number): Promise<number> {
  const ids = await findOutdated(db, max);
  await indexPosts(db, ids);
  return ids.length + (await renewVocabulary(db, max));
}

/** Areas of which several were named. */
function eitherArea(understood: readonly Understood[]): Record<string, string[]> {
  const named = areaLevels.map((level) => [level, understood.filter(({ filter }) => filter === level).map(({ value }) => String(value))] as const);
  return Object.fromEntries(named.filter(([, ids]) => new Set(ids).size > 1));
}

/** The parameters that narrow the list, as they were understood. */
export function appliedOf(query: SearchQuery, understood: readonly Understood[] = []): Record<string, unknown> {
  const { page: _page, limit: _limit, assume: _assume, ...rest } = query;
  const asked = Object.entries({ ...rest, ...eitherArea(understood) });
  const said = asked.filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(said.map(([name, value]) => [name, isAreaLevel(name) ? oneOrMore(value as readonly string[]) : value]));
}

const typeOf = ({ sections: [{ asked }] }: Sought): PostType => asked.type;

interface Answered extends Sought {
  /** A post whose number was typed. */
  numbered: NumberedPost | undefined;
  purposeAssumed: boolean;
  purposeSwitched: boolean;
}

/** Where no one said whether to buy or to rent, what is assumed gives way to what has something. */
async function seekEitherPurpose(db: Db, query: SearchQuery, numbered: NumberedPost | undefined): Promise<Answered> {
  const found = await seek(db, query);
  const purposeAssumed = isPurposeAssumed(query, found.reading);
  if (!purposeAssumed || !mayBeSwitched(query) || hasOwn(found) || numbered) return { ...found, numbered, purposeAssumed, purposeSwitched: false };
  const other = await seek(db, { ...query, purpose: otherThan(typeOf(found)) });
  return hasOwn(other) || (found.results.total === 0 && other.results.total > 0)
    ? { ...other, numbered, purposeAssumed, purposeSwitched: true }
    : { ...found, numbered, purposeAssumed, purposeSwitched: false };
}

/** A post whose number was typed comes first, whatever else is asked. */
async function seekAll(db: Db, query: SearchQuery): Promise<Answered> {
  const number = postNumberIn(query.q);
  const numbered = number === null ? undefined : await findNumbered(db, number);
  if (!numbered) return seekEitherPurpose(db, query, undefined);
  const chosen = chosenPurpose(query);
  const found = await seekEitherPurpose(db, { ...query, purpose: chosen ?? numbered.type }, numbered);
  return { ...found, results: await withNumbered(db, found, numbered, query) };
}

/** On the first page, beside the page's stretch of the list. */
async function withNumbered(db: Db, { results, sections }: Sought, { post_id: id }: NumberedPost, { page, limit }: SearchQuery): Promise<Results> {
  const { whole } = sections.at(-1) ?? sections[0];
  const isListed = (await countAsked(db, { ...whole, words: [...whole.words, { title: [numberTerm(id)], anywhere: [numberTerm(id)] }] }, 0)) > 0;
  const total = results.total + (isListed ? 0 : 1);
  const ids = [...(page === 1 ? [id] : []), ...results.ids.filter((one) => one !== id)];
  const promoted = results.promoted.filter((one) => one !== id);
  return { ...results, ids, promoted, total, totalPages: Math.max(results.totalPages, Math.ceil(Math.min(1, total) / limit)) };
}

async function cardsOf(db: Db, { promoted, ids, alike }: Results): Promise<PostsAnswer['items']> {
  const rows = await readInOrder(db, [...promoted, ...ids]);
  return rows.map((row) => {
    const first = alike.get(row.post_id);
    return { ...toCard(row), ...(promoted.includes(row.post_id) ? { promoted: true as const } : {}), ...(first === undefined ? {} : { alike: first }) };
  });
}

/** What the page says of each part of the list. */
function sectionsOf({ sections, results: { ids, total } }: Answered, items: PostsAnswer['items']): ListSection[] {
  const beside = total - sections.reduce((sum, section) => sum + section.total, 0);
  return sections.flatMap(({ way, dropped, place, ids: own, total: count }, at) => {
    const all = at === 0 ? count + beside : count;
    // A post that was asked for by its number is above all others.
    const here = at === 0 && beside > 0 ? ids : own;
    const from = items.findIndex(({ PostID }) => here.includes(PostID));
    return all === 0 ? [] : [{ way, ...capped(all), ...(from === -1 ? {} : { from }), dropped: [...dropped], ...(place ? { place } : {}) }];
  });
}

/**
 * Live posts that match every filter, those that the words of `q` say among them. Counts exactly up to
 * `limits.search.countMax`, beyond that `totalIsExact` is false. Throws VALIDATION for an area that does not exist or lies
 * elsewhere.
 */
export async function searchPosts({ db }: Pick<Services, 'db'>, query: SearchQuery): Promise<PostsAnswer> {
  checkArea(query);
  const { page, limit } = query;
  const answered = await seekAll(db, query);
  const { results, reading, sort, sections } = answered;
  const [best] = sections;
  const last = sections.at(-1) ?? best;
  const { understood, purposeSaid } = reading;
  const isEmpty = results.total === 0;
  const near = best.place ? { ...best.place, ...capped(best.total) } : undefined;
  const wider = isEmpty ? await widerPlace(db, query, reading) : near;
  const items = await cardsOf(db, results);
  const mentioned = best.way === 'title' ? best.dropped.find(({ name }) => name)?.name : undefined;
  return {
    success: true,
    items,
    ...capped(results.total),
    pagination: { page, limit, total: capped(results.total).total, totalPages: results.totalPages, remaining: results.remaining },
    sections: sectionsOf(answered, items),
    applied: appliedOf({ ...best.query, sort }, understood),
    suggestions: isEmpty ? await fewerFilters(db, query, best.asked, isUnderstood(reading)) : [],
    // What nothing is like is ignored, not understood; a word that says to rent as well still does.
    ...(reading.didYouMean.length > 0 ? { didYouMean: [...reading.didYouMean] } : {}),
    understood: understood.filter(({ text, filter }) => isHeardAnyway(filter) || !best.ignored.includes(text)),
    sought: [...last.sought],
    ignored: [...last.ignored],
    purposeAssumed: answered.purposeAssumed,
    purposeSwitched: answered.purposeSwitched,
    ...(purposeSaid && purposeSaid !== typeOf(answered) ? { purposeSaid } : {}),
    otherPurposes: await otherPurposes(db, query, answered),
    ...(wider ? { widerPlace: wider } : {}),
    ...(mentioned ? { mentionedPlace: mentioned } : {}),
    ...(reading.notTraded ? { notTraded: [...reading.notTraded] } : {}),
    ...(reading.unknownVillage ? { unknownVillage: reading.unknownVillage } : {}),
    ...(holdsPhone(query.q ?? '') ? { phoneNumber: true as const } : {}),
  };
}

/**
 * Of a place with a number behind its name the place stays where no post has the number; a word that says to rent still does, and what
 * takes others than these tenants is left out although none says them.
 */
const isHeardAnyway = (filter: string): boolean =>
  filter === 'propertyType' || filter === 'tenants' || filter === 'purpose' || filter === 'addressPart' || filter === 'landmark' || isAreaLevel(filter);

/** The other purpose, where someone may mean it. */
async function otherPurposes(db: Db, query: SearchQuery, answered: Answered): Promise<OtherPurpose[]> {
  const { reading, numbered, purposeAssumed, purposeSwitched } = answered;
  const type = typeOf(answered);
  const isDoubtful = purposeAssumed || !hasOwn(answered) || (reading.purposeSaid !== undefined && reading.purposeSaid !== type);
  if (!isDoubtful || purposeSwitched || numbered) return [];
  const purpose = otherThan(type);
  const total = await countSought(db, { ...query, purpose });
  return total > 0 ? [{ purpose, ...capped(total) }] : [];
}
