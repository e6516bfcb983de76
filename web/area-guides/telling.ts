// What "tell me of new ones" does. Fetched for anyone who is signed in or presses it.
import type { NavigateFunction } from 'react-router';
import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { SearchParameters } from '#web/saved-searches/parameters.ts';
import { changeSearch, forgetSearch, readSearches, saveSearch } from '#web/saved-searches/search-calls.ts';
import { searchIntent } from '#web/saved-searches/search-intent.ts';
import { keyOf } from '#web/saved-searches/search-key.ts';
import { told } from './told.ts';

/** What the server has, by what it asks; also what is paused. */
let known = new Map<string, SavedSearch>();
let reading: Promise<void> | undefined;
/** Searches whose press the server has not followed yet. */
const busy = new Set<string>();
let presses = 0;

function show(key: string, on: boolean, failure?: { text: string; isFull: boolean }): void {
  const next = new Set(told.get().on);
  if (on) next.add(key);
  else next.delete(key);
  const { [key]: _old, ...failed } = told.get().failed;
  told.set({ on: next, failed: failure ? { ...failed, [key]: failure } : failed });
}

const isOn = (search: SavedSearch | undefined): boolean => search !== undefined && search.frequency !== 'off';

async function learn(): Promise<void> {
  const before = presses;
  const searches = await readSearches(memberApi()).catch(() => undefined);
  // Of a press in the meantime the list may know nothing.
  if (!searches || before !== presses || busy.size > 0) return;
  known = new Map(searches.map((search) => [keyOf(search.query), search]));
  told.set({ ...told.get(), on: new Set([...known].flatMap(([key, search]) => (isOn(search) ? [key] : []))) });
}

/** Has the server tell of a search; one that is paused goes on. */
async function begin(key: string, query: SearchParameters | SavedSearch['query'], as: Pick<SavedSearch, 'name' | 'isNamed' | 'frequency'> | undefined) {
  const more = as ? { frequency: as.frequency, ...(as.isNamed ? { name: as.name } : {}) } : {};
  const search = await saveSearch(query, more);
  known.set(key, isOn(search) ? search : await changeSearch(search._id, { frequency: 'instant' }));
}

/** Stops telling. Returns the search as it was. */
async function end(key: string): Promise<SavedSearch | undefined> {
  const search = known.get(key);
  if (search) await forgetSearch(memberApi(), search._id);
  known.delete(key);
  return search;
}

interface Press {
  query: SearchParameters | SavedSearch['query'];
  on: boolean;
  words: PageWords;
  /** As it was before it was stopped. */
  as?: SavedSearch | undefined;
  onSignedOut?: () => void;
  /** Nothing is said of what undoes a press. */
  isUndo?: boolean;
}

/** Shows the press at once and has the server follow; where it does not, the button shows what is true, and why. */
async function settle({ query, on, words, as, onSignedOut, isUndo = false }: Press): Promise<void> {
  const key = keyOf(query);
  const { t } = words;
  if (busy.has(key)) return;
  busy.add(key);
  presses += 1;
  show(key, on);
  try {
    let before: SavedSearch | undefined;
    if (on) await begin(key, query, as);
    else before = await end(key);
    const undo = (): void => void settle({ query, on: !on, words, as: before, isUndo: true });
    if (!isUndo) showToast(on ? 'success' : 'info', t(on ? 'guide.tellDone' : 'guide.tellStopped'), { label: t('guide.undo'), onPress: undo });
  } catch (error) {
    const code = error instanceof CallFailure ? error.code : undefined;
    const isOut = on && onSignedOut !== undefined && code === 'UNAUTHENTICATED';
    show(key, !on, isOut ? undefined : { text: failureText(words, error), isFull: code === 'TOO_MANY' });
    if (isOut) onSignedOut();
  } finally {
    busy.delete(key);
  }
}

/** Shows what this person is told of, and completes the press for which they signed in. */
export async function follow(words: PageWords): Promise<void> {
  reading ??= learn().finally(() => void (reading = undefined));
  const intent = searchIntent.take();
  await reading;
  if (!intent) return;
  await settle({ query: intent, on: true, words });
  const key = keyOf(intent);
  [...document.querySelectorAll<HTMLElement>('[data-tell]')].find(({ dataset }) => dataset['tell'] === key)?.focus();
}

/** Anyone who is signed out signs in first and comes back to this page being told. */
export async function pressed(query: SearchParameters, words: PageWords, navigate: NavigateFunction): Promise<void> {
  const signIn = (): void => {
    searchIntent.keep(query);
    const { pathname, search, hash } = window.location;
    void navigate(`/SignIn?return=${encodeURIComponent(`${pathname}${search}${hash}`)}&for=search`);
  };
  const { state } = await knownSession();
  if (state === 'out') return signIn();
  await settle({ query, on: !told.get().on.has(keyOf(query)), words, onSignedOut: signIn });
}
