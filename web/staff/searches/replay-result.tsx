// What an entry of the dictionary would change: the logged searches that would be read differently, as they are read now and then.
import type { DictionaryReplay } from '#contracts/search/search-dictionary.ts';
import { useWords } from '#web/platform/language.tsx';
import { partText } from '#web/search/filters/filter-chips.tsx';
import { queryParts } from '#web/search/results/understood.ts';

type Read = DictionaryReplay['items'][number]['before'];

function ReadAs({ label, read: { understood, words } }: { label: string; read: Read }) {
  const said = useWords();
  const { t } = said;
  const parts = [...queryParts(understood).map((part) => partText(part, said)), ...words.map((text) => t('search.chipText', { text }))];
  return (
    <p className="m-0 wrap-anywhere">
      {label}: {parts.join(' · ') || t('staffSearches.nothingUnderstood')}
    </p>
  );
}

export function ReplayResult({ replay: { replayed, isComplete, differing, items } }: { replay: DictionaryReplay }) {
  const { t, fmt } = useWords();
  const asked = fmt.number(replayed);
  const notes = [
    differing === 0
      ? t('staffSearches.replayNone', { replayed: asked })
      : t('staffSearches.replayDiffering', { differing: fmt.number(differing), replayed: asked }),
    isComplete ? '' : t('staffSearches.replayPart'),
    items.length < differing ? t('staffSearches.replayShown', { shown: fmt.number(items.length) }) : '',
  ];
  return (
    <section className="text-ui">
      <output className="block font-semibold">{notes.filter(Boolean).join(' ')}</output>
      <ul className="m-0 list-none p-0">
        {items.map(({ text, searches, before, after }) => (
          <li key={text} className="border-t border-line py-3">
            <strong className="wrap-anywhere">{text}</strong> <span className="text-muted">{t('staffSearches.times', { count: searches })}</span>
            <ReadAs label={t('staffSearches.readNow')} read={before} />
            <ReadAs label={t('staffSearches.readThen')} read={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}
