// Values of a review that the form and the API check alike.
import { limits } from '#contracts/limits.ts';
import { asciiDigits, boundedText, fault, isPlain, optionalHalves, shortUnits, textLength, unitsFor } from '#contracts/values.ts';

const { textMin, textMax, ratingStep, ratingMax, codeLength } = limits.reviews;

/** The text of a review. Errors: reviewRequired, reviewShort, reviewLong. */
export const reviewText = boundedText('reviewRequired', unitsFor(textMax), 'reviewLong')
  .transform((value) => value.trim())
  .refine((value) => value.length > 0, { ...fault('reviewRequired'), abort: true })
  .refine(isPlain, fault('invalid'))
  .refine((value) => textLength(value) >= textMin, fault('reviewShort'))
  .refine((value) => textLength(value) <= textMax, fault('reviewLong'))
  .meta({ minLength: textMin, maxLength: textMax });

/** Half a star to five stars. Errors: reviewRating for a missing one, min, max, choice. */
export const rating = optionalHalves(ratingStep, ratingMax)
  .refine((value) => value !== undefined, fault('reviewRating'))
  .transform((value) => value as number);

/** Characters of review codes: none that is read as another one. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code as typed: any case, spaces and hyphens, digits of either script. Eight characters afterwards. Errors: reviewCodeRequired, reviewCode. */
export const reviewCode = boundedText('reviewCodeRequired', shortUnits, 'reviewCode')
  .transform((typed) => asciiDigits(typed).replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => code.length > 0, { ...fault('reviewCodeRequired'), abort: true })
  .refine((code) => code.length === codeLength && [...code].every((one) => codeAlphabet.includes(one)), fault('reviewCode'))
  .meta({ description: 'Eight characters such as K7QM-3F9X; case, spaces and hyphens do not matter.' });
