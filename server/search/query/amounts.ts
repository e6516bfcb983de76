// Numbers with what they count: "2 bed", "under 2 crore", "৫ কাঠা", "20 hajar er moddhe", "50 lakh theke 1 koti", "1200 sqft".
import type { LandUnit } from '#contracts/enums.ts';
import type { Concept } from './concept.ts';
import type { Piece } from './pieces.ts';
import { sums } from '#server/search/tuning.ts';

type Measured = 'price' | 'size' | 'land' | 'bed' | 'bath';

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

const conceptAt = (pieces: Pieces, at: number): Concept | undefined => pieces[at]?.concept;

/** A numeral, or a number in words. */
function numberAt(pieces: Pieces, at: number): number | undefined {
  const concept = conceptAt(pieces, at);
  return pieces[at]?.number ?? (concept?.is === 'number' ? concept.value : undefined);
}

const past = (pieces: Pieces, at: number, is: Concept['is']): number => (conceptAt(pieces, at)?.is === is ? at + 1 : at);

/** Sums that are said in parts: 1 crore 20 lakh. */
function moneyAt(pieces: Pieces, at: number): Read | undefined {
  let value = 0;
  let to = at;
  for (let last = Number.POSITIVE_INFINITY; ;) {
    const [number, unit] = [numberAt(pieces, to), conceptAt(pieces, to + 1)];
    if (number === undefined || unit?.is !== 'money' || unit.taka >= last) break;
    value += number * unit.taka;
    last = unit.taka;
    to += 2;
  }
  return to > at ? { of: 'price', value: Math.round(value), to: past(pieces, to, 'taka') } : undefined;
}

function measureAt(pieces: Pieces, at: number): Read | undefined {
  const money = moneyAt(pieces, at);
  if (money) return money;
  const value = numberAt(pieces, at);
  if (value === undefined) return undefined;
  const unitAt = past(pieces, at + 1, 'plus');
  const unit = conceptAt(pieces, unitAt);
  if (unit?.is === 'taka') return { of: 'price', value, to: unitAt + 1 };
  if (unit?.is === 'sqft') return { of: 'size', value: Math.round(value), to: unitAt + 1 };
  if (unit?.is === 'land') return { of: 'land', value, unit: unit.unit, to: unitAt + 1 };
  return (unit?.is === 'bed' || unit?.is === 'bath') && Number.isInteger(value) ? { of: unit.is, value, to: unitAt + 1 } : undefined;
}

/** The sign of taka before a number: ৳ 20000. */
const afterSign = (pieces: Pieces, at: number): number => past(pieces, at, 'taka');

/** A number without a unit is money where a comparison stands with it, or where it is large and round and not all that was asked. */
function bareSumAt(pieces: Pieces, at: number, compared: boolean): Read | undefined {
  const value = pieces[at]?.number;
  if (value === undefined || !Number.isInteger(value)) return undefined;
  const isSum = compared ? value >= sums.comparedMin : pieces.length > 1 && value >= sums.bareMin && value % sums.round === 0;
  return isSum ? { of: 'price', value, to: past(pieces, at + 1, 'taka') } : undefined;
}

/** 50 lakh to 1 crore, 50-80 lakh, between 2 and 3 katha: `joined` says whether a dash stands before a piece. */
function rangeAt(pieces: Pieces, at: number, joined: (piece: number) => boolean): Amount | undefined {
  const first = measureAt(pieces, at);
  const firstEnd = first?.to ?? at + 1;
  const secondAt = conceptAt(pieces, firstEnd)?.is === 'to' ? firstEnd + 1 : firstEnd;
  if (secondAt === firstEnd && !joined(secondAt)) return undefined;
  const second = measureAt(pieces, secondAt);
  const low = first ? (first.of === second?.of ? first.value : undefined) : numberAt(pieces, at);
  if (!second || low === undefined) return undefined;
  // Of "50-80 lakh" the first number has the second's unit.
  const unit = conceptAt(pieces, secondAt + 1);
  const min = first || unit?.is !== 'money' ? low : Math.round(low * unit.taka);
  return min <= second.value ? { from: at, to: second.to, of: second.of, min, max: second.value, ...(second.unit ? { unit: second.unit } : {}) } : undefined;
}

/** A comparison before the number (under 2 crore), or behind it with a filler between (2 koti er niche): each has its side. */
function comparisonAround(pieces: Pieces, at: number, end: number): { bound: 'max' | 'min' | undefined; from: number; to: number } {
  const before = conceptAt(pieces, at - 1);
  if (before?.is === 'compare' && before.side === 'before') return { bound: before.bound, from: at - 1, to: end };
  const behind = past(pieces, end, 'filler');
  const after = conceptAt(pieces, behind);
  return after?.is === 'compare' && after.side === 'behind' ? { bound: after.bound, from: at, to: behind + 1 } : { bound: undefined, from: at, to: end };
}

function amountAt(pieces: Pieces, start: number, joined: (piece: number) => boolean): Amount | undefined {
  const at = afterSign(pieces, start);
  const range = rangeAt(pieces, at, joined);
  if (range) return { ...range, from: start };
  const measured = measureAt(pieces, at);
  const around = comparisonAround(pieces, start, measured?.to ?? at + 1);
  const read = measured ?? bareSumAt(pieces, at, around.bound !== undefined || at > start);
  if (!read) return undefined;
  const plus = [at + 1, at + 2].some((one) => one <= read.to && conceptAt(pieces, one)?.is === 'plus');
  const bound = around.bound ?? (plus ? 'min' : undefined);
  const values = { ...(bound === 'max' ? {} : { min: read.value }), ...(bound === 'min' ? {} : { max: read.value }) };
  const to = Math.max(around.to, past(pieces, read.to, 'plus'));
  return { from: around.from, to, of: read.of, ...values, ...(read.unit ? { unit: read.unit } : {}) };
}

/** Every amount of a query; none shares a piece with another. */
export function amountsOf(pieces: Pieces, joined: (piece: number) => boolean): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const amount = amountAt(pieces, at, joined);
    if (!amount || amount.from < (amounts.at(-1)?.to ?? 0)) continue;
    amounts.push(amount);
    at = amount.to - 1;
  }
  return amounts;
}
