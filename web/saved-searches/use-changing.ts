import type { AlertFrequency } from '#contracts/enums.ts';
import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { optimistic } from '#web/platform/calls/outcome.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import type { Reading } from '#web/platform/calls/use-read.ts';
import { changeSearch, forgetSearch } from './search-calls.ts';

interface Change {
  name?: string;
  frequency?: AlertFrequency;
}

/** Changes of the list: a name and a frequency are shown at once, and taken back with a word where the server does not follow. */
export function useChanging(list: Reading<SavedSearch[]>) {
  const words = useWords();
  const { t } = words;
  const removing = useCall(forgetSearch, { outlives: true });
  const put = (changed: SavedSearch): void => list.put((all) => all.map((one) => (one._id === changed._id ? changed : one)));

  async function change(search: SavedSearch, to: Change): Promise<boolean> {
    const name = to.name?.trim() || (to.name === undefined ? search.name : search.description);
    const outcome = await optimistic({
      show: () => put({ ...search, ...to, name }),
      work: () => changeSearch(search._id, to),
      takeBack: () => put(search),
    });
    if (outcome.ok) put(outcome.value);
    if (outcome.ok) showToast('success', t('savedSearches.changed'));
    else showToast('error', failureText(words, outcome.failure));
    return outcome.ok;
  }
  /** Returns whether it is gone. */
  async function remove(search: SavedSearch): Promise<boolean> {
    const outcome = await removing.run(search._id);
    if (!outcome) return false;
    if (outcome.ok) {
      list.put((all) => all.filter(({ _id }) => _id !== search._id));
      showToast('success', t('errors.notice_searchRemoved'));
    } else showToast('error', failureText(words, outcome.failure));
    return outcome.ok;
  }
  return { removing: removing.pending, change, remove };
}
