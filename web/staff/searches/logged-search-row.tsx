import { GraduationCap, Search } from 'lucide-react';
import { dhakaOffset } from '#contracts/dhaka.ts';
import type { LoggedSearch } from '#contracts/search/search-log.ts';
import { runPath } from '#contracts/search/search-path.ts';
import { useWords } from '#web/platform/language.tsx';
import { partText } from '#web/search/filters/filter-chips.tsx';
import { queryParts } from '#web/search/results/understood.ts';
import { Row } from '#web/staff/kit/row.tsx';
import { MenuLink, RowMenu } from '#web/staff/kit/row-menu.tsx';
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

/** One text with its tab: how often, what was found and understood, and what became of it. */
export function LoggedSearchRow({ logged }: { logged: LoggedSearch }) {
  const { t, fmt } = useWords();
  const { text, purpose, searches, empty, total, understood, ignored, lastDay } = logged;
  // Where no search had a result, that is all there is to say of results.
  const isBarren = empty > 0 && empty === searches;
  const tags = (
    <>
      <Tag tone="info">{purpose ? t(`search.tab_${purpose}`) : t('staffSearches.anyTab')}</Tag>
      {empty > 0 ? <Tag tone="red">{isBarren ? t('staffSearches.show_empty') : t('staffSearches.withoutResult', { shown: fmt.number(empty) })}</Tag> : null}
    </>
  );
  const menu = (
    <RowMenu label={t('staff.menuOf', { name: text })}>
      <MenuLink to={`/admin/search-words?teach=${encodeURIComponent(ignored.join(' ') || text)}`} icon={<GraduationCap aria-hidden="true" />}>
        {t('staffSearches.teachIt')}
      </MenuLink>
      <MenuLink to={runPath({ q: text, ...(purpose ? { purpose } : {}) })} icon={<Search aria-hidden="true" />}>
        {t('staffSearches.tryIt')}
      </MenuLink>
    </RowMenu>
  );
  const found = (
    <p className="m-0 mt-0.5">
      <strong className="font-semibold text-ink">{t('staffSearches.times', { count: searches })}</strong>
      {isBarren ? null : ` · ${total === null ? t('staffSearches.unknownFound') : t('staffSearches.found', { count: total })}`} ·{' '}
      <UnderstoodParts understood={understood} />
      {ignored.length > 0 ? ` · ${t('staffSearches.ignored')}: ${ignored.join(', ')}` : null}
    </p>
  );
  const last = (
    <p className="m-0 mt-0.5">
      {t('staffSearches.lastOn', { date: fmt.date(`${lastDay}T00:00:00${dhakaOffset}`) })}
      {isBarren ? null : (
        <>
          {' '}
          · <Opened {...logged} />
        </>
      )}
    </p>
  );
  return <Row title={text} tags={tags} menu={menu} cells={[found, last]} />;
}
