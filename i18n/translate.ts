import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { locales } from './language.ts';
import type { Language } from './language.ts';
import type { CompiledWords, Key, MessageValues, ParamsIfAny } from './message.ts';

// Bundlers put the value in; on the server it is Node's own. This room knows neither.
declare const process: { env: { NODE_ENV?: string } };

/** Says a text of the catalogue in one language. */
export interface Translate {
  /** The text of a key; a text with placeholders takes their values. */
  <K extends Key>(key: K, ...values: ParamsIfAny<K>): string;
  /** The same where key and values are only known when the program runs, as with errors an answer carries. */
  readonly dynamic: (key: Key, values?: MessageValues) => string;
  readonly lng: Language;
}

function missing(lng: string, key: string): string {
  if (process.env.NODE_ENV !== 'production') throw new Error(`No words for ${key} in ${lng}: is its noun loaded here?`);
  return key.slice(key.lastIndexOf('.') + 1);
}

/** What stands between the braces of one placeholder that chooses: its texts by number, plural form or word. */
type Branches = Readonly<Record<string, string | CompiledMessage>>;

const rules = new Map<string, Intl.PluralRules>();

function formOf(lng: Language, count: number, type: Intl.PluralRuleType): string {
  const key = `${lng}${type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(locales[lng], { type });
  rules.set(key, known);
  return known.select(count);
}

/**
 * Reads compiled words aloud. An unknown key throws while developing and testing; in production its last segment
 * stands in, so that one missing word never takes a page down.
 */
export function translator(lng: Language, words: CompiledWords): Translate {
  const digits = new Intl.NumberFormat(locales[lng]);
  const shown = (value: string | number | undefined): string => (typeof value === 'number' ? digits.format(value) : (value ?? ''));

  /** A text of tokens; the token `#` inside a plural is its number. */
  function read(message: string | CompiledMessage, values: MessageValues, counted = '#'): string {
    const tokens = typeof message === 'string' ? [message] : message;
    return tokens
      .map((token) => (typeof token === 'string' ? (token === '#' ? counted : token) : choose(token[0], token[1], token[2] as Branches, values)))
      .join('');
  }

  // Placeholders stand in compiled words as `$name` where they are shown and as `name` where a plural counts them.
  function choose(name: string, kind: string | undefined, branches: Branches, values: MessageValues): string {
    if (kind === undefined) return shown(values[name.slice(1)]);
    const value = values[name] ?? '';
    const counts = typeof value === 'number' && kind !== 'select';
    const form = counts ? formOf(lng, value, kind === 'plural' ? 'cardinal' : 'ordinal') : String(value);
    const branch = (counts ? branches[value] : undefined) ?? branches[form] ?? branches['other'] ?? '';
    return read(branch, values, counts ? shown(value) : undefined);
  }

  const say = (key: string, values: MessageValues = {}): string => {
    const message = Object.hasOwn(words, key) ? words[key] : undefined;
    return message === undefined ? missing(lng, key) : read(message, values);
  };
  return Object.assign(say, { dynamic: say, lng });
}
