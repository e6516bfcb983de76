import { measures as bn } from './bn/measures.ts';
import { measures as en } from './en/measures.ts';
import type { Language } from './language.ts';
import type { Counted, MeasureWords } from './measure-words.ts';

export const measureWords: Record<Language, MeasureWords> = { bn, en };

/** Fills the `{…}` placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The singular or plural text for a number, with the formatted number in it. */
export function counted(text: Counted, value: number, shown: string): string {
  return (value === 1 ? text.one : text.other).replace('#', shown);
}
