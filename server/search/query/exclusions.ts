// Places and kinds that are not wanted: "not mirpur 10", "মিরপুর বাদে", "flat dhaka except mirpur", "not duplex".
import type { Cut, Piece } from './piece.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { words } from '#i18n/fold.ts';
import { divisionById } from '#server/areas/catalogue.ts';
import { around, type Given } from './given.ts';
import { withParts } from './places/address.ts';
import type { PartNumber } from './places/numbered.ts';
import { levels, partOf, placesTogether, type KnownPlace } from './places/places.ts';
import type { QueryReading } from './query-reading.ts';
import { deniedKindsOf } from './words/concept.ts';

/** Pieces from `from` to before `to`, the negation among them. */
export interface Exclusion {
  from: number;
  to: number;
  unwanted: readonly Piece[];
}

/** Of the words for "not" those that speak of places and kinds: no one who finds no flat wants none. */
const excluding = {
  before: new Set(words('not except excluding exclude without avoid never bina other apart outside বিনা')),
  behind: new Set(words('chara charai chhara bade bad baad noi nay byatit baire bairey ছাড়া ছাড়াই বাদে বাদ ব্যতীত ব্যতিত নয় নহে বাইরে')),
};
/** Where nothing follows: flat na, bari. */
const denying = new Set(words('na না noy নয়'));
const joining = new Set(words('and or o ar ba kingba othoba ও আর এবং বা কিংবা অথবা'));

const isKind = ({ concept }: Piece): boolean => concept?.is === 'kind' && (!concept.isWide || concept.types.includes('office'));
const sortOf = (piece: Piece | undefined): 'place' | 'kind' | undefined => {
  if (piece?.places || piece?.numbered) return 'place';
  return piece && isKind(piece) ? 'kind' : undefined;
};

class Line {
  private readonly whole: Cut;

  constructor(whole: Cut) {
    this.whole = whole;
  }

  private before(at: number): string {
    const { text, tokens, pieces } = this.whole;
    const [last, first] = [tokens[(pieces[at - 1]?.to ?? 0) - 1], tokens[pieces[at]?.from ?? -1]];
    return last ? text.slice(last.start + last.text.length, first?.start) : '';
  }

  private isApart = (at: number): boolean => /[,;.।]/.test(this.before(at));
  private word = (at: number): string => this.whole.tokens[this.whole.pieces[at]?.from ?? -1]?.folded ?? '';
  private isFiller = (at: number): boolean => this.whole.pieces[at]?.concept?.is === 'filler' && !joining.has(this.word(at));

  /** A place with the number behind it, or a kind, and where the next piece is. */
  itemAt(at: number): { piece: Piece; end: number } | undefined {
    const { text, tokens, pieces } = this.whole;
    if (!sortOf(pieces[at])) return undefined;
    const [piece] = this.isDenied(at + 1) ? pieces.slice(at) : withParts(text, tokens, pieces.slice(at));
    const next = pieces.findIndex(({ from }) => from >= (piece?.to ?? 0));
    return piece && { piece, end: next === -1 ? pieces.length : next };
  }

  private isDenied(at: number): boolean {
    return denying.has(this.word(at)) && (at + 1 === this.whole.pieces.length || this.isApart(at + 1)) && !this.isApart(at);
  }

  /** Where the next item of a list begins: behind an "and", and in a list before its negation behind a comma as well. */
  nextAt(end: number, commas: boolean): number | undefined {
    const joined = joining.has(this.word(end)) ? end + 1 : end;
    return joined > end || (commas && this.before(end).trim() === ',') ? joined : undefined;
  }

  /** The end of a negation that begins here or behind fillers. */
  negationBehind(end: number): number | undefined {
    if (this.isDenied(end)) return end + 1;
    const at = this.isFiller(end) && !this.isApart(end) ? end + 1 : end;
    const { concept } = this.whole.pieces[at] ?? {};
    return concept?.is === 'not' && concept.side === 'behind' && excluding.behind.has(this.word(at)) && !this.isApart(at) ? at + 1 : undefined;
  }

  negationBefore(from: number): number | undefined {
    let at = from - 1;
    while (at > 0 && this.isFiller(at) && !this.isApart(at + 1)) at--;
    const { concept } = this.whole.pieces[at] ?? {};
    return concept?.is === 'not' && concept.side === 'before' && excluding.before.has(this.word(at)) && !this.isApart(at + 1) ? at : undefined;
  }

  /** Items of one sort that are listed one after another. */
  listFrom(at: number, commas: boolean): { unwanted: Piece[]; end: number } {
    const unwanted: Piece[] = [];
    let end = at;
    for (let next: number | undefined = at; next !== undefined;) {
      const item = this.itemAt(next);
      if (!item || (unwanted[0] && sortOf(item.piece) !== sortOf(unwanted[0]))) break;
      unwanted.push(item.piece);
      ({ end } = item);
      next = this.nextAt(end, commas);
    }
    return { unwanted, end };
  }
}

/** Every run of pieces that says what is not wanted, with its negation. */
export function exclusionsOf(whole: Cut): Exclusion[] {
  const line = new Line(whole);
  const found: Exclusion[] = [];
  for (let at = 0; at < whole.pieces.length; at++) {
    if (!line.itemAt(at)) continue;
    const before = line.negationBefore(at);
    const { unwanted, end } = line.listFrom(at, before === undefined);
    const to = before === undefined ? line.negationBehind(end) : end;
    if (to !== undefined) found.push({ from: before ?? at, to, unwanted });
    at = Math.max(at, (to ?? end) - 1);
  }
  return found;
}

interface Context {
  given: Given;
  /** What the names of wanted places may mean. */
  wanted: readonly (readonly KnownPlace[])[];
  textOf: (from: number, to: number) => string;
}

const eachOf = ({ value, others = [] }: PartNumber): readonly string[] => [value, ...others];

/** What an unwanted name means beside the wanted ones; with a number behind it, its parts. */
function areasOf({ places = [], part }: Piece, { given, wanted }: Pick<Context, 'given' | 'wanted'>): KnownPlace[] {
  const place = placesTogether([...wanted, places], around(given))?.at(-1) ?? places.toSorted((a, b) => a.rank - b.rank)[0];
  if (!place || place.level === 'landmark') return [];
  if (!part) return [place];
  const parts = part.isLetter ? [] : eachOf(part).map((number) => partOf(place, number));
  return parts.every((one) => one !== undefined) ? parts : [];
}

/** A division as its districts, since it shares its id with one of them. */
const idsOf = ({ level, id }: KnownPlace): string[] => (level === 'division' ? (divisionById.get(id)?.districts.map((one) => one.id) ?? []) : [id]);

const together = <T>(...lists: (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** Excludes what is not wanted; an area or a kind that was chosen by hand stays. What names no area is left out of the search. */
export function addExclusions({ filters, clauses, understood }: QueryReading, exclusions: readonly Exclusion[], context: Context): void {
  const { given, textOf } = context;
  const isChosen = (id: string): boolean => levels.some((level) => given[level].includes(id));
  for (const { from, to, unwanted } of exclusions) {
    const text = textOf(from, to);
    for (const piece of unwanted) {
      const types: readonly PropertyType[] = piece.concept?.is === 'kind' && given.propertyType.length === 0 ? deniedKindsOf(piece.concept) : [];
      if (types.length > 0) {
        filters.withoutType = together(filters.withoutType ?? given.withoutType, types);
        understood.push({ filter: 'withoutType', value: [...types], text });
      }
      const areas = areasOf(piece, context).filter(({ id }) => !isChosen(id));
      for (const place of areas) {
        filters.withoutArea = together(filters.withoutArea ?? given.withoutArea, idsOf(place));
        understood.push({ filter: 'withoutArea', value: place.id, text, name: place.name });
      }
      if (types.length + areas.length === 0) clauses.push({ address: [], typed: text });
    }
  }
}
