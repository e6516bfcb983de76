import { Link } from 'react-router';
import { dhakaOffset } from '#contracts/dhaka.ts';
import type { LoggedSearch } from '#contracts/search/search-log.ts';
import { runPath } from '#contracts/search/search-path.ts';
import { useWords } from '#web/platform/language.tsx';
import { partText } from '#web/search/filters/filter-chips.tsx';
import { queryParts } from '#web/search/results/understood.ts';
import { Row } from '#web/staff/kit/row.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** What was understood, each with the words that said it. */
function UnderstoodParts({ understood }: Pick<LoggedSearch, 'understood'>) {
  const words = useWords();
  const { t } = words;
  const parts = queryParts(understood);
  if (parts.length === 0) return <>{t('staffSearches.nothingUnderstood')}</>;
  return (
    <>
      {t('staffSearches.understood')}: {parts.map((part) => `${part.texts.join(' ')} → ${partText(part, words)}`).join(' · ')}
    </>
  );
}

/** How often a result was opened, and the posts that were opened most. */
function Opened({ chosen, position, posts }: Pick<LoggedSearch, 'chosen' | 'position' | 'posts'>) {
  const { t, fmt } = useWords();
  if (chosen === 0) return <>{t('staffSearches.neverOpened')}</>;
  return (
    <>
      {t('staffSearches.opened', { count: chosen, position: fmt.number(Math.round(position ?? 1)) })} · {t('staffSearches.openedPosts')}:{' '}
      {posts.map((number) => `#${fmt.plain(number)}`).join(', ')}
    </>
  );
}

const link = 'control inline-flex min-h-12 items-center text-ui text-primary-ink underline underline-offset-4';

/** One text with its tab: how often, what was found and understood, and what became of it. */
export function LoggedSearchRow({ logged }: { logged: LoggedSearch }) {
  const { t, fmt } = useWords();
  const { text, purpose, searches, empty, total, understood, ignored, lastDay } = logged;
  const tags = (
    <>
      <Tag tone="info">{purpose ? t(`search.tab_${purpose}`) : t('staffSearches.anyTab')}</Tag>
      {empty > 0 ? <Tag tone="red">{t('staffSearches.withoutResult', { shown: fmt.number(empty) })}</Tag> : null}
    </>
  );
  const actions = (
    <>
      <div className="text-ui">
        <strong className="block">{t('staffSearches.times', { count: searches })}</strong>
        <span className="text-muted">{total === null ? t('staffSearches.unknownFound') : t('staffSearches.found', { count: total })}</span>
      </div>
      <Link
        to={`/admin/search-words?teach=${encodeURIComponent(ignored.join(' ') || text)}`}
        aria-label={t('staffSearches.teachOf', { text })}
        className={link}
      >
        {t('staffSearches.teachIt')}
      </Link>
      <Link to={runPath({ q: text, ...(purpose ? { purpose } : {}) })} aria-label={t('staffSearches.tryItOf', { text })} className={link}>
        {t('staffSearches.tryIt')}
      </Link>
    </>
  );
  return (
    <Row title={text} tags={tags} actions={actions}>
      <p className="m-0 text-ui wrap-anywhere">
        <UnderstoodParts understood={understood} />
        {ignored.length > 0 ? ` · ${t('staffSearches.ignored')}: ${ignored.join(', ')}` : null}
      </p>
      <p className="m-0 text-small text-muted wrap-anywhere">
        <Opened {...logged} /> · {t('staffSearches.lastOn', { date: fmt.date(`${lastDay}T00:00:00${dhakaOffset}`) })}
      </p>
    </Row>
  );
}
