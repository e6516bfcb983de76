// Phone numbers and links that stand in a text where they do not belong: the server flags them, staff see them marked.
import { asciiDigits } from './values.ts';

export interface FoundContact {
  kind: 'phone' | 'link';
  /** Positions in the text as it was given, the end exclusive. */
  start: number;
  end: number;
}

// Between two digits people put what keeps a number from being found.
const gap = String.raw`[\s\p{Pd}.()_/|*·•:]{0,3}`;
/** Eleven digits from 0, or a mobile number without its 0; a country code in front is allowed. */
const phone = new RegExp(String.raw`(?<!\d)(?:\+?8${gap}8${gap})?(?:0(?:${gap}\d){10}|1${gap}[3-9](?:${gap}\d){8})(?!\d)`, 'gu');

const endings = 'com|net|org|info|biz|bd|xyz|me|io|co|shop|app|site|online|store|link|live|ly|gg|be';
const link = new RegExp(
  String.raw`https?:\S*|\bwww\s?\.\S*|[\w.+-]+@[\w-]+\.[\w.-]*\w|[\p{L}\p{N}_.-]+\s?\.(?:${endings})(?![a-z0-9])(?:/\S*)?|[\p{L}\p{M}\p{N}_-]+ dot\s*com\b|\bdot\s*com\b|[\p{L}\p{M}]*\s?ডট\s*কম`,
  'giu',
);

interface Plain {
  text: string;
  /** Where the character of each unit of the plain text begins and ends in the given one. */
  from: number[];
  to: number[];
}

/** One spelling for digits and letters of every width, without the invisible characters that hide a number. */
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

/** Every phone number and link of `text` in the order of reading; a number inside a link counts as the link. */
export function contactsInText(text: string): FoundContact[] {
  const plain = plainOf(text);
  const found = (kind: FoundContact['kind'], pattern: RegExp): FoundContact[] =>
    [...plain.text.matchAll(pattern)].map((match) => ({
      kind,
      start: plain.from[match.index] ?? 0,
      end: plain.to[match.index + match[0].length - 1] ?? 0,
    }));
  const links = found('link', link);
  const phones = found('phone', phone).filter(({ start, end }) => links.every((other) => end <= other.start || start >= other.end));
  return [...links, ...phones].toSorted((a, b) => a.start - b.start);
}
