import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { AreaRates } from './area-rates.tsx';
import { beginningLines, type CostLine, type HomeCosts, monthlyLines, sumOf } from './home-costs.ts';
import { cell, HomesTable, name } from './homes-table.tsx';

export interface Home {
  post: PostPage;
  costs: HomeCosts;
}

interface PartProps {
  homes: readonly Home[];
  part: 'beginning' | 'monthly';
  lines: readonly CostLine[];
}

function Part({ homes, part, lines }: PartProps) {
  const { t, fmt } = useWords();
  const shown = lines.filter((line) => homes.some(({ costs }) => costs[line] !== undefined && costs[line] !== 0));
  const said = (costs: HomeCosts, line: CostLine): string => {
    const taka = costs[line];
    return taka === undefined || taka === 0 ? '–' : taka === null ? t('decide.unstated') : fmt.takaExact(taka);
  };
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={homes.length + 1} className="px-3 pt-5 pb-1 text-left font-semibold lg:px-5">
          {t(`decide.${part}`)}
        </th>
      </tr>
      {shown.map((line) => (
        <tr key={line}>
          <th scope="row" className={name}>
            {t(`decide.line_${line}`)}
          </th>
          {homes.map(({ post, costs }) => (
            <td key={post.PostID} className={cell}>
              {said(costs, line)}
            </td>
          ))}
        </tr>
      ))}
      <tr className="font-semibold">
        <th scope="row" className={`${name} !border-t-2 !border-dashed !border-clay !font-semibold !text-ink`}>
          {t(`decide.sum_${part}`)}
        </th>
        {homes.map(({ post, costs }) => (
          <td key={post.PostID} className={`${cell} !border-t-2 !border-dashed !border-clay`}>
            {fmt.takaExact(sumOf(costs, lines))}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** What each home costs at the beginning and by the month, and how that stands beside its area. */
export function CostsTable({ homes }: { homes: readonly Home[] }) {
  const { t } = useWords();
  const posts = homes.map(({ post }) => post);
  return (
    <HomesTable label={t('decide.costs')} posts={posts}>
      <Part homes={homes} part="beginning" lines={beginningLines} />
      <Part homes={homes} part="monthly" lines={monthlyLines} />
      <AreaRates posts={posts} />
    </HomesTable>
  );
}
