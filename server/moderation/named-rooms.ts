// Whether a text names rooms or a lift, which bare land has not. Nothing is refused by it: staff look twice.
import { asciiDigits } from '#contracts/values.ts';

const many = String.raw`\d{1,2}|one|two|three|four|five|six|এক|দুই|তিন|চার|পাঁচ|ছয়`;
/** A Bengali word also where an ending such as টি or এর is tied to it. */
const named = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?:${many})\s*(?:টি|টা)?[\s-]{0,3}(?:(?:bed|bath)s?(?![\p{L}\p{N}])|বেড|বাথ)|(?:bed|bath)\s?rooms?(?![\p{L}\p{N}])|(?:lift|elevator)s?(?![\p{L}\p{N}])|(?:বেড|বাথ)\s?রুম|লিফট)`,
  'iu',
);

export const namesRooms = (texts: readonly (string | null)[]): boolean => texts.some((text) => named.test(asciiDigits((text ?? '').normalize('NFC'))));
