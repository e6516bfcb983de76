// Phone numbers and links that stand in a text where they do not belong: the server flags them, staff see them marked.

export interface FoundContact {
  kind: 'phone' | 'link';
  /** Positions in the text, the end exclusive. */
  start: number;
  end: number;
}

// Between two digits people put what keeps a number from being found.
const gap = String.raw`[\s\-–().·\u200b-\u200d]{0,3}`;
const digit = '[0-9০-৯]';
const zero = '[0০]';
/** Eleven digits from a zero (a landline of Dhaka may have nine), with or without the country in front. */
const phone = new RegExp(String.raw`(?<!${digit})(?:\+?[8৮]{2}${gap})?${zero}(?:[2২](?:${gap}${digit}){7,9}|(?:${gap}${digit}){10,})`, 'gu');

// Only endings that are not also words after a missing space: "office.Shop" is two sentences.
const endings = 'com|net|org|info|biz|xyz|bd|ly';
const link = new RegExp(
  String.raw`https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@])(?:(?:[a-z0-9-]+\.)+(?:${endings})|(?:wa|t|m)\.me)(?![\w-])(?:\/\S*)?`,
  'giu',
);

function matches(kind: FoundContact['kind'], pattern: RegExp, text: string): FoundContact[] {
  return [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
}

/** Every phone number and link of `text` in the order of reading; a number inside a link counts as the link. */
export function contactsInText(text: string): FoundContact[] {
  const links = matches('link', link, text);
  const phones = matches('phone', phone, text).filter(({ start, end }) => links.every((found) => end <= found.start || start >= found.end));
  return [...links, ...phones].toSorted((a, b) => a.start - b.start);
}
