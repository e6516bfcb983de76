import { MoveRight } from 'lucide-react';
import { Link } from 'react-router';
import { cities, type City } from '#contracts/maps/city-tiles.ts';
import type { MapArea } from '#contracts/maps/maps.ts';
import { metroLine, metroOnTiles } from '#contracts/maps/metro-line.ts';
import { useWords } from '#web/platform/language.tsx';
import { countShort, countText, type Figures, figureOf, listOf, rateText } from './figures.ts';
import { Legend } from './legend.tsx';
import type { MapChoice } from './map-address.ts';
import { shadeOf, shadeStarts } from './shades.ts';
import { tileOf } from './shade-class.ts';

interface TilesProps {
  figures: Figures;
  choice: MapChoice;
}

/** A tile in the units of the drawing above the tiles. */
const tile = { width: 100, height: 72 } as const;

const open = metroLine.filter(({ isPlanned }) => !isPlanned);

/** Waves, and once the river's name. */
function River({ name }: { name: string | undefined }) {
  return (
    <span aria-hidden="true" className="flex size-full flex-col items-center justify-center rounded-tag text-badge text-river-ink">
      <svg viewBox="0 0 60 12" className="w-3/5 fill-none stroke-river" strokeWidth="3" strokeLinecap="round">
        <path d="M3 6q7-6 13 0t13 0t13 0t13 0" />
      </svg>
      {name}
    </span>
  );
}

function Tile({ area, figures, choice, starts }: TilesProps & { area: MapArea; starts: readonly number[] }) {
  const words = useWords();
  const { lng, t } = words;
  const shade = shadeOf(figureOf(area, choice.show), starts);
  const name = area[lng].replace(/ \(.*\)$/, '');
  const shown = choice.show === 'count' ? countShort(area, words) : area.rate === null ? '–' : rateText(area.rate, figures.per, words);
  return (
    <Link
      to={listOf(area, choice)}
      className={`flex size-full flex-col items-center justify-center overflow-hidden rounded-tag border px-0.5 text-center no-underline hover:outline-3 hover:outline-clay ${tileOf[shade] ?? ''}`}
    >
      <span className="sr-only">{t('maps.spoken', { name, count: countText(area, words), rate: rateText(area.rate, figures.per, words) })}</span>
      <span aria-hidden="true" className="line-clamp-2 max-w-full text-badge leading-snug hyphens-auto wrap-anywhere">
        {name}
      </span>
      <span aria-hidden="true" className="text-caption leading-snug font-semibold lg:text-ui">
        {shown}
      </span>
    </Link>
  );
}

/** Metro line 6 over the tiles of Dhaka. */
function MetroLine({ city }: { city: City }) {
  const at = ([column, row]: readonly [number, number]): readonly [number, number] => [column * tile.width, row * tile.height];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${city.columns * tile.width} ${city.rows.length * tile.height}`}
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-clay"
    >
      <polyline points={metroOnTiles.map((bend) => at(bend).join(',')).join(' ')} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" />
      {open.map(({ en, tile: where }) => {
        const [cx, cy] = at(where);
        return <circle key={en} cx={cx} cy={cy} r="5.5" strokeWidth="3" className="fill-card" />;
      })}
    </svg>
  );
}

/** The stations in their order, each leading to what is there. */
function Stations({ figures, choice }: TilesProps) {
  const { t, lng } = useWords();
  const areas = new Map(figures.areas.map((area) => [area.id, area]));
  return (
    <nav aria-labelledby="metro-title" className="mt-5">
      <h3 id="metro-title" className="m-0 flex items-center gap-2">
        <span aria-hidden="true" className="h-1 w-8 rounded-full bg-clay" />
        {t('maps.metro')}
      </h3>
      <ol className="m-0 mt-1 flex list-none flex-wrap gap-x-1 p-0">
        {open.map((station) => {
          const area = areas.get(station.subDistrict);
          return area ? (
            <li key={station.en} className="flex items-center not-last:after:text-clay not-last:after:content-['—']">
              <Link to={listOf(area, choice)} className="control flex min-h-11 items-center px-1.5 text-ui text-link no-underline hover:underline">
                {station[lng]}
              </Link>
            </li>
          ) : null;
        })}
      </ol>
    </nav>
  );
}

function CityMap({ city, figures, choice }: TilesProps & { city: City }) {
  const { t, lng } = useWords();
  const areas = new Map(figures.areas.filter(({ level }) => level === 'subDistrict').map((area) => [area.id, area]));
  const ids = city.rows.flat();
  const starts = shadeStarts(ids.map((id) => (areas.has(id) ? (figureOf(areas.get(id) as MapArea, choice.show) ?? 0) : 0)));
  const isDhaka = city.district === 'dhaka';
  const title = t(`maps.city_${isDhaka ? 'dhaka' : 'chattogram'}`);
  return (
    <section aria-labelledby={`city-${city.district}`} className={isDhaka ? 'min-w-0 lg:col-span-7' : 'min-w-0 lg:col-span-5'}>
      <h2 id={`city-${city.district}`} className="m-0">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-small text-muted">{t(isDhaka ? 'maps.cityNoteDhaka' : 'maps.cityNote')}</p>
      {isDhaka ? (
        <p aria-hidden="true" className="mt-0 mb-2 flex items-center justify-end gap-1.5 text-small font-semibold text-primary sm:hidden">
          {t('maps.swipe')} <MoveRight className="size-5" />
        </p>
      ) : null}
      <div className="-mx-4 overflow-x-auto px-4 py-1 lg:mx-0 lg:px-0">
        <div className={`relative ${isDhaka ? 'min-w-[38rem]' : 'min-w-[20rem]'}`}>
          <ul aria-labelledby={`city-${city.district}`} className={`m-0 grid list-none p-0 ${isDhaka ? 'grid-cols-7' : 'grid-cols-5'}`}>
            {ids.map((id, at) => {
              const area = areas.get(id);
              return (
                // Empty places and rivers have no id of their own.
                // oxlint-disable-next-line react/no-array-index-key
                <li
                  key={`${id}${at}`}
                  aria-hidden={area ? undefined : true}
                  className={`p-0.75 ${isDhaka ? 'aspect-[100/72]' : 'aspect-square sm:aspect-[100/72]'}`}
                >
                  {area ? (
                    <Tile area={area} figures={figures} choice={choice} starts={starts} />
                  ) : id === '~' ? (
                    <River name={at === ids.indexOf('~') ? city.river[lng] : undefined} />
                  ) : null}
                </li>
              );
            })}
          </ul>
          {isDhaka ? <MetroLine city={city} /> : null}
        </div>
      </div>
      <div className="mt-3 [&_ul]:!flex-row">
        <Legend starts={starts} show={choice.show} per={figures.per} title={t(`maps.legend_${choice.show}`)} />
      </div>
      {isDhaka ? <Stations figures={figures} choice={choice} /> : null}
    </section>
  );
}

/** Dhaka and Chattogram, where most of what is offered lies in a hundredth of the country. */
export function CityTiles(props: TilesProps) {
  return (
    <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 lg:grid-cols-12">
      {cities.map((city) => (
        <CityMap key={city.district} city={city} {...props} />
      ))}
    </div>
  );
}
