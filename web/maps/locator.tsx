import type { Locator as Drawn } from '#contracts/maps/maps.ts';
import { useWords } from '#web/platform/language.tsx';

type Label = Drawn['labels'][number];

/** How large the disc is around the middle of an area. */
const areaRadius = 48;

/** From the edge of the disc to the line that the name below it stands on. */
const nameBelow = 18;

const nameClass = { place: 'fill-muted', district: 'fill-muted font-semibold', river: 'fill-river-ink', station: 'fill-clay-ink' } as const;

/** A place has a dot and its name below it, a station its name beside its dot. */
function Name({ label }: { label: Label }) {
  const { lng } = useWords();
  const { x, y, kind } = label;
  const spot = kind === 'station' ? { x: x + 9, y: y + 4 } : { x, y: kind === 'place' ? y + 17 : y + 4 };
  return (
    <>
      {kind === 'place' ? <circle cx={x} cy={y} r="2.5" className="fill-muted stroke-none" /> : null}
      <text {...spot} textAnchor={kind === 'station' ? 'start' : 'middle'} className={nameClass[kind]}>
        {label[lng]}
      </text>
    </>
  );
}

function Lines({ drawn: { sea, around, district, rivers, metro, stations } }: { drawn: Drawn }) {
  return (
    <>
      {sea ? <path d={sea} className="fill-water" /> : null}
      {around ? <path d={around} className="fill-card stroke-line" strokeWidth="1.5" strokeLinejoin="round" /> : null}
      <path d={district} className="fill-primary-tint stroke-primary" strokeWidth="1.5" strokeLinejoin="round" />
      {rivers.map(({ path, width }) => (
        <path key={path} d={path} className="fill-none stroke-river" strokeWidth={width * 3} strokeLinecap="round" strokeLinejoin="round" />
      ))}
      {metro ? <path d={metro} className="fill-none stroke-clay" strokeWidth="3.5" strokeLinejoin="round" /> : null}
      {stations.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="fill-card stroke-clay" strokeWidth="2" />
      ))}
    </>
  );
}

/** Where a post is, drawn: a disc in which its house is, or the middle of its area; never the house. */
export function Locator({ drawn }: { drawn: Drawn }) {
  const { t, fmt, lng } = useWords();
  const { width, height, pin, labels, scale, inset } = drawn;
  return (
    <figure className="m-0 mt-4 print:hidden">
      <p className="sr-only">{t('detail.locator', { area: pin.name[lng], district: inset.name[lng] })}</p>
      <div className="relative overflow-hidden rounded-panel border border-line bg-sunk">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="block h-70 w-full">
          <Lines drawn={drawn} />
          <g fontSize="12.5" className="stroke-card" strokeWidth="3" strokeLinejoin="round" paintOrder="stroke">
            {labels.map((label) => (
              <Name key={`${label.kind} ${label.en}`} label={label} />
            ))}
          </g>
          {pin.radius === null ? (
            <circle cx={pin.x} cy={pin.y} r={areaRadius} className="fill-clay opacity-15" />
          ) : (
            <circle cx={pin.x} cy={pin.y} r={pin.radius} strokeWidth="2" fillOpacity="0.2" className="fill-clay stroke-clay" />
          )}
          <text
            x={pin.x}
            y={pin.y + (pin.radius ?? areaRadius) + nameBelow}
            fontSize="15"
            textAnchor="middle"
            className="fill-ink stroke-card font-semibold"
            strokeWidth="4"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {pin.name[lng]}
          </text>
        </svg>
        <svg aria-hidden="true" viewBox="-8 -8 116 116" className="absolute top-2 right-2 size-18 lg:size-24 rounded-card bg-card/85 p-1">
          <path d={inset.path} className="fill-primary-tint stroke-primary" strokeWidth="1.5" strokeLinejoin="round" />
          <circle cx={inset.pin.x} cy={inset.pin.y} r="5.5" className="fill-clay stroke-card" strokeWidth="2" />
        </svg>
        <p aria-hidden="true" className="absolute bottom-2 left-3 m-0 text-badge leading-tight text-muted">
          <span className="mb-0.5 block border-x border-b border-control pt-1" style={{ width: `${scale.width}px` }} />
          {t('detail.locatorScale', { km: fmt.number(scale.km) })}
        </p>
      </div>
      <figcaption className="mt-1.5 text-small text-muted">{t('detail.locatorNote')}</figcaption>
    </figure>
  );
}
