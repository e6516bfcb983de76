// What the button that saves a search does. Fetched when it is pressed, and for anyone who comes back from signing in.
import type { NavigateFunction } from 'react-router';
import { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { knownSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { SearchParameters } from './parameters.ts';
import { saveSearch } from './search-calls.ts';
import { searchIntent } from './search-intent.ts';

async function save(query: SearchParameters, words: PageWords, onSignedOut?: () => void): Promise<boolean> {
  const { t } = words;
  const way = { label: t('shell.savedSearches'), to: '/user/saved-searches' };
  try {
    await saveSearch(query);
    showToast('success', t('search.saveDone'), way);
    return true;
  } catch (error) {
    const code = error instanceof CallFailure ? error.code : undefined;
    if (onSignedOut && code === 'UNAUTHENTICATED') onSignedOut();
    else showToast('error', failureText(words, error), code === 'TOO_MANY' ? way : undefined);
    return false;
  }
}

/** Saves the search and says so. Anyone who is signed out signs in first and comes back with it saved. Returns whether it is saved. */
export async function pressed(query: SearchParameters, words: PageWords, navigate: NavigateFunction): Promise<boolean> {
  const signIn = (): void => {
    searchIntent.keep(query);
    const { pathname, search, hash } = window.location;
    void navigate(`/SignIn?return=${encodeURIComponent(`${pathname}${search}${hash}`)}&for=search`);
  };
  const { state } = await knownSession();
  if (state !== 'out') return save(query, words, signIn);
  signIn();
  return false;
}

/** Saves the search for which someone has just signed in. Returns it where that succeeded. */
export async function complete(words: PageWords): Promise<SearchParameters | undefined> {
  const intent = searchIntent.take();
  return intent && (await save(intent, words)) ? intent : undefined;
}
