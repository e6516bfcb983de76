import { setupI18n } from '@lingui/core';
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

/**
 * Reads compiled words aloud. An unknown key throws while developing and testing; in production its last segment
 * stands in, so that one missing word never takes a page down.
 */
export function translator(lng: Language, words: CompiledWords): Translate {
  const i18n = setupI18n({ locale: lng, locales: locales[lng], messages: { [lng]: words }, missing });
  const digits = new Intl.NumberFormat(locales[lng]);

  // Placeholders stand in compiled words as `$name` where they are shown and as `name` where a plural counts them.
  const shown = (values: MessageValues): Record<string, string | number> => {
    const all: Record<string, string | number> = { ...values };
    for (const [name, value] of Object.entries(values)) {
      // The library reads \x41 in its result as an escape; a backslash a person typed must stay one.
      all[`$${name}`] = typeof value === 'number' ? digits.format(value) : value.replaceAll('\\', '\\x5c');
    }
    return all;
  };
  const say = (key: string, values?: MessageValues): string => i18n._(key, values && shown(values));
  return Object.assign(say, { dynamic: say, lng });
}
