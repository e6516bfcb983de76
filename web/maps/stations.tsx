import { Link } from 'react-router';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { useWords } from '#web/platform/language.tsx';
import { listOf } from './figures.ts';
import type { StageProps } from './pressing.ts';

const open = metroLine.filter(({ isPlanned }) => !isPlanned);

/** A piece of the line beside each name, with a dot. */
const onLine =
  'before:absolute before:inset-y-0 before:left-5 before:w-1 before:bg-clay first:before:top-1/2 last:before:bottom-1/2 after:absolute after:top-1/2 after:left-5.5 after:size-3 after:-translate-1/2 after:rounded-full after:border-2 after:border-clay after:bg-card';

/** The stations of Dhaka in their order, in two columns where they fit, each leading to what is there. */
export function Stations({ figures, choice }: StageProps) {
  const { t, lng } = useWords();
  const areas = new Map(figures.areas.map((area) => [area.id, area]));
  return (
    <nav aria-labelledby="metro-title" className="mt-6">
      <h2 id="metro-title" className="m-0 !text-heading">
        {t('maps.metro')}
      </h2>
      <ol className="m-0 mt-2 list-none [columns:2_9.5rem] gap-0 rounded-panel border border-line bg-card p-0 py-2">
        {open.map((station) => {
          const area = areas.get(station.subDistrict);
          return area ? (
            <li key={station.en} className={`relative break-inside-avoid ${onLine}`}>
              <Link
                to={listOf(area, choice)}
                className="control flex min-h-11 items-center py-1 pr-2 pl-10 text-ui leading-tight text-link no-underline hover:underline lg:min-h-9"
              >
                {station[lng]}
              </Link>
            </li>
          ) : null;
        })}
      </ol>
    </nav>
  );
}
