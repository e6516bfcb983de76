// Finds phone numbers and links in texts where they are not allowed: the server flags the post, staff see them highlighted.
import { asciiDigits } from '#contracts/values.ts';

export interface FoundContact {
  kind: 'phone' | 'link';
  /** UTF-16 positions in the given text, the end exclusive. */
  start: number;
  end: number;
}

// Separators that people put between digits to hide a number.
const gap = String.raw`[\s\p{Pd}.()_/|*·•:]{0,3}`;
/** Eleven digits starting with 0, or a mobile number without the 0; a country code in front is allowed. */
const phone = new RegExp(String.raw`(?<!\d)(?:\+?8${gap}8${gap})?(?:0(?:${gap}\d){10}|1${gap}[3-9](?:${gap}\d){8})(?!\d)`, 'u');

// Lookbehinds make a run of letters be read from its beginning only: starting at every letter would take
// quadratic time.
const endings = 'com|net|org|info|biz|bd|xyz|me|io|co|shop|app|site|online|store|link|live|ly|gg|be';
const link = new RegExp(
  String.raw`https?:\S*|\bwww\s?\.\S*|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w|(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_.-]+\s?\.(?:${endings})(?![a-z0-9])(?:/\S*)?|(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]+ dot\s*com\b|\bdot\s*com\b|(?<![\p{L}\p{M}])[\p{L}\p{M}]*\s?ডট\s*কম`,
  'iu',
);

interface Plain {
  text: string;
  /** For each UTF-16 unit of the normalized text, where its character begins and ends in the given text. */
  from: number[];
  to: number[];
}

/** The text in NFKC without invisible characters, so that a hidden number is found. */
function plainOf(given: string): Plain {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let position = 0;
  for (const character of given) {
    const plain = /\p{Cf}/u.test(character) ? '' : asciiDigits(character.normalize('NFKC'));
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(position);
      to.push(position + character.length);
    }
    position += character.length;
  }
  return { text, from, to };
}

/** Every match; each search starts where the previous match ended. */
function matchesIn(text: string, pattern: RegExp): { from: number; to: number }[] {
  const matches: { from: number; to: number }[] = [];
  let begun = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text.slice(begun))) {
    const from = begun + match.index;
    begun = from + match[0].length;
    matches.push({ from, to: begun });
  }
  return matches;
}

/** Every phone number and link of `text` in reading order; a number inside a link counts as part of the link. */
export function contactsInText(text: string): FoundContact[] {
  const plain = plainOf(text);
  const found = (kind: FoundContact['kind'], pattern: RegExp): FoundContact[] =>
    matchesIn(plain.text, pattern).map(({ from, to }) => ({ kind, start: plain.from[from] ?? 0, end: plain.to[to - 1] ?? 0 }));
  const links = found('link', link);
  let next = 0;
  const phones = found('phone', phone).filter(({ start, end }) => {
    while ((links[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return end <= (links[next]?.start ?? Number.POSITIVE_INFINITY);
  });
  return [...links, ...phones].toSorted((a, b) => a.start - b.start);
}
