import { BellPlus, BellRing } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { SearchParameters } from './parameters.ts';
import { searchIntent } from './search-intent.ts';
import { keyOf } from './search-key.ts';

interface SaveSearchProps {
  /** The parameters of `GET /api/search`; purpose too, where the page is of one. Those of the page of the list change nothing. */
  query: SearchParameters;
  className?: string;
}

const load = () => import('./saving.ts');

const look =
  'control inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-3 text-ui font-semibold whitespace-nowrap text-link no-underline hover:bg-primary-tint disabled:opacity-60';

/**
 * Saves the search on screen, so that its person hears of new posts. Signed out: sign in and come back with it saved. Offers
 * and firms are not announced, so there is nothing to save there. Needs the words of `search`.
 */
export function SaveSearch({ query, className }: SaveSearchProps) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const { state } = useSession();
  const [savedKey, setSavedKey] = useState<string>();
  const [busy, setBusy] = useState(false);
  const key = keyOf(query);

  const wordsNow = useEffectEvent(() => words);
  useEffect(() => {
    if (state !== 'in' || !searchIntent.waits()) return;
    load()
      .then(({ complete }) => complete(wordsNow()))
      .then(
        (saved) => saved && setSavedKey(keyOf(saved)),
        () => undefined,
      );
  }, [state]);

  async function press(): Promise<void> {
    setBusy(true);
    try {
      const { pressed } = await load();
      if (await pressed(query, words, navigate)) setSavedKey(key);
    } catch {
      showToast('error', t('errors.notice_noResponse'));
    } finally {
      setBusy(false);
    }
  }
  if (query['purpose'] === 'group' || query['purpose'] === 'interior') return null;
  if (savedKey === key) {
    return (
      <Link to="/user/saved-searches" className={`${look} ${className ?? ''}`}>
        <BellRing aria-hidden="true" className="size-5" />
        <span>{t('search.saved')}</span>
      </Link>
    );
  }
  return (
    <button type="button" disabled={busy} aria-busy={busy} onClick={() => void press()} className={`${look} noscript:hidden ${className ?? ''}`}>
      <BellPlus aria-hidden="true" className="size-5" />
      <span>{t('search.save')}</span>
    </button>
  );
}
