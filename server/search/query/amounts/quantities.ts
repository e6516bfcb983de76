// Numbers with their units, of numerals and words alike: two and a half crore, সাড়ে বারোশ, dui hajar square feet, 3 katha 8 chhatak.
import type { LandUnit } from '#contracts/enums.ts';
import { sqftPerLandUnit } from '#contracts/posts/land-units.ts';
import type { Piece } from '#server/search/query/piece.ts';
import type { Concept } from '#server/search/query/words/concept.ts';

/** A rate is what a katha or a square foot costs. */
export type Measured = 'price' | 'size' | 'land' | 'bed' | 'bath' | 'rate';

/** What was read, up to before the piece `to`. */
export interface Read {
  of: Measured;
  value: number;
  unit?: LandUnit;
  /** The smallest unit of what was said in thousands, lakhs and crores. */
  least?: number;
  to: number;
}

/** Pieces, with the text that is before each and the folded word that each begins with. */
export interface Line {
  pieces: readonly Piece[];
  before: (at: number) => string;
  word: (at: number) => string;
}

interface Quantity {
  value: number;
  to: number;
}

export const conceptAt = ({ pieces }: Line, at: number): Concept | undefined => pieces[at]?.concept;

export const past = (line: Line, at: number, is: Concept['is']): number => (conceptAt(line, at)?.is === is ? at + 1 : at);

/** A numeral, or a number in words. */
function numberAt(line: Line, at: number): number | undefined {
  const concept = conceptAt(line, at);
  return line.pieces[at]?.number ?? (concept?.is === 'number' ? concept.value : undefined);
}

const finest = 16;
export const isOver = (line: Line, at: number): boolean => /^\s*\/\s*$/.test(line.before(at));

const isRoom = (concept: Concept | undefined): boolean => concept?.is === 'bed' || concept?.is === 'bath';

/** 1/2 bigha, 3 3/4 katha. By themselves 2/3 and 3/4 are either number, and rooms have no halves. */
function shareAt(line: Line, at: number, isMore: boolean): Quantity | undefined {
  const [over, under] = [numberAt(line, at), numberAt(line, at + 1)];
  if (over === undefined || under === undefined || !isOver(line, at + 1) || over >= under || under > finest) return undefined;
  return isMore || (over === 1 && !isRoom(conceptAt(line, at + 2))) ? { value: over / under, to: at + 2 } : undefined;
}

const hundred = 100;

/** সাড়ে তিন, পৌনে এক, সাড়ে বারো শ, সাড়ে পাঁচশ. */
function fractionAt(line: Line, at: number, { adds, alone }: Extract<Concept, { is: 'fraction' }>): Quantity | undefined {
  const next = numberAt(line, at + 1);
  if (next === undefined) return alone === undefined ? undefined : { value: alone, to: at + 1 };
  if (!Number.isInteger(next)) return undefined;
  if (conceptAt(line, at + 2)?.is === 'hundred') return { value: (next + adds) * hundred, to: at + 3 };
  return { value: next + (next % hundred === 0 ? adds * hundred : adds), to: at + 2 };
}

/** Numerals and number words, with fractions and hundreds: 11 1/2, সাড়ে তিন, one and a half, 5 hundred. */
export function quantityAt(line: Line, at: number): Quantity | undefined {
  const concept = conceptAt(line, at);
  if (concept?.is === 'fraction') return fractionAt(line, at, concept);
  const share = shareAt(line, at, false);
  if (share) return share;
  const value = numberAt(line, at);
  if (value === undefined) return undefined;
  const more = Number.isInteger(value) ? shareAt(line, at + 1, true) : undefined;
  if (more) return { value: value + more.value, to: more.to };
  const behind = conceptAt(line, at + 1);
  if (behind?.is === 'more') return { value: value + behind.adds, to: at + 2 };
  return behind?.is === 'hundred' ? { value: value * hundred, to: at + 2 } : { value, to: at + 1 };
}

const thousand = 1000;

/** Sums that are said in parts: 1 crore 20 lakh. */
function moneyAt(line: Line, at: number): Read | undefined {
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
  const isRest = rest !== undefined && rest.value >= hundred && rest.value < thousand && !isUnit(conceptAt(line, rest.to));
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

/** Of so many, hundreds behind the thousands are of one size: 1 hajar 200 sqft. 12 hajar 800 sqft is a rent and a size. */
const ofSizeMax = 5000;

/** Square feet by the thousand: dui hajar sqft, ek hajar dui sho square feet. With taka between them it is what one costs. */
function thousandsAt(line: Line, at: number): Read | undefined {
  const quantity = quantityAt(line, at);
  const unit = quantity && conceptAt(line, quantity.to);
  if (!quantity || unit?.is !== 'money' || unit.taka !== thousand) return undefined;
  const value = quantity.value * thousand;
  const rest = value < ofSizeMax ? quantityAt(line, quantity.to + 1) : undefined;
  const isRest = rest !== undefined && rest.value < thousand;
  const unitAt = past(line, isRest ? rest.to : quantity.to + 1, 'plus');
  return conceptAt(line, unitAt)?.is === 'sqft'
    ? { of: 'size', value: Math.round(value + (isRest ? rest.value : 0)), least: thousand, to: unitAt + 1 }
    : undefined;
}

/** A number with its unit. */
export function measureAt(line: Line, at: number): Read | undefined {
  const said = thousandsAt(line, at) ?? moneyAt(line, at) ?? landAt(line, at);
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
