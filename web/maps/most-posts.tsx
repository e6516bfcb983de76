import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { countText, listOf, rateShort } from './figures.ts';
import type { Pressing, StageProps } from './pressing.ts';

const shownAreas = 8;

/** The areas of the tab with the most posts, for those who do not look for one by its place. */
export function MostPosts({ figures, choice, onPress }: StageProps & Pick<Pressing, 'onPress'>) {
  const words = useWords();
  const { t, lng } = words;
  const most = figures.areas
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shownAreas);
  if (most.length === 0) return <p className="m-0 text-muted">{t('maps.none')}</p>;
  return (
    <section aria-labelledby="most-title">
      <h2 id="most-title" className="m-0 !text-heading">
        {t('maps.most')}
      </h2>
      <ol className="m-0 mt-2 list-none divide-y divide-line rounded-panel border border-line bg-card p-0">
        {most.map((area) => (
          <li key={area.id}>
            <Link
              to={listOf(area, choice)}
              onClick={(event) => onPress(event, area)}
              className="control flex min-h-13 items-center gap-3 px-4 py-1.5 text-ink no-underline hover:bg-sunk"
            >
              <span className="min-w-0 flex-1 font-semibold">{area[lng]}</span>
              <span className="text-right text-small leading-snug text-muted">
                <span className="block">{countText(area, words)}</span>
                {area.rate === null ? null : <span className="block">{rateShort(area.rate, figures.per, words)}</span>}
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
