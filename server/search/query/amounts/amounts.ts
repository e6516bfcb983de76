// Numbers with what they count: "2 bed", "under 2 crore", "৫ কাঠা", "20 hajar er moddhe", "50 lakh theke 1 koti", "1200 sqft".
import type { Piece } from '#server/search/query/piece.ts';
import type { LandUnit } from '#contracts/enums.ts';
import type { Concept } from '#server/search/query/words/concept.ts';
import { sqftPerLandUnit } from '#contracts/posts/land-units.ts';
import { sums } from '#server/search/tuning.ts';

/** A rate is what a katha or a square foot costs. */
type Measured = 'price' | 'size' | 'land' | 'bed' | 'bath' | 'rate';

export interface Amount {
  /** Pieces from `from` to before `to`. */
  from: number;
  to: number;
  of: Measured;
  /** A bare number has both, and they are the same. */
  min?: number;
  max?: number;
  unit?: LandUnit;
}

interface Read {
  of: Measured;
  value: number;
  unit?: LandUnit;
  to: number;
}

type Pieces = readonly Piece[];

/** Pieces with the text that is before each. */
interface Line {
  pieces: Pieces;
  before: (at: number) => string;
}

interface Quantity {
  value: number;
  to: number;
}

const conceptAt = ({ pieces }: Line, at: number): Concept | undefined => pieces[at]?.concept;

const past = (line: Line, at: number, is: Concept['is']): number => (conceptAt(line, at)?.is === is ? at + 1 : at);

/** A numeral, or a number in words. */
function numberAt(line: Line, at: number): number | undefined {
  const concept = conceptAt(line, at);
  return line.pieces[at]?.number ?? (concept?.is === 'number' ? concept.value : undefined);
}

const finest = 16;
const isOver = (line: Line, at: number): boolean => /^\s*\/\s*$/.test(line.before(at));

/** 1/2, 3/4. */
function shareAt(line: Line, at: number): Quantity | undefined {
  const [over, under] = [numberAt(line, at), numberAt(line, at + 1)];
  return over !== undefined && under !== undefined && isOver(line, at + 1) && over < under && under <= finest ? { value: over / under, to: at + 2 } : undefined;
}

/** Numerals and number words, with fractions and hundreds: 11 1/2, সাড়ে তিন, পৌনে এক, 5 hundred. */
function quantityAt(line: Line, at: number): Quantity | undefined {
  const concept = conceptAt(line, at);
  if (concept?.is === 'fraction') {
    const next = numberAt(line, at + 1);
    if (next !== undefined && Number.isInteger(next)) return { value: next + concept.adds, to: at + 2 };
    return next === undefined && concept.alone !== undefined ? { value: concept.alone, to: at + 1 } : undefined;
  }
  const share = shareAt(line, at);
  if (share) return share;
  const value = numberAt(line, at);
  if (value === undefined) return undefined;
  const more = Number.isInteger(value) ? shareAt(line, at + 1) : undefined;
  if (more) return { value: value + more.value, to: more.to };
  return conceptAt(line, at + 1)?.is === 'hundred' ? { value: value * 100, to: at + 2 } : { value, to: at + 1 };
}

const thousand = 1000;

/** Sums that are said in parts: 1 crore 20 lakh. */
function moneyAt(line: Line, at: number): (Read & { least: number }) | undefined {
  let value = 0;
  let to = at;
  let least = Number.POSITIVE_INFINITY;
  for (let quantity = quantityAt(line, to); quantity; quantity = quantityAt(line, to)) {
    const unit = conceptAt(line, quantity.to);
    if (unit?.is !== 'money' || unit.taka >= least) break;
    value += quantity.value * unit.taka;
    least = unit.taka;
    to = quantity.to + 1;
  }
  if (to === at) return undefined;
  // 12 hajar 5 sho.
  const rest = least === thousand ? quantityAt(line, to) : undefined;
  const isRest = rest !== undefined && rest.value >= 100 && rest.value < thousand && !isUnit(conceptAt(line, rest.to));
  return { of: 'price', value: Math.round(value + (isRest ? rest.value : 0)), least, to: past(line, isRest ? rest.to : to, 'taka') };
}

const unitNames: ReadonlySet<Concept['is'] | undefined> = new Set(['sqft', 'bed', 'bath', 'land', 'money', 'storey']);
const isUnit = (concept: Concept | undefined): boolean => unitNames.has(concept?.is);

const sqftOf = ({ unit, times = 1 }: Extract<Concept, { is: 'land' }>): number => sqftPerLandUnit[unit] * times;
const placesMax = 10_000;

/** Land that is said in parts: 3 katha 8 chhatak; in the unit of the first. */
function landAt(line: Line, at: number): Read | undefined {
  let [sqft, to, least]: [number, number, number] = [0, at, Number.POSITIVE_INFINITY];
  let unit: LandUnit | undefined;
  for (let quantity = quantityAt(line, to); quantity; quantity = quantityAt(line, to)) {
    const concept = conceptAt(line, past(line, quantity.to, 'plus'));
    if (concept?.is !== 'land' || sqftOf(concept) >= least) break;
    least = sqftOf(concept);
    sqft += quantity.value * least;
    unit ??= concept.unit;
    to = past(line, quantity.to, 'plus') + 1;
  }
  return unit && { of: 'land', value: Math.round((sqft / sqftPerLandUnit[unit]) * placesMax) / placesMax, unit, to };
}

function measureAt(line: Line, at: number): Read | undefined {
  const said = moneyAt(line, at) ?? landAt(line, at);
  if (said) return said;
  const quantity = quantityAt(line, at);
  if (!quantity) return undefined;
  const { value } = quantity;
  const unitAt = past(line, quantity.to, 'plus');
  const unit = conceptAt(line, unitAt);
  if (unit?.is === 'taka') return { of: 'price', value, to: unitAt + 1 };
  if (unit?.is === 'sqft') return { of: 'size', value: Math.round(value), to: unitAt + 1 };
  return (unit?.is === 'bed' || unit?.is === 'bath') && Number.isInteger(value) ? { of: unit.is, value, to: unitAt + 1 } : undefined;
}

/** The sign of taka before a number: ৳ 20000. */
const afterSign = (line: Line, at: number): number => past(line, at, 'taka');

/** A number without a unit is money where a comparison is beside it, or where it is large and round and not all that was asked. */
function bareSumAt(line: Line, at: number, compared: boolean): Read | undefined {
  const value = line.pieces[at]?.number;
  if (value === undefined || !Number.isInteger(value)) return undefined;
  const isSum = compared ? value >= sums.comparedMin : line.pieces.length > 1 && value >= sums.bareMin && value % sums.round === 0;
  return isSum ? { of: 'price', value, to: past(line, at + 1, 'taka') } : undefined;
}

const isDash = (line: Line, at: number): boolean => /^\s*[-–—~]\s*$/.test(line.before(at));

/** Where the second number of a range begins; undefined without a sign or a word of one. */
function secondAt(line: Line, at: number, firstEnd: number): number | undefined {
  if (conceptAt(line, firstEnd)?.is === 'to') return firstEnd + 1;
  if (isDash(line, firstEnd)) return firstEnd;
  // Between 20 and 25 thousand.
  return conceptAt(line, at - 1)?.is === 'between' && conceptAt(line, firstEnd)?.is === 'filler' ? firstEnd + 1 : undefined;
}

const bareRange = (line: Line, at: number): Read | undefined => {
  const value = line.pieces[at]?.number;
  return value !== undefined && Number.isInteger(value) && value >= sums.comparedMin ? { of: 'price', value, to: past(line, at + 1, 'taka') } : undefined;
};

/** 50 lakh to 1 crore, 50-80 lakh, 20000-25000, between 2 and 3 katha. */
function rangeAt(line: Line, at: number): Amount | undefined {
  const said = measureAt(line, at);
  const first = said ?? bareRange(line, at);
  const plain = said ? undefined : quantityAt(line, at);
  const next = secondAt(line, at, first?.to ?? plain?.to ?? at + 1);
  if (next === undefined) return undefined;
  const second = measureAt(line, next) ?? (first ? bareRange(line, next) : undefined);
  // A bare number is no sum before a size: 1000 to 2000 sqft.
  const low = first && first.of === second?.of ? first.value : plain?.value;
  if (!second || low === undefined) return undefined;
  // Of "50-80 lakh" the first number has the second's unit.
  const money = moneyAt(line, next);
  const min = first || !money ? low : Math.round(low * money.least);
  return min <= second.value ? { from: at, to: second.to, of: second.of, min, max: second.value, ...(second.unit ? { unit: second.unit } : {}) } : undefined;
}

const denialReach = 3;

/** Whether a "not" follows within a few words: বেশি দিতে পারব না. */
const isDenied = (line: Line, at: number): boolean => {
  for (let next = at; next < at + denialReach; next++) {
    const concept = conceptAt(line, next);
    if (concept?.is === 'not' && concept.side === 'behind') return true;
    if (concept && concept.is !== 'filler') return false;
  }
  return false;
};

/** Whether a "cannot" is before: can't pay more than. */
function isForbidden(line: Line, at: number): boolean {
  const words = [at - 1, at - 2].map((before) => conceptAt(line, before));
  return words.some((concept) => concept?.is === 'not' && concept.side === 'before');
}

/** A comparison before the number (under 2 crore), or behind it with a filler between (2 koti er niche): each has its side. */
function comparisonAround(line: Line, at: number, end: number): { bound: 'max' | 'min' | undefined; from: number; to: number } {
  const before = conceptAt(line, at - 1);
  if (before?.is === 'compare' && before.side === 'before') {
    const isTurned = before.bound === 'min' && isForbidden(line, at - 1);
    return { bound: isTurned ? 'max' : before.bound, from: at - 1, to: end };
  }
  const behind = past(line, end, 'filler');
  const after = conceptAt(line, behind);
  // 20k max, 20 hajar budget.
  // "beshi parbo na" and "can't pay more than" turn it round.
  const isTurned = after?.is === 'compare' && after.side === 'behind' && isDenied(line, behind + 1);
  if (isTurned) return { bound: after.bound === 'min' ? 'max' : 'min', from: at, to: behind + 1 };
  const isBehind = after?.is === 'compare' && (after.side === 'behind' || (after.bound === 'max' && quantityAt(line, behind + 1) === undefined));
  return isBehind ? { bound: after.bound, from: at, to: behind + 1 } : { bound: undefined, from: at, to: end };
}

function amountAt(line: Line, start: number): Amount | undefined {
  const at = afterSign(line, start);
  const range = rangeAt(line, at);
  if (range) return { ...range, from: start };
  const measured = measureAt(line, at);
  const around = comparisonAround(line, start, measured?.to ?? at + 1);
  const read = measured ?? bareSumAt(line, at, around.bound !== undefined || at > start);
  if (!read) return undefined;
  const plus = [at + 1, at + 2].some((one) => one <= read.to && conceptAt(line, one)?.is === 'plus');
  const bound = around.bound ?? (plus ? 'min' : undefined);
  const values = { ...(bound === 'max' ? {} : { min: read.value }), ...(bound === 'min' ? {} : { max: read.value }) };
  const to = Math.max(around.to, past(line, read.to, 'plus'));
  return { from: around.from, to, of: read.of, ...values, ...(read.unit ? { unit: read.unit } : {}) };
}

const isMeasure = (line: Line, at: number): boolean => ['land', 'sqft'].includes(conceptAt(line, at)?.is ?? '');

/** "per katha 50 lakh", "শতক ৫ লাখ করে", "8000 taka sqft": the unit beside the sum counts nothing itself. `free` begins behind the amount before. */
function isRate(line: Line, { from, to, of }: Amount, free: number): boolean {
  if (of !== 'price') return false;
  const before = conceptAt(line, from - 1)?.is === 'filler' ? from - 2 : from - 1;
  return (before >= free && isMeasure(line, before)) || isMeasure(line, past(line, to, 'filler'));
}

/** Every amount of a query; none shares a piece with another. `before` gives the text between a piece and the one before it. */
export function amountsOf(pieces: Pieces, before: (piece: number) => string): Amount[] {
  const line: Line = { pieces, before };
  const amounts: Amount[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const amount = amountAt(line, at);
    if (!amount || amount.from < (amounts.at(-1)?.to ?? 0)) continue;
    amounts.push(isRate(line, amount, amounts.at(-1)?.to ?? 0) ? { ...amount, of: 'rate' } : amount);
    at = amount.to - 1;
  }
  return amounts;
}
