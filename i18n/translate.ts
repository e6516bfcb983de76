import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { locales } from './language.ts';
import type { Language } from './language.ts';
import type { CompiledWords, Key, MessageValues, ParamsIfAny } from './message.ts';

// Bundlers inline the value; on the server it is Node's own. i18n depends on neither.
declare const process: { env: { NODE_ENV?: string } };

/** Translates keys of the catalogue into one language. */
export interface Translate {
  /** The text of a key, with the values of its placeholders. */
  <K extends Key>(key: K, ...values: ParamsIfAny<K>): string;
  /** The same for keys and values known only at run time, such as errors of an API answer. */
  readonly dynamic: (key: Key, values?: MessageValues) => string;
  readonly lng: Language;
}

function missing(lng: string, key: string): string {
  if (process.env.NODE_ENV !== 'production') throw new Error(`No words for ${key} in ${lng}: is its noun loaded here?`);
  return key.slice(key.lastIndexOf('.') + 1);
}

/** The branches of a plural or select placeholder, by number, plural category or word. */
type Branches = Readonly<Record<string, string | CompiledMessage>>;

const rules = new Map<string, Intl.PluralRules>();

const digits = new Map<Language, Intl.NumberFormat>();

/** Takes longer to make than a whole translator, of which a page has several. */
function digitsOf(lng: Language): Intl.NumberFormat {
  const known = digits.get(lng) ?? new Intl.NumberFormat(locales[lng]);
  digits.set(lng, known);
  return known;
}

function formOf(lng: Language, count: number, type: Intl.PluralRuleType): string {
  const key = `${lng}${type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(locales[lng], { type });
  rules.set(key, known);
  return known.select(count);
}

/**
 * Creates the translator of compiled texts. An unknown key throws in development and tests; in production its last segment
 * is shown instead, so that one missing text never breaks a page.
 */
export function translator(lng: Language, words: CompiledWords): Translate {
  const shown = (value: string | number | undefined): string => (typeof value === 'number' ? digitsOf(lng).format(value) : (value ?? ''));

  /** Renders tokens; the token `#` inside a plural is its number. */
  function read(message: string | CompiledMessage, values: MessageValues, counted = '#'): string {
    const tokens = typeof message === 'string' ? [message] : message;
    return tokens
      .map((token) => (typeof token === 'string' ? (token === '#' ? counted : token) : choose(token[0], token[1], token[2] as Branches, values)))
      .join('');
  }

  // In compiled texts a displayed placeholder is `$name`, and one that a plural counts is `name`.
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
