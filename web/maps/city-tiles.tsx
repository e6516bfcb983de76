import { MoveRight } from 'lucide-react';
import { Link } from 'react-router';
import { cities, type City } from '#contracts/maps/city-tiles.ts';
import type { MapArea } from '#contracts/maps/maps.ts';
import { metroLine, metroOnTiles } from '#contracts/maps/metro-line.ts';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import { useWords } from '#web/platform/language.tsx';
import { countShort, figureOf, listOf, rateShort, spoken } from './figures.ts';
import { Legend } from './legend.tsx';
import type { Pressing, StageProps } from './pressing.ts';
import { shadeOf, shadeStarts } from './shades.ts';
import { tileOf } from './shade-class.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

/** A tile in the units of the drawing above the tiles. */
const tile = { width: 100, height: 72 } as const;

/** So wide that no name breaks within a word; where there is less room the tiles are swiped. */
const room = {
  bn: {
    dhaka: { tiles: 'min-w-[43rem]', swipe: '@min-[43rem]:hidden' },
    chattogram: { tiles: 'min-w-[26rem]', swipe: '@min-[26rem]:hidden' },
  },
  en: {
    dhaka: { tiles: 'min-w-[44rem]', swipe: '@min-[44rem]:hidden' },
    chattogram: { tiles: 'min-w-[31rem]', swipe: '@min-[31rem]:hidden' },
  },
} as const;

const open = metroLine.filter(({ isPlanned }) => !isPlanned);

/** A long name may go on in a second line before its last part, in English with a hyphen. */
const breakable = (name: string): string => name.replace(/^(\S{6,})(পুর|চর)$/u, '$1\u200B$2').replace(/^(\w{6,})(pur|char)$/, '$1\u00AD$2');

/** Waves, and once the river's name. */
function River({ name }: { name: string | undefined }) {
  return (
    <span aria-hidden="true" className="flex size-full flex-col items-center justify-center rounded-tag text-caption text-river-ink">
      <svg viewBox="0 0 60 12" className="w-3/5 fill-none stroke-river" strokeWidth="3" strokeLinecap="round">
        <path d="M3 6q7-6 13 0t13 0t13 0t13 0" />
      </svg>
      {name}
    </span>
  );
}

type Walk = ReturnType<typeof useArrowKeys>;

interface TileProps extends StageProps, Pressing {
  area: MapArea;
  starts: readonly number[];
  walk: Walk;
}

function Tile({ area, figures, choice, starts, walk, picked, onPress }: TileProps) {
  const words = useWords();
  const { lng } = words;
  // Until then every tile is a stop of the tab key.
  const isHydrated = useHydrated();
  const shade = shadeOf(figureOf(area, choice.show), starts);
  const name = area[lng].replace(/ \(.*\)$/, '');
  const shown = choice.show === 'count' ? countShort(area, words) : rateShort(area.rate, figures.per, words);
  return (
    <Link
      to={listOf(area, choice)}
      data-area={area.id}
      aria-current={picked === area ? 'true' : undefined}
      tabIndex={isHydrated && area.id !== walk.current ? -1 : undefined}
      onClick={(event) => onPress(event, area)}
      onKeyDown={walk.onKeyDown}
      onFocus={() => walk.setCurrent(area.id)}
      className={`flex size-full flex-col items-center justify-center overflow-hidden rounded-tag border px-1 text-center no-underline hover:outline-3 hover:outline-clay aria-[current]:outline-3 aria-[current]:outline-clay ${lng === 'bn' ? 'lg:px-2' : ''} ${tileOf[shade] ?? ''}`}
    >
      <span className="sr-only">{spoken(area, figures, words)}</span>
      <span aria-hidden="true" className="line-clamp-2 max-w-full text-caption leading-[1.3]">
        {breakable(name)}
      </span>
      {area.count === 0 ? null : (
        <span aria-hidden="true" className="text-caption leading-tight font-semibold lg:text-ui lg:leading-tight">
          {shown}
        </span>
      )}
    </Link>
  );
}

/** Metro line 6 over the tiles of Dhaka. */
function MetroLine({ city }: { city: City }) {
  const at = ([column, row]: readonly [number, number]): readonly [number, number] => [column * tile.width, row * tile.height];
  const course = metroOnTiles.map((bend) => at(bend).join(',')).join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${city.columns * tile.width} ${city.rows.length * tile.height}`}
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-clay"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {/* A rim of the page lifts the line off the tiles. */}
      <polyline points={course} strokeWidth="11" className="stroke-page" />
      <polyline points={course} strokeWidth="4.5" />
      {open.map(({ en, tile: where }) => {
        const [cx, cy] = at(where);
        return <circle key={en} cx={cx} cy={cy} r="4.5" strokeWidth="2.5" className="fill-card" />;
      })}
    </svg>
  );
}

/** A city as tiles, one for each area of it. */
export function CityTiles({ city: id, figures, choice, picked, onPress }: StageProps & Pressing & { city: City['district'] }) {
  const { t, lng } = useWords();
  const city = cities.find(({ district }) => district === id);
  const areas = new Map(figures.areas.map((area) => [area.id, area]));
  const ids = city?.rows.flat() ?? [];
  const shown = ids.flatMap((one) => areas.get(one) ?? []);
  const starts = shadeStarts(shown.map((area) => figureOf(area, choice.show) ?? 0));
  const walk = useArrowKeys(shown.toSorted((a, b) => b.count - a.count)[0]?.id ?? '');
  if (!city) return null;
  const isDhaka = city.district === 'dhaka';
  const { tiles, swipe } = room[lng][isDhaka ? 'dhaka' : 'chattogram'];
  return (
    <section aria-labelledby="city-title" className="@container min-w-0">
      <h2 id="city-title" className="m-0 !text-heading">
        {t(`maps.city_${isDhaka ? 'dhaka' : 'chattogram'}`)}
      </h2>
      <p className="mt-1 mb-3 text-small text-muted">{t(isDhaka ? 'maps.cityNoteDhaka' : 'maps.cityNote')}</p>
      <p aria-hidden="true" className={`mt-0 mb-2 flex items-center justify-end gap-1.5 text-small font-semibold text-primary ${swipe}`}>
        {t('maps.swipe')} <MoveRight className="size-5" />
      </p>
      <div className="-mx-4 overflow-x-auto px-4 py-1 lg:mx-0 lg:px-1">
        <div className={`relative ${tiles}`}>
          <ul data-walk aria-labelledby="city-title" className={`m-0 grid list-none p-0 ${isDhaka ? 'grid-cols-7' : 'grid-cols-5'}`}>
            {ids.map((one, at) => {
              const area = areas.get(one);
              return (
                // Empty places and rivers have no id of their own.
                // oxlint-disable-next-line react/no-array-index-key
                <li
                  key={`${one}${at}`}
                  aria-hidden={area ? undefined : true}
                  className={`p-1 ${isDhaka ? 'aspect-[100/72]' : 'aspect-square sm:aspect-[100/72]'}`}
                >
                  {area ? (
                    <Tile area={area} figures={figures} choice={choice} starts={starts} walk={walk} picked={picked} onPress={onPress} />
                  ) : one === '~' ? (
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
      <p className="mt-2 mb-0 hidden text-small text-muted sm:[@media(hover:hover)_and_(pointer:fine)]:block">{t('maps.how')}</p>
    </section>
  );
}
