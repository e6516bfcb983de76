import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { beginningLines, type CostLine, type HomeCosts, monthlyLines, sumOf } from './home-costs.ts';

export interface Home {
  post: PostPage;
  costs: HomeCosts;
}

interface PartProps {
  homes: readonly Home[];
  part: 'beginning' | 'monthly';
  lines: readonly CostLine[];
}

const cell = 'border-t border-line px-3 py-2.5 text-right align-top wrap-anywhere lg:px-5';
const name = 'border-t border-line bg-card px-3 py-2.5 text-left align-top text-small font-normal text-muted lg:px-5';

function Part({ homes, part, lines }: PartProps) {
  const { t, fmt } = useWords();
  const shown = lines.filter((line) => homes.some(({ costs }) => costs[line] !== undefined && costs[line] !== 0));
  const said = (costs: HomeCosts, line: CostLine): string => {
    const taka = costs[line];
    return taka === undefined || taka === 0 ? '–' : taka === null ? t('decide.unstated') : fmt.taka(taka);
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
            {fmt.taka(sumOf(costs, lines))}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Two fit a phone; more are swiped. */
const narrowest = ['', '', 'min-w-[330px]', 'min-w-[460px]', 'min-w-[590px]'];

/** What each home costs at the beginning and by the month. */
export function CostsTable({ homes }: { homes: readonly Home[] }) {
  const { t } = useWords();
  return (
    <section
      aria-label={t('decide.costs')}
      // Focusable, so that it can be scrolled with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto border-y border-line bg-card lg:mx-0 lg:rounded-card lg:border-x"
    >
      <table className={`w-full table-fixed border-separate border-spacing-0 text-ui ${narrowest[homes.length] ?? ''}`}>
        <thead>
          <tr>
            <th scope="col" className="w-[104px] px-3 lg:w-[200px] lg:px-5">
              <span className="sr-only">{t('decide.cost')}</span>
            </th>
            {homes.map(({ post }) => (
              <th key={post.PostID} scope="col" className="px-3 pt-4 pb-1 text-right align-bottom text-small font-semibold lg:px-5">
                <span className="line-clamp-2 wrap-anywhere">{post.postTitle}</span>
              </th>
            ))}
          </tr>
        </thead>
        <Part homes={homes} part="beginning" lines={beginningLines} />
        <Part homes={homes} part="monthly" lines={monthlyLines} />
      </table>
    </section>
  );
}
