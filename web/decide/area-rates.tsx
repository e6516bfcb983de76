import type { PostPage } from '#contracts/posts/posts.ts';
import { areaAt } from '#web/listings/paths.ts';
import { useWords } from '#web/platform/language.tsx';
import { cell, name } from './homes-table.tsx';

/** What each home asks per measure, beside what similar posts of its area ask. */
export function AreaRates({ posts }: { posts: readonly PostPage[] }) {
  const { t, fmt, lng, now } = useWords();
  if (posts.every(({ usualRate }) => usualRate === null)) return null;
  const measured = (rate: number, { usualRate, type }: PostPage): string =>
    t(usualRate?.per === 'katha' ? 'decide.perKatha' : type === 'rent' ? 'decide.perSqftMonth' : 'decide.perSqft', {
      rate: fmt.takaInOneUnit(Math.round(rate)),
    });
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={posts.length + 1} className="px-3 pt-5 pb-1 text-left font-semibold lg:px-5">
          {t('decide.rates')}
        </th>
      </tr>
      <tr>
        <th scope="row" className={name}>
          {t('decide.rateOwn')}
        </th>
        {posts.map((post) => (
          <td key={post.PostID} className={cell}>
            {post.usualRate ? measured(post.usualRate.own, post) : '–'}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className={name}>
          {t('decide.rateUsual')}
        </th>
        {posts.map((post) => (
          <td key={post.PostID} className={cell}>
            {post.usualRate ? (
              <>
                {measured(post.usualRate.middle, post)}
                <span className="mt-0.5 block text-small text-muted">
                  {t('decide.rateFrom', { area: areaAt(post.place, post.usualRate.area)[lng], count: post.usualRate.count, date: fmt.date(now) })}
                </span>
              </>
            ) : (
              t('decide.rateUnknown')
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
