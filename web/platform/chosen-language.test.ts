import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { languageKey } from '#i18n/language.ts';
import { followChosenLanguage } from './chosen-language.ts';

interface Opened {
  stored?: string;
  cookie?: string;
  search?: string;
  /** Of the page as the server sent it. */
  lang?: 'bn' | 'en';
  keepsCookies?: boolean;
  keepsStorage?: boolean;
}

/** A browser in which the first script of a page has run. */
function open({ stored, cookie, search = '', lang = 'bn', keepsCookies = true, keepsStorage = true }: Opened) {
  const storage = new Map(stored === undefined ? [] : [[languageKey, stored]]);
  let cookies = cookie ?? '';
  let reloads = 0;
  const document = {
    documentElement: { lang },
    get cookie() {
      return cookies;
    },
    set cookie(line: string) {
      if (keepsCookies) cookies = line.split(';')[0] ?? '';
    },
  };
  const blocked = (): never => {
    throw new Error('SecurityError');
  };
  const localStorage = {
    getItem: keepsStorage ? (key: string) => storage.get(key) ?? null : blocked,
    setItem: keepsStorage ? (key: string, value: string) => void storage.set(key, value) : blocked,
  };
  runInNewContext(followChosenLanguage, { document, localStorage, URLSearchParams, location: { search, reload: () => reloads++ } });
  return { stored: storage.get(languageKey), cookie: cookies, reloads };
}

test('a choice whose cookie is gone is written again, and the page is loaded once more in its language', () => {
  const first = open({ stored: 'en' });
  expect(first).toEqual({ stored: 'en', cookie: 'lng=en', reloads: 1 });
  // Even where what comes then is in the wrong language, such as a page kept for reading without a connection.
  expect(open({ stored: 'en', cookie: first.cookie }).reloads).toBe(0);
  expect(open({ stored: 'bn' })).toEqual({ stored: 'bn', cookie: 'lng=bn', reloads: 0 });
});

test('storage and cookie that differ end as the storage says', () => {
  expect(open({ stored: 'bn', cookie: 'lng=en', lang: 'en' })).toEqual({ stored: 'bn', cookie: 'lng=bn', reloads: 1 });
  expect(open({ cookie: 'theme=dark; lng=en', lang: 'en' })).toEqual({ stored: 'en', cookie: 'theme=dark; lng=en', reloads: 0 });
});

test('a language in the address is written to both', () => {
  expect(open({ search: '?lng=en', lang: 'en' })).toEqual({ stored: 'en', cookie: 'lng=en', reloads: 0 });
  expect(open({ search: '?q=flat&lng=en', stored: 'bn', cookie: 'lng=bn', lang: 'en' })).toEqual({ stored: 'en', cookie: 'lng=en', reloads: 0 });
  expect(open({ search: '?lng=fr', stored: 'en', cookie: 'lng=en', lang: 'en' }).stored).toBe('en');
});

test('nothing is loaded again where nothing was chosen, or where the browser keeps nothing', () => {
  expect(open({})).toEqual({ stored: undefined, cookie: '', reloads: 0 });
  expect(open({ stored: 'fr' })).toEqual({ stored: 'fr', cookie: '', reloads: 0 });
  expect(open({ stored: 'en', keepsCookies: false }).reloads).toBe(0);
  expect(open({ cookie: 'lng=en', keepsStorage: false, lang: 'en' })).toEqual({ stored: undefined, cookie: 'lng=en', reloads: 0 });
});
