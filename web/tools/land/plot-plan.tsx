import { useWords } from '#web/platform/language.tsx';

const feetPerCubit = 1.5;

/** A corner post of the land: white with a clay top. */
function Post({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-5} y={-18} width={10} height={20} className="fill-white stroke-control" />
      <rect x={-5} y={-18} width={10} height={6} className="fill-clay" />
    </g>
  );
}

/** The land as a square plot seen from above, with the length of a side. */
export function PlotPlan({ sqft }: { sqft: number }) {
  const { t, fmt } = useWords();
  const feet = Math.sqrt(sqft);
  const side = fmt.number(feet < 10 ? Math.round(feet * 10) / 10 : Math.round(feet));
  const said = t('tools.planSide', { feet: side });
  return (
    <figure className="m-0">
      <svg viewBox="-14 0 240 214" aria-hidden="true" className="mx-auto block w-full max-w-72">
        <rect x={20} y={14} width={172} height={164} rx={10} className="fill-primary-tint" />
        <path
          d="M46 150q8 -12 16 0M150 44q8 -12 16 0M60 60q6 -9 12 0M136 142q6 -9 12 0"
          className="fill-none stroke-primary"
          strokeWidth={2}
          strokeLinecap="round"
        />
        <rect x={40} y={34} width={132} height={124} className="fill-gold-tint stroke-clay" strokeWidth={3} strokeDasharray="9 7" strokeLinecap="round" />
        <circle cx={106} cy={96} r={19} className="fill-primary" opacity={0.16} />
        <path d="M106 84l12 12l-12 12l-12 -12z" className="fill-primary" />
        {[40, 172].flatMap((x) => [34, 158].map((y) => <Post key={`${x} ${y}`} x={x} y={y + 4} />))}
        <path d="M40 188H172M40 182v12M172 182v12" className="stroke-muted" strokeWidth={1.5} />
        <text x={106} y={204} textAnchor="middle" className="fill-ink text-small font-semibold">
          {said}
        </text>
      </svg>
      <figcaption className="mt-2 text-center text-small text-muted">
        {t('tools.plan')}: {t('tools.planSaid', { feet: side, cubits: fmt.number(Math.round(feet / feetPerCubit)) })}
      </figcaption>
    </figure>
  );
}
