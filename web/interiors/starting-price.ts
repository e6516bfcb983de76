// A firm's starting price is a text of staff, such as ৳১,৬০০/বর্গফুট থেকে; the number in it can be made large and reckoned with.
import { toAsciiDigits } from '#i18n/digits.ts';

/** The text in two: up to the end of its first number, and the rest. */
export function splitPrice(text: string): { amount: string; rest: string } {
  const [, amount, rest] = /^(\D*?[\d০-৯][\d০-৯,.]*)(.*)$/su.exec(text) ?? [];
  return amount === undefined ? { amount: text, rest: '' } : { amount, rest: rest ?? '' };
}

/** The size of a usual flat, in square feet, for which the sum is reckoned. */
export const usualSqft = 1200;

/** What a flat of the usual size would cost; undefined where the price is not by the square foot. */
export function priceOfUsualFlat(text: string): number | undefined {
  const [, number] = /^\D*?(\d[\d,]*)\s*\/\s*(?:বর্গফুট|sq\.?\s?ft|sqft)/iu.exec(toAsciiDigits(text)) ?? [];
  const perSqft = Number(number?.replaceAll(',', ''));
  return perSqft > 0 ? perSqft * usualSqft : undefined;
}
