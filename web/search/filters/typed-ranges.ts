// The ranges of an address, which people type as they say them: ৫০ লাখ, 1.5 crore, 20k, ৩ কাঠা. The API is asked in digits.
import { landUnits, type LandUnit } from '#contracts/enums.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import type { Formatter } from '#i18n/format.ts';
import { amountOf, areaOf, landOf, type TypedLand } from '#i18n/typed-numbers.ts';

export const rangeNames = ['priceMin', 'priceMax', 'sizeMin', 'sizeMax', 'landMin', 'landMax'] as const;
const sums = [
  ['priceMin', amountOf],
  ['priceMax', amountOf],
  ['sizeMin', areaOf],
  ['sizeMax', areaOf],
] as const;

const lands = ['landMin', 'landMax'] as const;
const placesMax = 10_000;

/** The land of both boxes in one unit: the one typed with the larger, otherwise with the smaller, otherwise the chosen one. */
function landIn(params: URLSearchParams): { unit: LandUnit | undefined; sizes: (number | undefined)[] } {
  const read = lands.map((name): TypedLand | undefined => landOf(params.get(name) ?? ''));
  const chosen = landUnits.find((one) => one === params.get('landUnit'));
  const unit = read[1]?.unit ?? read[0]?.unit ?? chosen;
  const inUnit = (one: TypedLand | undefined): number | undefined =>
    one?.unit && unit && one.unit !== unit ? Math.round((landSqft(one.size, one.unit) / landSqft(1, unit)) * placesMax) / placesMax : one?.size;
  return { unit, sizes: read.map(inUnit) };
}

/** The same with every understood number in plain digits, and land in one unit; what is not understood stays as it was typed. */
export function inDigits(typed: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(typed);
  for (const [name, read] of sums) {
    const number = read(params.get(name) ?? '');
    if (number !== undefined) params.set(name, String(number));
  }
  const { unit, sizes } = landIn(params);
  for (const [at, name] of lands.entries()) if (sizes[at] !== undefined) params.set(name, String(sizes[at]));
  if (unit && sizes.some((size) => size !== undefined)) params.set('landUnit', unit);
  return params;
}

/** The number of a range that `inDigits` has understood; undefined for an empty one and for any other text. */
export const numberIn = (plain: URLSearchParams, name: (typeof rangeNames)[number]): number | undefined => {
  const text = plain.get(name) ?? '';
  return (name.startsWith('land') ? /^\d+(\.\d+)?$/ : /^\d+$/).test(text) ? Number(text) : undefined;
};

/** A price as its field shows it: ৫০ লাখ where that is exact, otherwise with its digits grouped; what is no sum as it was typed. */
export function shownAmount(text: string, { amount, number }: Pick<Formatter, 'amount' | 'number'>): string {
  const taka = amountOf(text);
  if (taka === undefined) return text;
  return amountOf(amount(taka)) === taka ? amount(taka) : number(taka);
}

/** A number as its field shows it, or the text where it is none. Two places would round land of some chhatak. */
export const shownNumber = (text: string, number: number | undefined, { plain, number: grouped }: Pick<Formatter, 'plain' | 'number'>): string => {
  if (number === undefined) return text;
  return Number.isInteger(number) ? grouped(number) : plain(number);
};

/** As the API takes it. It forgives commas anywhere, so what was not understood must not pass there as another number. */
export const asAsked = (name: string, value: string): string =>
  (rangeNames as readonly string[]).includes(name) && !/^\d+(\.\d+)?$/.test(value) ? value.replaceAll(',', ';') : value;
