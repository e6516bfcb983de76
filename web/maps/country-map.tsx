import { useState } from 'react';
import { Link } from 'react-router';
import { districtOutlines, divisionLines, type DrawnDistrict } from '#contracts/maps/district-outlines.ts';
import { pointAt, sheet } from '#contracts/maps/drawn-map.ts';
import { rivers, sea } from '#contracts/maps/drawn-waters.ts';
import type { MapArea } from '#contracts/maps/maps.ts';
import { useWords } from '#web/platform/language.tsx';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import { countText, type Figures, figureOf, listOf, rateShort, spoken } from './figures.ts';
import { Legend } from './legend.tsx';
import type { Pressing, StageProps } from './pressing.ts';
import { fillOf } from './shade-class.ts';
import { shadeOf, shadeStarts } from './shades.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

/** Where the names of the divisions' towns stand. */
const towns: Readonly<Record<string, { lat: number; lng: number }>> = {
  dhaka: { lat: 23.82, lng: 90.3 },
  chattogram: { lat: 22.45, lng: 91.98 },
  rajshahi: { lat: 24.47, lng: 88.62 },
  khulna: { lat: 22.62, lng: 89.42 },
  barishal: { lat: 22.72, lng: 90.36 },
  sylhet: { lat: 24.93, lng: 91.87 },
  rangpur: { lat: 25.65, lng: 89.26 },
  mymensingh: { lat: 24.73, lng: 90.4 },
};

const courseOf = (points: (typeof rivers)[number]['course']): string =>
  points
    .map(([lng, lat], at) => {
      const { x, y } = pointAt({ lng, lat });
      return `${at === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');

const greatRivers = rivers.filter(({ isSmall }) => !isSmall);

/** The sea below the country and the rivers on it. */
const Sea = () => (
  <>
    <path d={`${courseOf(sea)}Z`} className="fill-water" />
    <g className="fill-none stroke-river" strokeWidth="7" strokeLinecap="round" aria-hidden="true">
      {[
        [420, 2740],
        [760, 2860],
        [1180, 2760],
        [1420, 2920],
        [180, 2900],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y}q24-22 48 0t48 0t48 0`} />
      ))}
    </g>
  </>
);

const Rivers = () => (
  <g className="pointer-events-none fill-none stroke-river" strokeLinecap="round" strokeLinejoin="round">
    {greatRivers.map(({ en, course, width }) => (
      <path key={en} d={courseOf(course)} strokeWidth={width * 5} />
    ))}
  </g>
);

/** Twice, since letters do not grow with the drawing as lines may. */
function TownNames({ areas }: { areas: readonly MapArea[] }) {
  const { lng } = useWords();
  return [
    ['lg:hidden', 86, 20],
    ['max-lg:hidden', 54, 13],
  ].map(([className, size, halo]) => (
    <g
      key={className}
      aria-hidden="true"
      className={`pointer-events-none fill-ink stroke-card font-semibold ${className}`}
      fontSize={size}
      strokeWidth={halo}
      strokeLinejoin="round"
      paintOrder="stroke"
      textAnchor="middle"
    >
      {areas.flatMap((area) => {
        const town = towns[area.id];
        return town
          ? [
              <text key={area.id} {...pointAt(town)}>
                {area[lng]}
              </text>,
            ]
          : [];
      })}
    </g>
  ));
}

/** What the pointed or focused district has, otherwise the one with the most. */
function Readout({ area, figures }: { area: MapArea; figures: Figures }) {
  const words = useWords();
  const { lng } = words;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-3 right-3 max-w-[46%] rounded-card bg-card/90 px-3 py-2 shadow-card lg:top-4 lg:right-4 lg:px-4 lg:py-3"
    >
      <p className="m-0 text-ui font-semibold lg:text-lead">{area[lng]}</p>
      <p className="m-0 text-small">{countText(area, words)}</p>
      {area.rate === null ? null : <p className="m-0 text-small text-muted">{rateShort(area.rate, figures.per, words)}</p>}
    </div>
  );
}

const isDrawn = (id: string): id is DrawnDistrict => id in districtOutlines;

/** The districts as links to their lists, darker where there is more. */
export function CountryMap({ figures, choice, picked, onPress }: StageProps & Pressing) {
  const words = useWords();
  const { t, lng } = words;
  // Until then every district is a stop of the tab key.
  const isHydrated = useHydrated();
  const districts = figures.areas.filter(({ level }) => level === 'district');
  const most = districts.toSorted((a, b) => (figureOf(b, choice.show) ?? 0) - (figureOf(a, choice.show) ?? 0))[0];
  const starts = shadeStarts(districts.map((area) => figureOf(area, choice.show) ?? 0));
  const { current, setCurrent, onKeyDown } = useArrowKeys(most?.id ?? '');
  const [near, setNear] = useState<string>();
  const marked = near ?? picked?.id;
  const told = districts.find(({ id }) => id === marked) ?? most;
  return (
    <section aria-labelledby="districts-title" className="min-w-0">
      <h2 id="districts-title" className="sr-only">
        {t('maps.districts')}
      </h2>
      <nav aria-label={t('maps.drawing')} className="relative overflow-hidden rounded-panel border border-line bg-sunk">
        <svg data-walk viewBox={`-60 -60 ${sheet.width + 120} ${sheet.height + 110}`} className="block h-auto w-full">
          <Sea />
          <g className="stroke-line" strokeWidth="5" strokeLinejoin="round">
            {districts.map((area) =>
              isDrawn(area.id) ? (
                <Link
                  key={area.id}
                  to={listOf(area, choice)}
                  data-area={area.id}
                  tabIndex={isHydrated && area.id !== current ? -1 : undefined}
                  aria-label={spoken(area, figures, words)}
                  onClick={(event) => onPress(event, area)}
                  onKeyDown={onKeyDown}
                  onPointerEnter={() => setNear(area.id)}
                  onPointerLeave={() => setNear(undefined)}
                  onFocus={() => {
                    setNear(area.id);
                    setCurrent(area.id);
                  }}
                  onBlur={() => setNear(undefined)}
                  className="outline-none"
                >
                  <title>{area[lng]}</title>
                  <path
                    d={districtOutlines[area.id]}
                    className={`transition-colors motion-reduce:transition-none ${fillOf[shadeOf(figureOf(area, choice.show), starts)] ?? ''}`}
                  />
                </Link>
              ) : null,
            )}
          </g>
          <Rivers />
          <path
            d={divisionLines}
            className="pointer-events-none fill-none stroke-muted opacity-70"
            strokeWidth="6"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {marked !== undefined && isDrawn(marked) ? (
            <path d={districtOutlines[marked]} className="pointer-events-none fill-none stroke-clay" strokeWidth="16" strokeLinejoin="round" />
          ) : null}
          <TownNames areas={districts} />
        </svg>
        {told ? <Readout area={told} figures={figures} /> : null}
        <div className="border-t border-line bg-card p-4 lg:absolute lg:bottom-4 lg:left-4 lg:rounded-card lg:border-0 lg:bg-card/90 lg:shadow-card">
          <Legend starts={starts} show={choice.show} per={figures.per} title={t(`maps.legend_${choice.show}`)} />
        </div>
      </nav>
      <p className="mt-2 mb-0 hidden text-small text-muted sm:[@media(hover:hover)_and_(pointer:fine)]:block">{t('maps.how')}</p>
    </section>
  );
}
