// Whether a text holds a word that admins banned. Nothing is refused by it: staff look twice.

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const letter = '[\\p{L}\\p{M}\\p{N}]';
const isBengali = /[\u0980-\u09ff]/;

/** A word by itself; a Bengali one also where an ending such as টি or এর is tied to it. */
const patternOf = (word: string): RegExp => new RegExp(`(?<!${letter})${literal(word)}${isBengali.test(word) ? '' : `(?!${letter})`}`, 'u');

const patterns = new WeakMap<readonly string[], readonly RegExp[]>();

/** Whether one of `texts` holds one of `words`, in whatever case. */
export function holdsBanned(texts: readonly (string | null)[], words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const made = patterns.get(words) ?? words.map((word) => patternOf(folded(word)));
  patterns.set(words, made);
  return texts.some((text) => text !== null && made.some((pattern) => pattern.test(folded(text))));
}
