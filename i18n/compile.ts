import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { catalogue } from './catalogue.ts';
import type { Language } from './language.ts';
import type { CompiledWords, Namespace } from './message.ts';
import { translator } from './translate.ts';
import type { Translate } from './translate.ts';

// Server side only: this file carries both catalogues and the ICU parser, neither of which a browser needs.

// Displayed placeholders get a separate name, because the translator writes them in the language's digits.
function nameShown(token: CompiledMessageToken): CompiledMessageToken {
  if (typeof token === 'string') return token;
  const [name, kind, branches] = token;
  if (kind === undefined) return [`$${name}`];
  if (typeof branches !== 'object' || branches === null) return token;
  const named = Object.entries(branches).map(([key, branch]: [string, unknown]) => [key, Array.isArray(branch) ? branch.map(nameShown) : branch]);
  return [name, kind, Object.fromEntries(named)];
}

/** Parses an ICU message into tokens. Throws on invalid ICU. */
export function compile(text: string): CompiledMessage {
  return compileMessageOrThrow(text).map(nameShown);
}

const byNoun = new Map<string, CompiledWords>();

function compiledNoun(lng: Language, namespace: Namespace): CompiledWords {
  const key = `${lng}.${namespace}`;
  const known = byNoun.get(key);
  if (known) return known;
  const entries: [string, string][] = Object.entries(catalogue[lng][namespace]);
  const words = Object.fromEntries(entries.map(([name, text]) => [`${namespace}.${name}`, compile(text)]));
  byNoun.set(key, words);
  return words;
}

const byNouns = new Map<string, CompiledWords>();

/** The compiled texts of the given nouns in one language, ready to be sent as JSON; memoized. */
export function compiledWords(lng: Language, namespaces: readonly Namespace[]): CompiledWords {
  const sorted = [...new Set(namespaces)].sort();
  const key = `${lng}:${sorted.join()}`;
  const known = byNouns.get(key);
  if (known) return known;
  const words: CompiledWords = Object.assign({}, ...sorted.map((namespace) => compiledNoun(lng, namespace)));
  byNouns.set(key, words);
  return words;
}

const translators = new Map<Language, Translate>();

/** The whole catalogue in one language, for mail and the server's answers. */
export function translatorOf(lng: Language): Translate {
  const known = translators.get(lng);
  if (known) return known;
  const translate = translator(lng, compiledWords(lng, Object.keys(catalogue[lng]) as Namespace[]));
  translators.set(lng, translate);
  return translate;
}
