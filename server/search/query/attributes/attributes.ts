// What pieces of a text say a post is like: "south facing", "3rd floor", "লিফট ছাড়া", "from January". The same reading for what
// people type and for what posts say of themselves.
import type { Piece } from '#server/search/query/piece.ts';
import { oppositeOf, type Attribute } from './attribute.ts';
import type { Concept } from '#server/search/query/words/concept.ts';

/** Pieces from `from` to before `to`; without an attribute they say only what is not wanted. */
export interface AttributeRun {
  from: number;
  to: number;
  attribute?: Attribute;
}

type Pieces = readonly Piece[];
interface Found extends AttributeRun {
  attribute: Attribute;
}

const is = (pieces: Pieces, at: number, what: Concept['is']): boolean => pieces[at]?.concept?.is === what;
const past = (pieces: Pieces, at: number, what: Concept['is']): number => (is(pieces, at, what) ? at + 1 : at);
const units: ReadonlySet<Concept['is'] | undefined> = new Set(['money', 'taka', 'bed', 'bath', 'sqft', 'land', 'plus', 'to']);

const highest = 60;

/** A number of a floor: whole, not too high, and not of something that is counted. */
function storeyNumber(pieces: Pieces, at: number): number | undefined {
  const piece = pieces[at];
  const value = piece?.number ?? (piece?.concept?.is === 'number' || piece?.concept?.is === 'ordinal' ? piece.concept.value : undefined);
  return value !== undefined && Number.isInteger(value) && value <= highest ? value : undefined;
}

const nthOf = (pieces: Pieces, at: number): number => (is(pieces, at, 'nth') || is(pieces, at, 'street') || is(pieces, at, 'filler') ? at + 1 : at);

/** "5th floor", "৫ তলায়", "দ্বিতীয় তলা": the ground floor is 0 where lifts count and 1 where storeys are counted. */
function numberedFloor(pieces: Pieces, at: number): Found | undefined {
  const value = storeyNumber(pieces, at);
  const wordAt = [at + 1, nthOf(pieces, at + 1)].find((one) => is(pieces, one, 'storey'));
  const word = pieces[wordAt ?? -1]?.concept;
  if (value === undefined || wordAt === undefined || word?.is !== 'storey' || value < word.ground) return undefined;
  return { from: at, to: wordAt + 1, attribute: { name: 'floor', value: value - word.ground } };
}

/** "floor 5", "লিফটের ৫". */
function floorBehind(pieces: Pieces, at: number): Found | undefined {
  const { concept } = pieces[at] ?? {};
  const isLift = concept?.is === 'attribute' && concept.name === 'lift';
  if (!isLift && !(concept?.is === 'storey' && concept.ground === 0)) return undefined;
  const numberAt = past(pieces, at + 1, 'filler');
  const value = storeyNumber(pieces, numberAt);
  if (value === undefined || units.has(pieces[numberAt + 1]?.concept?.is)) return undefined;
  return { from: at, to: numberAt + 1, attribute: { name: 'floor', value } };
}

const homesOnly: ReadonlySet<string> = new Set(['home', 'duplex', 'factory', 'warehouse']);

/** A house of five storeys has no fifth floor to let: ৫ তলা বাড়ি. */
function isOfBuilding(pieces: Pieces, end: number): boolean {
  const next = pieces[past(pieces, end, 'filler')]?.concept;
  return next?.is === 'kind' && next.types.every((type) => homesOnly.has(type));
}

const monthFrom = (now: Date, months: number, day: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 'yyyy-mm-dd'.length);

const may = 5;
const monthsAYear = 12;
const longestMonth = 31;

/** A number of a day, bare or with the word for it. */
function dayNumber(pieces: Pieces, at: number): number | undefined {
  const concept = pieces[at]?.concept;
  const value = concept?.is === 'day' ? concept.day : storeyNumber(pieces, at);
  return value !== undefined && value <= longestMonth ? value : undefined;
}

/** "১ তারিখ থেকে": the next such day. */
function nextDay(pieces: Pieces, at: number, now: Date): Found | undefined {
  const concept = pieces[at]?.concept;
  if (concept?.is !== 'day' || !is(pieces, at + 1, 'to')) return undefined;
  const value = monthFrom(now, concept.day > now.getUTCDate() ? 0 : 1, concept.day);
  return { from: at, to: at + 2, attribute: { name: 'availableBy', value } };
}

function dayAt({ concept }: Piece, now: Date, { day, isFrom }: { day: number; isFrom: boolean }): string | undefined {
  if (concept?.is === 'monthsOn') return monthFrom(now, concept.count, day);
  if (concept?.is !== 'month' || (concept.month === may && !isFrom)) return undefined;
  return monthFrom(now, (concept.month - 1 - now.getUTCMonth() + monthsAYear) % monthsAYear, day);
}

interface Times {
  now: Date;
  isFromSaid: boolean;
}

/** "from January", "ডিসেম্বর ১ থেকে", "next month". */
function available(pieces: Pieces, at: number, { now, isFromSaid }: Times): Found | undefined {
  const dayBefore = is(pieces, at + 1, 'month') && dayNumber(pieces, at) !== undefined;
  const monthIndex = dayBefore ? at + 1 : at;
  const piece = pieces[monthIndex];
  if (!piece) return undefined;
  const next = isFromSaid ? undefined : nextDay(pieces, at, now);
  if (next) return next;
  const isDaySaid = is(pieces, monthIndex + 1, 'day') || is(pieces, monthIndex + 2, 'to') || pieces.length === monthIndex + 2;
  const dayBehind = isDaySaid && dayNumber(pieces, monthIndex + 1) !== undefined;
  const end = dayBehind && !dayBefore ? monthIndex + 2 : monthIndex + 1;
  const to = past(pieces, past(pieces, end, 'filler'), 'to');
  const isFrom = is(pieces, to - 1, 'to') || is(pieces, at - 1, 'compare');
  const day = (dayBefore && dayNumber(pieces, at)) || (dayBehind && dayNumber(pieces, monthIndex + 1)) || 1;
  const value = dayAt(piece, now, { day, isFrom });
  return value === undefined || (isFromSaid && !isFrom)
    ? undefined
    : { from: at, to: is(pieces, to - 1, 'to') ? to : end, attribute: { name: 'availableBy', value } };
}

/** In a query it is said beside its kind. */
function subtype(pieces: Pieces, at: number): Found | undefined {
  const concept = pieces[at]?.concept;
  return concept?.is === 'kind' && concept.subtype ? { from: at, to: at + 1, attribute: { name: 'subtype', value: concept.subtype } } : undefined;
}

const isCount = (piece: Piece | undefined): boolean => piece?.number !== undefined || piece?.concept?.is === 'number' || piece?.concept?.is === 'fraction';

/** A room to let: no number is beside it, and in a text, which tells of many rooms, it says so. */
function room(pieces: Pieces, at: number, isText: boolean): Found | undefined {
  const concept = pieces[at]?.concept;
  if (concept?.is !== 'bed' || !concept.room || [at - 1, at + 1, at + 2].some((one) => isCount(pieces[one]))) return undefined;
  const next = pieces[past(pieces, at + 1, 'filler')]?.concept;
  return isText && next?.is !== 'purpose' ? undefined : { from: at, to: at + 1, attribute: { name: 'letting', value: 'room' } };
}

const isSkipped = ({ concept, number }: Piece): boolean =>
  number !== undefined || concept?.is === 'bed' || concept?.is === 'attribute' || concept?.is === 'filler';

/** The next piece on that side that says something else than how many rooms, or what it is like. */
function beside(pieces: Pieces, at: number, step: 1 | -1): Concept | undefined {
  let next = at + step;
  for (let piece = pieces[next]; piece && isSkipped(piece); piece = pieces[next]) next += step;
  return pieces[next]?.concept;
}

/** Whether a flat, a building is what is new; a text speaks of a new home and means a new life. */
function isOfKind(pieces: Pieces, at: number, isText: boolean): boolean {
  const kinds = [beside(pieces, at, 1), ...(isText ? [] : [beside(pieces, at, -1)])];
  return kinds.some((concept) => concept?.is === 'kind' && (!isText || concept.isWide === true || concept.types.some((type) => !homesOnly.has(type))));
}

function plain(pieces: Pieces, at: number, isText: boolean): Found | undefined {
  const concept = pieces[at]?.concept;
  if (concept?.is !== 'attribute') return undefined;
  if (concept.name !== 'condition') {
    const { is: _is, ...attribute } = concept;
    return { from: at, to: at + 1, attribute };
  }
  // Old Dhaka and New Eskaton are names.
  if (pieces[at + 1]?.places || (concept.besideKind && !isOfKind(pieces, at, isText))) return undefined;
  return { from: at, to: at + 1, attribute: { name: concept.name, value: concept.value } };
}

const nine = 9;

/** "no", "ছাড়া": নয় is also nine. */
function negationBehind(pieces: Pieces, at: number): number {
  const behind = past(pieces, at, 'filler');
  const concept = pieces[behind]?.concept;
  if (concept?.is === 'not' && concept.side === 'behind') return behind + 1;
  return concept?.is === 'number' && concept.value === nine && !units.has(pieces[behind + 1]?.concept?.is) && !is(pieces, behind + 1, 'storey')
    ? behind + 1
    : at;
}

/** "no", "not for". */
function negationBefore(pieces: Pieces, at: number): number {
  const before = is(pieces, at - 1, 'filler') ? at - 2 : at - 1;
  const concept = pieces[before]?.concept;
  return concept?.is === 'not' && concept.side === 'before' ? before : at;
}

function negated(pieces: Pieces, found: Found): AttributeRun {
  const [from, to] = [negationBefore(pieces, found.from), negationBehind(pieces, found.to)];
  if (from === found.from && to === found.to) return found;
  const opposite = oppositeOf(found.attribute);
  return { from, to, ...(opposite ? { attribute: opposite } : {}) };
}

const isPlainWord = (piece: Piece | undefined): boolean => piece !== undefined && !piece.concept && !piece.places && piece.number === undefined;

/** A word that is not wanted: "without balcony", "বারান্দা ছাড়া". */
function unwanted(pieces: Pieces, at: number): AttributeRun | undefined {
  if (isPlainWord(pieces[at])) {
    const [from, to] = [negationBefore(pieces, at), negationBehind(pieces, at + 1)];
    return from < at || to > at + 1 ? { from, to } : undefined;
  }
  return is(pieces, at, 'not') && !isPlainWord(pieces[at + 1]) ? { from: at, to: at + 1 } : undefined;
}

/**
 * Every run of pieces that says what a post is like, or what it is not to be like; none shares a piece with another.
 * `now` tells which January is meant; `isText`: in what a post says only months with a word for from count.
 */
export function attributesOf(pieces: Pieces, now: Date, isText = false): AttributeRun[] {
  const runs: AttributeRun[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const found =
      numberedFloor(pieces, at) ??
      floorBehind(pieces, at) ??
      available(pieces, at, { now, isFromSaid: isText }) ??
      room(pieces, at, isText) ??
      (isText ? subtype(pieces, at) : undefined) ??
      plain(pieces, at, isText);
    if (found && found.attribute.name === 'floor' && isOfBuilding(pieces, found.to)) {
      at = found.to - 1;
      continue;
    }
    const run = found ? negated(pieces, found) : unwanted(pieces, at);
    if (!run) continue;
    const before = runs.at(-1);
    // A negation before was taken for a lone one.
    if (before && before.from >= run.from) runs.pop();
    runs.push(run);
    at = run.to - 1;
  }
  return runs;
}
