// The language that a reader has chosen: in local storage, and in a cookie of the same name so that the first HTML is in it.
import { defaultLanguage, isLanguage, languageKey, languages, type Language } from '#i18n/language.ts';

const yearSeconds = 31_536_000;
const attributes = `path=/; max-age=${yearSeconds}; samesite=lax`;
const cookiePattern = `(?:^|; )${languageKey}=(${languages.join('|')})(?:;|$)`;

const storedLanguage = (): unknown => {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // Where storage is blocked the cookie alone knows it.
    return new RegExp(cookiePattern).exec(document.cookie)?.[1];
  }
};

/** The language of pages that the server sends from now on. Not by the cookie, which says the same: it is asked of another process. */
export const chosenLanguage = (): Language => {
  const value = storedLanguage();
  return isLanguage(value) ? value : defaultLanguage;
};

export function rememberLanguage(lng: Language): void {
  try {
    localStorage.setItem(languageKey, lng);
  } catch {
    // Where storage is blocked the cookie alone remembers it.
  }
  document.cookie = `${languageKey}=${lng}; ${attributes}`;
}

/** Throws where storage is blocked. The head's script has made the cookie say the same. */
export const isLanguageChosen = (): boolean => isLanguage(localStorage.getItem(languageKey));

/**
 * In the head, before anything is painted: a language in the address is written to both; otherwise the storage wins, and what only the
 * cookie knows is copied to it. A page in another language than the choice is loaded again: once, because the cookie then says the
 * same, and never where the browser keeps no cookies.
 */
export const followChosenLanguage = `(function(d){function cookie(){var m=/${cookiePattern}/.exec(d.cookie);return m&&m[1]}
try{var k='${languageKey}',ok=/^(?:${languages.join('|')})$/,c=cookie(),s=localStorage.getItem(k),u=new URLSearchParams(location.search).get(k);
if(!ok.test(s))s=null;if(!ok.test(u))u=null;var w=u||s||c;if(!w)return;
if(w!==s)localStorage.setItem(k,w);
if(w===c)return;
d.cookie=k+'='+w+'; ${attributes}';
if(cookie()===w&&w!==d.documentElement.lang)location.reload()}catch(e){}})(document)`;
