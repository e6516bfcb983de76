// What a query asks for: to buy or to rent, where, what kind, for how much, how large; and the words that remain for titles.
import type { Cut, Piece } from './piece.ts';
import type { PropertyType, Subtype } from '#contracts/enums.ts';
import type { Understood } from '#contracts/search/search.ts';
import { addNumbered, addPart, chooseOfPlace, withParts } from './places/address.ts';
import { filtersOfAmount, sameAmount } from './amounts/amount-filters.ts';
import { amountsOf, type Amount } from './amounts/amounts.ts';
import { tokensOf, type Token } from '#i18n/fold.ts';
import { attributesOf, type AttributeRun } from './attributes/attributes.ts';
import { exchanged, noDictionary, type Dictionary } from './words/dictionary.ts';
import type { Concept } from './words/concept.ts';
import type { QueryReading } from './query-reading.ts';
import { offersOf } from './suggest/offers.ts';
import { assumedPurpose } from './assumed-purpose.ts';
import { addExclusions, exclusionsOf } from './exclusions.ts';
import { around, type Given } from './given.ts';
import { addCorrections, withLiterals } from './words/as-typed.ts';
import { numberedIn } from './places/numbered.ts';
import { piecesOf, unglued } from './pieces.ts';
import { pricedPurpose } from './amounts/priced-purpose.ts';
import type { Line } from './amounts/quantities.ts';
import { unreadMeasures } from './amounts/unread-measures.ts';
import { rentHints } from './words/rent-hints.ts';
import { saidAttributes, withoutRuns } from './attributes/said-attributes.ts';
import { withoutInstitutions, withoutPupils } from './places/institutions.ts';
import { isNear } from './places/near-words.ts';
import { keysOf, nearby, placesTogether, wishesOf, type KnownPlace } from './places/places.ts';
import { placesApart, type PlacesApart } from './places/places-apart.ts';
import { withoutWorkplaces } from './words/workplaces.ts';
import { withVillages } from './places/unknown-villages.ts';
import { wordClauses } from './words/word-clauses.ts';

export const cutOf = (text: string, tokens: readonly Token[]): Cut => ({
  text,
  tokens,
  pieces: withVillages(tokens, withoutPupils(tokens, piecesOf(tokens, numberedIn(text, tokens)))),
});

/** The query in pieces; which of its words titles hold is not asked yet. */
export const cut = (text: string, dictionary: Dictionary = noDictionary): Cut => cutOf(text, withLiterals(text, exchanged(tokensOf(text), dictionary)));

/** Cut again where words that may be two are. */
export function cutApart(whole: Cut, isGlued: (word: string) => boolean): Cut {
  const tokens = whole.tokens.flatMap((token, at) => (isGlued(token.folded) && !token.isLiteral ? unglued(token, whole.tokens[at - 1]) : [token]));
  return tokens.length === whole.tokens.length ? whole : cutOf(whole.text, tokens);
}

/** Whether nothing is known of it, or by ear only. */
export const isOpen = ({ concept, places, number, phoneticCost, numbered }: Piece): boolean =>
  phoneticCost !== undefined || (!concept && !places && !numbered && number === undefined);

/** The words that only a title could explain. */
export const openWords = ({ tokens, pieces }: Cut): string[] =>
  pieces
    .filter(isOpen)
    .flatMap(({ from, to, apart }) => (apart ? apart.filter(isOpen) : [{ from, to }]))
    .flatMap(({ from, to }) => tokens.slice(from, to).map(({ folded }) => folded));

/** Whether an amount, or what a post is like, took a piece. */
const takenBy = (amounts: readonly { from: number; to: number }[], at: number): boolean => amounts.some(({ from, to }) => at >= from && at < to);

/** Concepts that titles say in a word as well. */
const wordsOfTitles: ReadonlySet<Concept['is']> = new Set(['street', 'number', 'rentHint', 'attribute', 'storey', 'ordinal', 'month']);

/** The kinds that are named; beside a narrow one a wide one only says where that is. */
function kindsIn(pieces: readonly Piece[]): { types: readonly PropertyType[]; subtype?: Subtype | undefined; from: number; to: number }[] {
  const named = pieces.flatMap(({ concept, from, to }) => (concept?.is === 'kind' ? [{ ...concept, from, to }] : []));
  return named.some(({ isWide }) => !isWide) ? named.filter(({ isWide }) => !isWide) : named;
}

class Reader {
  readonly reading: QueryReading = {
    purpose: undefined,
    purposeSaid: undefined,
    filters: {},
    attributes: {},
    preferred: {},
    rentImplied: false,
    clauses: [],
    understood: [],
    didYouMean: [],
  };
  private readonly whole: Cut;
  private readonly given: Given;
  /** Whether words say to buy or to rent. */
  private saysPurpose = false;

  private readonly now = new Date();

  constructor(whole: Cut, given: Given) {
    this.whole = whole;
    this.given = given;
  }

  read(): QueryReading {
    const exclusions = exclusionsOf(this.whole);
    const pieces = this.whole.pieces.map((piece, at) => (takenBy(exclusions, at) ? { from: piece.from, to: piece.to } : piece));
    const runs = attributesOf(pieces, this.now);
    // What is the number of a floor or the day of a month is no amount.
    const line: Line = { pieces: withoutRuns(pieces, runs), before: (at) => this.textBefore(at), word: (at) => this.wordAt(at) };
    const amounts = amountsOf(line);
    for (const amount of amounts) this.readAmount(amount);
    const unread = unreadMeasures(line, amounts);
    for (const { from, to } of unread) this.reading.clauses.push({ address: [], typed: this.textOfPieces(from, to) });
    const free = pieces.filter((_, at) => [exclusions, amounts, runs, unread].every((some) => !takenBy(some, at)));
    const wanted = withoutWorkplaces(this.whole.tokens, free);
    const rest = withoutInstitutions(this.whole.tokens, withParts(this.whole.text, this.whole.tokens, wanted));
    this.readPurpose(rest);
    // Before the kinds: who looks for a house to rent takes a flat as well.
    const isPriced = this.readPricedPurpose(amounts);
    const hints = this.rentHintsOf(amounts, rest, runs);
    this.readSubtypes(rest);
    this.readKinds(rest, hints);
    this.readAttributes(runs);
    this.reading.didYouMean.push(...offersOf(this.whole));
    const apart = this.readPlaces(rest);
    const named = rest.flatMap(({ places }) => places ?? []);
    const chosen = rest.flatMap(({ places }) => (places ? [places] : []));
    addExclusions(this.reading, exclusions, { given: this.given, wanted: chosen, textOf: (from, to) => this.textOfPieces(from, to) });
    for (const { numbered, from, to } of rest) if (numbered) addNumbered(this.reading, numbered, this.textOf(from, to), named);
    for (const piece of rest) if (apart.has(piece) || (!piece.places && this.isWord(piece))) this.addWord(piece);
    if (this.reading.clauses.length === 0 && this.reading.understood.length === 0 && !this.isAnswered(pieces)) for (const piece of pieces) this.addWord(piece);
    this.inferRent(amounts, { isPriced, hints });
    addCorrections(this.whole.pieces, this.reading.understood, ({ from, to }) => this.textOf(from, to));
    return this.reading;
  }

  private textOf(from: number, to: number): string {
    const [first, last] = [this.whole.tokens[from], this.whole.tokens[to - 1]];
    return first && last ? this.whole.text.slice(first.start, last.start + last.text.length) : '';
  }

  private textOfPieces(from: number, to: number): string {
    return this.textOf(this.whole.pieces[from]?.from ?? 0, this.whole.pieces[to - 1]?.to ?? 0);
  }

  private note(filter: Understood['filter'], value: Understood['value'], text: string, name?: KnownPlace['name']): void {
    this.reading.understood.push({ filter, value, text, ...(name ? { name } : {}) });
  }

  private wordAt(at: number): string {
    return this.whole.tokens[this.whole.pieces[at]?.from ?? -1]?.folded ?? '';
  }

  private textBefore(at: number): string {
    const [before, piece] = [this.whole.pieces[at - 1], this.whole.pieces[at]];
    const [last, first] = [this.whole.tokens[(before?.to ?? 0) - 1], this.whole.tokens[piece?.from ?? -1]];
    return last && first ? this.whole.text.slice(last.start + last.text.length, first.start) : '';
  }

  /** Words that say what a filter says already are heard but change nothing. */
  private isAnswered(pieces: readonly Piece[]): boolean {
    return pieces.some(({ concept }) => concept?.is === 'purpose' || concept?.is === 'kind') || pieces.length === 0;
  }

  private readAmount(amount: Amount): void {
    const { filters, preferred } = filtersOfAmount(amount);
    if (sameAmount[amount.of].some((name) => this.given[name] !== undefined || name in this.reading.filters)) return;
    Object.assign(this.reading.filters, filters);
    Object.assign(this.reading.preferred, preferred);
    const text = this.textOfPieces(amount.from, amount.to);
    for (const [filter, value] of Object.entries(filters)) this.note(filter as Understood['filter'], value as Understood['value'], text);
  }

  private readPurpose(pieces: readonly Piece[]): void {
    const said = pieces.flatMap(({ concept, from, to }) => (concept?.is === 'purpose' ? [{ type: concept.type, from, to }] : []));
    const [first] = said;
    this.saysPurpose = said.length > 0;
    if (!first || said.some(({ type }) => type !== first.type)) return;
    this.reading.purposeSaid = first.type;
    if (this.given.purpose !== undefined) return;
    this.reading.purpose = first.type;
    for (const { from, to } of said) this.note('purpose', first.type, this.textOf(from, to));
  }

  /** Whether the sum alone says to buy or to rent. */
  private readPricedPurpose(amounts: readonly Amount[]): boolean {
    const { given } = this;
    if (given.purpose !== undefined || this.reading.purpose !== undefined || this.saysPurpose) return false;
    const rate = amounts.find(({ of }) => of === 'rate');
    const isPrice = amounts.some(({ of }) => of === 'price');
    // A price set by hand is in place of the one in the words.
    const price = { priceMin: given.priceMin, priceMax: given.priceMax, ...this.reading.filters };
    this.reading.purpose = isPrice ? pricedPurpose(price) : pricedPurpose({ priceMin: rate?.min ?? rate?.max });
    return this.reading.purpose !== undefined;
  }

  /** The words that only rents are described with. */
  private rentHintsOf(amounts: readonly Amount[], rest: readonly Piece[], runs: readonly AttributeRun[]): readonly string[] {
    const { priceMin, priceMax = priceMin } = this.reading.filters;
    const said = kindsIn(rest).flatMap(({ types }) => types);
    const kinds = this.given.propertyType.length > 0 ? this.given.propertyType : said;
    const lettings = runs.filter(({ attribute }) => attribute?.name === 'letting');
    return rentHints(this.whole.pieces, amounts, { lettings, kinds, price: priceMax }).map(({ from, to }) => this.textOf(from, to));
  }

  private inferRent(amounts: readonly Amount[], { isPriced, hints }: { isPriced: boolean; hints: readonly string[] }): void {
    const { purpose } = this.reading;
    this.reading.rentImplied = hints.length > 0;
    if (hints.length > 0 && !this.saysPurpose) this.reading.purposeSaid = 'rent';
    if (this.given.purpose !== undefined || this.saysPurpose || (purpose !== undefined && !isPriced)) return;
    if (purpose === undefined && hints.length === 0) return;
    const sum = amounts.find(({ of }) => of === 'price') ?? amounts.find(({ of }) => of === 'rate');
    this.reading.purpose = purpose ?? 'rent';
    this.note('purpose', this.reading.purpose, (purpose === 'sell' ? undefined : hints[0]) ?? (sum ? this.textOfPieces(sum.from, sum.to) : ''));
  }

  private readAttributes(runs: readonly AttributeRun[]): void {
    const { clauses, understood, sort, attributes } = saidAttributes(this.whole.pieces, runs, this.given, (from, to) => this.textOfPieces(from, to));
    this.reading.clauses.push(...clauses);
    this.reading.understood.push(...understood);
    Object.assign(this.reading, { attributes, ...(sort ? { sort } : {}) });
    // Only land is residential or agricultural.
    if (attributes.landCategory && this.given.propertyType.length === 0) {
      const { text = '' } = understood.find(({ filter }) => filter === 'landCategory') ?? {};
      if (this.reading.filters.propertyType === undefined) this.note('propertyType', 'land', text);
      this.reading.filters.propertyType = ['land'];
    }
  }

  /** What the search is for, as far as words, sums and the lit tab tell before its kinds are read. */
  private likelyPurpose(hints: readonly string[]): string | undefined {
    const { given, reading } = this;
    const said = given.purpose ?? reading.purpose ?? (hints.length > 0 && !this.saysPurpose ? 'rent' : undefined);
    return said ?? given.assume ?? assumedPurpose(this.whole.text, reading);
  }

  /** Of studios and showrooms: first those that say so. */
  private readSubtypes(pieces: readonly Piece[]): void {
    for (const { subtype, from, to } of kindsIn(pieces)) {
      if (!subtype) continue;
      const typed = this.textOf(from, to);
      this.reading.clauses.push({ attributes: [{ name: 'subtype', value: subtype }], typed });
      this.note('subtype', subtype, typed);
    }
  }

  private readKinds(pieces: readonly Piece[], hints: readonly string[]): void {
    if (this.given.propertyType.length > 0) return;
    const toRent = this.likelyPurpose(hints) === 'rent';
    for (const { types: said, from, to } of kindsIn(pieces)) {
      // Who looks for a house to rent takes a flat as well.
      const types = toRent && said.includes('home') ? ['apartment' as const, ...said.filter((type) => type !== 'apartment')] : said;
      this.reading.filters.propertyType = [...new Set<PropertyType>([...(this.reading.filters.propertyType ?? []), ...types])];
      this.note('propertyType', types.length === 1 ? (types[0] ?? '') : [...types], this.textOf(from, to));
    }
  }

  /** Returns the names that stay words: of streets, and of places that may be several. */
  private readPlaces(pieces: readonly Piece[]): Set<Piece> {
    const named = pieces.filter(({ places }) => places);
    const isStreet = (piece: Piece): boolean => pieces.some(({ concept, from }) => from === piece.to && concept?.is === 'street');
    const streets = new Set(named.filter(isStreet));
    const others = named.filter((piece) => !streets.has(piece));
    const choices = others.map(({ places }) => places ?? []);
    const chosen = placesTogether(choices, around(this.given));
    for (const [at, place] of (chosen ?? []).entries()) this.choosePlace(place, others[at]);
    return chosen || this.chooseEither(placesApart(choices, around(this.given)), others) ? streets : new Set(named);
  }

  /** Places that lie apart: a post lies in any of them. */
  private chooseEither(apart: PlacesApart | undefined, pieces: readonly Piece[]): boolean {
    if (!apart) return false;
    this.reading.clauses.push({ places: apart.either.flatMap(keysOf) });
    for (const [at, { level, id, name }] of apart.named.entries()) {
      const piece = pieces[at];
      if (!piece) continue;
      const text = this.textOf(piece.from, piece.to);
      this.note(level, id, text, name);
      if (piece.part) addPart(this.reading, piece.places ?? [], piece.part, text);
    }
    return true;
  }

  private choosePlace(place: KnownPlace, piece: Piece | undefined): void {
    const { level, id, name } = place;
    if (!piece) return;
    const text = this.textOf(piece.from, piece.to);
    if (piece.part) return chooseOfPlace(this.reading, this.given, place, piece.part, text);
    if (level !== 'landmark' && this.given[level].length > 0) return;
    const around = isNear(this.whole.tokens, piece.from, piece.to) ? nearby(place) : place;
    if (level === 'locality' || level === 'landmark') this.reading.clauses.push({ places: keysOf(around), wishes: wishesOf(around) });
    else this.reading.filters[level] = [id];
    this.note(level, id, text, name);
  }

  /** Units without a number, comparisons and fillers say nothing in a title. */
  private isWord({ concept, numbered }: Piece): boolean {
    return !numbered && (concept === undefined || wordsOfTitles.has(concept.is));
  }

  private addWord(piece: Piece): void {
    if (piece.part) addPart(this.reading, piece.places ?? [], piece.part, this.textOf(piece.from, piece.to));
    this.reading.clauses.push(...wordClauses(this.whole, piece, this.textOf(piece.from, piece.to)));
  }
}

/** Reads a query beside the filters that were set by hand, which come first. */
export const read = (whole: Cut, given: Given): QueryReading => new Reader(whole, given).read();
