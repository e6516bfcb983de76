// What was typed beside the name of the place that was chosen: "block c" of "banasree block c".
import type { SuggestedItem } from '#contracts/search/suggested.ts';

const tidied = (text: string): string => text.replace(/^[\s,.;·-]+|[\s,.;·-]+$/g, '').replace(/\s+/g, ' ');
const letter = /[\p{L}\p{M}\p{N}]/u;

/** Nothing where the name is not there in full: then it was only begun, or spelled otherwise. */
export function restOfPlace(typed: string, { bn, en }: Pick<SuggestedItem, 'bn' | 'en'>): string {
  const text = typed.trim();
  for (const name of [bn, en]) {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    const after = text[at + name.length];
    if (at < 0 || (after !== undefined && letter.test(after))) continue;
    return tidied(`${text.slice(0, at)} ${text.slice(at + name.length)}`);
  }
  return '';
}
