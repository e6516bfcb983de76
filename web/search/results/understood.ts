// What the server took out of the typed words, as parts that can be taken back: each with the words that say it.
import type { Understood } from '#contracts/search/search.ts';

/** Everything that the same words say, such as a price from and to. */
export interface QueryPart {
  /** The words in the order of the text; several where one thing is said twice. */
  texts: string[];
  said: Understood[];
}

const same = (a: readonly Understood[], b: readonly Understood[]): boolean =>
  a.length === b.length && a.every((one, index) => one.filter === b[index]?.filter && String(one.value) === String(b[index]?.value));

/** The understood parts, each once, in the order in which they were said. */
export function queryParts(understood: readonly Understood[]): QueryPart[] {
  const byText = new Map<string, Understood[]>();
  for (const one of understood) if (one.text) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const parts: QueryPart[] = [];
  for (const [text, said] of byText) {
    const twin = parts.find((part) => same(part.said, said));
    if (twin) twin.texts.push(text);
    else parts.push({ texts: [text], said });
  }
  return parts;
}

const inWord = /[\p{L}\p{M}\p{N}]/u;

/** Where `part` is in `text` as words of its own, otherwise where it is at all. */
function placeOf(text: string, part: string): number {
  let first = -1;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (first < 0) first = at;
    const [before, after] = [text[at - 1], text[at + part.length]];
    if ((!before || !inWord.test(before)) && (!after || !inWord.test(after))) return at;
  }
  return first;
}

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,;])/g, '')
    .replace(/^[\s,;·-]+|(?<![\s,;·-])[\s,;·-]+$/g, '')
    .trim();

/** The text without these words of it. */
export function withoutWords(text: string, words: readonly string[]): string {
  let rest = text;
  for (const word of words) {
    const at = placeOf(rest, word);
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`;
  }
  return tidied(rest);
}
