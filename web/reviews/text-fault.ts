// What the rules say of a review's text while it is written; the API checks it again.
import type { FieldError } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';

const { textMin, textMax } = limits.reviews;

/** What is wrong with the text, or undefined. */
export function faultOfReview(text: string): FieldError | undefined {
  const length = [...text.trim()].length;
  if (length === 0) return 'reviewRequired';
  if (length < textMin) return 'reviewShort';
  return length > textMax ? 'reviewLong' : undefined;
}
