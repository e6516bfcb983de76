import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import type { FoundList } from '#web/search/results/list-outcome.ts';

interface GuessProps {
  path: string;
  params: URLSearchParams;
  found: Pick<FoundList, 'didYouMean'>;
}

/** What words may have been meant to be, where the search was not sure enough to take them for it. */
export function OfferedGuess({ params, path, found: { didYouMean = [] } }: GuessProps) {
  const { t, lng } = useWords();
  return didYouMean.map(({ text, name, q }) => {
    const meant = new URLSearchParams(params);
    meant.set('q', q);
    meant.delete('page');
    return (
      <p key={text} className="mt-0 mb-3">
        <Link to={`${path}?${meant.toString()}`} className="inline-flex min-h-12 items-center font-semibold">
          {t('search.didYouMean', { name: name[lng] })}
        </Link>
      </p>
    );
  });
}
