// Numbers and sites in what was read from a picture: the reader makes letters of tiles and leaves, so only what cannot be anything else.
import { asciiDigits, normalisePhone } from '#contracts/values.ts';

export interface ContactsRead {
  /** As they are stored: 01XXXXXXXXX. */
  numbers: string[];
  /** In lower case, such as bikroy or flats.com.bd. */
  sites: string[];
}

/** A mobile number whose groups are parted by one sign at most. */
const mobile = /(?:\+?88[\s-]?)?0\s?1[3-9](?:[\s.-]?\d){8}(?!\d)/g;
/** Where homes of the country are advertised besides here. */
const otherSites = ['bikroy', 'bproperty', 'bdhousing', 'clickbd', 'ekhanei', 'lamudi', 'pbazaar', 'tolet', 'the2let', 'toletbd'];
const domain = /(?<![\w.-])[a-z][a-z0-9-]{3,}\.(?:com\.bd|com|net|org|info|xyz)(?![a-z0-9])/g;

/** Figures that look like letters, as a reader of print mistakes them. */
const asFigures = (line: string): string => line.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1');

/** A number has eleven figures; of Bengali ones English reads some as no letter at all. */
const longLine = 8;

/** Whether what English read in a picture has a line as long as a number in other figures. */
export const hasLongLine = (text: string): boolean => text.split('\n').some((line) => line.replace(/\s/g, '').length >= longLine);

export function contactsRead(text: string): ContactsRead {
  const numbers = asciiDigits(text)
    .split('\n')
    .flatMap((line) => [...asFigures(line).matchAll(mobile)].map(([found]) => normalisePhone(found)));
  const words = text.toLowerCase();
  const named = otherSites.filter((site) => new RegExp(`(?<![a-z0-9])${site}(?![a-z0-9])`).test(words));
  const domains = [...words.matchAll(domain)].map(([found]) => found).filter((found) => !named.some((site) => found.startsWith(`${site}.`)));
  return { numbers: [...new Set(numbers)], sites: [...new Set([...named, ...domains])] };
}
