import { BellPlus, BellRing } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import type { SearchParameters } from '#web/saved-searches/parameters.ts';
import { keyOf } from '#web/saved-searches/search-key.ts';
import { nothingTold, told } from './told.ts';

const load = () => import('./telling.ts');

/** One press, and its person is told of new posts that this search finds; another one ends that. Failures are said below it. */
export function TellMe({ query }: { query: SearchParameters }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const { state, user } = useSession();
  const key = keyOf(query);
  const on = told.use((now) => now.on.has(key));
  const failure = told.use((now) => now.failed[key]);
  const reader = user?.status === 'normal' ? user.id : undefined;
  const read = useEffectEvent((): void => {
    load().then(
      ({ follow }) => follow(words),
      () => undefined,
    );
  });
  useEffect(() => {
    if (reader) read();
    else if (state === 'out') told.set(nothingTold);
  }, [reader, state]);
  const press = (): void =>
    void load().then(
      ({ pressed }) => pressed(query, words, navigate),
      () => showToast('error', t('errors.notice_noResponse')),
    );
  const Icon = on ? BellRing : BellPlus;
  return (
    <div className="-ml-3 noscript:hidden print:hidden">
      <button
        type="button"
        data-tell={key}
        onClick={press}
        className={`control inline-flex min-h-12 items-center gap-2 rounded-control px-3 text-left text-ui font-semibold text-link hover:bg-primary-tint ${on ? 'bg-primary-tint' : ''}`}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {on ? (
          <span>
            {t('guide.told')} <span className="underline">{t('guide.tellStop')}</span>
          </span>
        ) : (
          t('guide.tell')
        )}
      </button>
      <div role="alert">
        {failure ? (
          <p className="mt-1 mb-0 px-3 text-small text-danger">
            {failure.text}{' '}
            {failure.isFull ? (
              <Link to="/user/saved-searches" className="inline-flex min-h-6 items-center font-semibold text-link">
                {t('shell.savedSearches')}
              </Link>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}
