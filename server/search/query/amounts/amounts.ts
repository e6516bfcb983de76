// Numbers with what they count: "2 bed", "under 2 crore", "৫ কাঠা", "20 hajar er moddhe", "50 lakh theke 1 koti", "1200 sqft".
import type { LandUnit } from '#contracts/enums.ts';
import { words } from '#i18n/fold.ts';
import { sums } from '#server/search/tuning.ts';
import { conceptAt, isOver, type Line, type Measured, measureAt, past, quantityAt, type Read } from './quantities.ts';

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

const eitherOr = new Set(words('or othoba ba kingba অথবা বা কিংবা'));

/** Two number words one after the other: dui tin rum, বিশ পঁচিশ হাজার. One of them behind a place may be its part, and এক also means "a". */
function areBeside(line: Line, at: number, behind: number): boolean {
  const [low, high] = [conceptAt(line, at), conceptAt(line, behind)];
  if (low?.is !== 'number' || high?.is !== 'number' || line.pieces[at - 1]?.places) return false;
  return low.value > 1 && low.value < high.value && high.value <= low.value * 2;
}

/** Where the second number of a range begins; undefined without a sign or a word of one. */
function secondAt(line: Line, at: number, firstEnd: number): number | undefined {
  const between = conceptAt(line, firstEnd);
  if (between?.is === 'to' || eitherOr.has(line.word(firstEnd))) return firstEnd + 1;
  if (isDash(line, firstEnd) || isOver(line, firstEnd) || areBeside(line, at, firstEnd)) return firstEnd;
  // Between 20 and 25 thousand.
  return conceptAt(line, at - 1)?.is === 'between' && between?.is === 'filler' ? firstEnd + 1 : undefined;
}

const hundredths = 100;

const bareRange = (line: Line, at: number): Read | undefined => {
  const value = line.pieces[at]?.number;
  return value !== undefined && Number.isInteger(value) && value >= sums.comparedMin ? { of: 'price', value, to: past(line, at + 1, 'taka') } : undefined;
};

/** 50 lakh to 1 crore, 50-80 lakh, 60/65 lakh, 20000-25000, 2 or 3 katha, between 2 and 3 katha. */
function rangeAt(line: Line, at: number): Amount | undefined {
  const said = measureAt(line, at);
  const first = said ?? bareRange(line, at);
  const plain = said ? undefined : quantityAt(line, at);
  const next = secondAt(line, at, first?.to ?? plain?.to ?? at + 1);
  if (next === undefined) return undefined;
  const second = measureAt(line, next) ?? (first ? bareRange(line, next) : undefined);
  // A bare number is no sum before a size: 1000 to 2000 sqft, এক হাজার থেকে বারোশ বর্গফুট.
  const isSame = first?.of === second?.of || (said?.of === 'price' && second?.of === 'size');
  const low = first && isSame ? first.value : plain?.value;
  if (!second || low === undefined) return undefined;
  // Of "50-80 lakh" the first number has the second's unit.
  const min = first ? low : Math.round(low * (second.least ?? 1) * hundredths) / hundredths;
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

/** Every amount of a query; none shares a piece with another. */
export function amountsOf(line: Line): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < line.pieces.length; at++) {
    const amount = amountAt(line, at);
    if (!amount || amount.from < (amounts.at(-1)?.to ?? 0)) continue;
    amounts.push(isRate(line, amount, amounts.at(-1)?.to ?? 0) ? { ...amount, of: 'rate' } : amount);
    at = amount.to - 1;
  }
  return amounts;
}
