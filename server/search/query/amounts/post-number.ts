// A post's number as people type it.
import { asciiDigits } from '#contracts/values.ts';

const pattern = /^\d{4,9}$/;

/** Whether a folded word may be one. */
export const isPostNumber = (word: string): boolean => pattern.test(word);

/** What people say around a number that they read out: "post no 101784", "বিজ্ঞাপন নম্বর ১০১৭৮৪". */
const said =
  /(?<![\p{L}\p{M}\p{N}])(?:post|posts|ad|listing|property|id|no|number|num|nombor|nomber|nambar|nang|er|biggapon|বিজ্ঞাপন|বিজ্ঞাপনের|বিজ্ঞাপনটি|পোস্ট|পোস্টের|প্রপার্টি|আইডি|নম্বর|নাম্বার|নং)(?![\p{L}\p{M}\p{N}])/giu;

/** The number that a text consists of, in either script's digits, with or without its sign and what is said around it; or one with its sign among other words. */
export function postNumberIn(q: string | undefined): number | null {
  const text = asciiDigits(q ?? '');
  const [, signed = ''] = /(?<!\d)[#№]\s?(\d+)(?!\d)/u.exec(text) ?? [];
  const bare = text
    .replace(said, ' ')
    .replaceAll(/[\s.:,#№-]+/gu, ' ')
    .trim();
  const number = isPostNumber(signed) ? signed : bare;
  return isPostNumber(number) ? Number(number) : null;
}
