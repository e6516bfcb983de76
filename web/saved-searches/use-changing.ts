import { useState } from 'react';
import type { AlertFrequency } from '#contracts/enums.ts';
import type { SavedSearch } from '#contracts/saved-searches.ts';
import { failureText } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import type { Kept } from '#web/platform/use-kept.ts';
import { changeSearch, forgetSearch } from './search-calls.ts';

/** Changes of the list: shown at once, taken back with a word where the server does not follow. */
export function useChanging(list: Kept<SavedSearch[]>) {
  const words = useWords();
  const { t } = words;
  const [busy, setBusy] = useState(false);
  const put = (changed: SavedSearch): void => list.put((all) => all.map((one) => (one._id === changed._id ? changed : one)));

  async function follow(work: () => Promise<void>, takeBack: () => void): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      takeBack();
      showToast('error', failureText(words, error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const change = (search: SavedSearch, wish: { name?: string; frequency?: AlertFrequency }): Promise<boolean> => {
    put({ ...search, ...wish, name: wish.name?.trim() || (wish.name === undefined ? search.name : search.description) });
    return follow(
      async () => {
        put(await changeSearch(search._id, wish));
        showToast('success', t('savedSearches.changed'));
      },
      () => put(search),
    );
  };
  const remove = (search: SavedSearch): Promise<boolean> =>
    follow(
      async () => {
        await forgetSearch(search._id);
        list.put((all) => all.filter(({ _id }) => _id !== search._id));
        showToast('success', t('errors.notice_searchRemoved'));
      },
      () => undefined,
    );
  return { busy, change, remove };
}
