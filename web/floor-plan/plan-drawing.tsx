import type { FloorPlan, Rectangle } from '#contracts/floor-plans/floor-plan.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { fitOf, gapsPath, leavesPath, roomsPath, sheetOf, type Tone, toneOf, tones, unitsPerFoot } from './drawing-shapes.ts';
import { feetText, roomNames, sizeText } from './plan-words.ts';
import { beyond, lightOf } from './sun.ts';

const fills: Record<Tone, string> = {
  sleep: 'fill-primary-tint',
  stay: 'fill-gold-tint',
  wet: 'fill-info-tint',
  open: 'fill-sunk',
  plain: 'fill-card',
};

type Sheet = ReturnType<typeof sheetOf>;
const u = (feet: number): number => Math.round(feet * unitsPerFoot);

/** Floors by what they are for, walls, and what opens in them. */
export function PlanLines({ plan }: { plan: FloorPlan }) {
  const { rooms, doors, windows } = plan;
  const gaps = gapsPath(plan, [...doors, ...windows]);
  return (
    <>
      {tones.map((tone) => {
        const ofTone = rooms.filter(({ kind }) => toneOf[kind] === tone);
        return ofTone.length === 0 ? null : <path key={tone} d={roomsPath(ofTone)} className={fills[tone]} />;
      })}
      <g className="fill-none stroke-ink">
        <path d={roomsPath(rooms)} strokeWidth="4" strokeLinejoin="round" />
        {gaps ? <path d={gaps} className="stroke-card" strokeWidth="5" /> : null}
        <path d={leavesPath(plan, doors)} strokeWidth="1" className="stroke-muted" />
        <path d={gapsPath(plan, windows)} strokeWidth="1.5" className="stroke-info" />
      </g>
    </>
  );
}

/** Each room's name with its size as far as they fit, otherwise its number in the list. */
function Labels({ plan, letter, words }: { plan: FloorPlan; letter: number; words: PageWords }) {
  const names = roomNames(words, plan.rooms);
  const labels = plan.rooms.map((room, at) => {
    const [name = '', size] = [names[at], sizeText(words, room)];
    const fit = fitOf(room, name, size, letter);
    return {
      x: u(room.x + room.w / 2),
      y: u(room.y + room.h / 2 + letter * (fit === 'both' ? -0.15 : 0.35)),
      name: fit === 'number' ? words.fmt.plain(at + 1) : name,
      size: fit === 'both' ? size : undefined,
    };
  });
  return (
    <>
      {labels.map(({ x, y, name }, at) => (
        <text key={at} x={x} y={y}>
          {name}
        </text>
      ))}
      <g fontSize={u(letter * 0.85)} fontWeight="400">
        {labels.map(({ x, y, size }, at) =>
          size ? (
            <text key={at} x={x} y={y + u(letter)}>
              {size}
            </text>
          ) : null,
        )}
      </g>
    </>
  );
}

/** The width above and the depth on the left, between marks. */
function Measures({ sheet: { bounds, letter }, fmt }: { sheet: Sheet; fmt: PageWords['fmt'] }) {
  const [left, top, right, bottom] = [u(bounds.x), u(bounds.y), u(bounds.x + bounds.w), u(bounds.y + bounds.h)];
  const gap = u(letter * 0.7);
  const mark = u(letter * 0.3);
  const [middle, side] = [(left + right) / 2, (top + bottom) / 2];
  const line = `M${left} ${top - gap}H${right}M${left} ${top - gap - mark}v${2 * mark}M${right} ${top - gap - mark}v${2 * mark}M${left - gap} ${top}V${bottom}M${left - gap - mark} ${top}h${2 * mark}M${left - gap - mark} ${bottom}h${2 * mark}`;
  return (
    <g className="fill-muted">
      <path d={line} className="stroke-muted" />
      <text x={middle} y={top - gap - mark - u(letter * 0.2)}>
        {feetText(fmt, bounds.w)}
      </text>
      <text transform={`translate(${left - gap - mark - u(letter * 0.2)} ${side}) rotate(-90)`}>{feetText(fmt, bounds.h)}</text>
    </g>
  );
}

/** An arrow in the corner, turned to the north. */
function North({ degrees, sheet: { bounds, letter, margin } }: { degrees: number; sheet: Sheet }) {
  const half = u(letter * 0.8);
  return (
    <g transform={`translate(${u(bounds.x + bounds.w + margin / 2)} ${u(bounds.y - margin / 2)}) rotate(${degrees})`} className="fill-clay">
      <path d={`M0 ${-half}l${half / 2} ${half * 2}l${-half / 2} ${-half / 2}l${-half / 2} ${half / 2}z`} />
    </g>
  );
}

/** A sun outside of each window that the morning reaches. */
function Suns({ plan, letter }: { plan: FloorPlan; letter: number }) {
  const sunny = plan.windows.filter((window) => lightOf(plan, window).includes('morning'));
  return sunny.map((window, at) => {
    const { x, y } = beyond(plan, window, letter * 0.55);
    return <circle key={at} cx={u(x)} cy={u(y)} r={u(letter * 0.3)} className="fill-gold" />;
  });
}

interface DrawingProps {
  plan: FloorPlan;
  /** What the sheet shows, where that is not just the plan: it stands still while a room is dragged. */
  frame?: Rectangle;
  className?: string;
  label?: string;
}

/** The plan with its measures, in the page's digits; the list beside it says the same in words. */
export function PlanDrawing({ plan, frame, className = '', label }: DrawingProps) {
  const words = useWords();
  const sheet = sheetOf(frame ? [frame] : plan.rooms);
  const { bounds, letter, margin } = sheet;
  return (
    <svg
      viewBox={`${u(bounds.x - margin)} ${u(bounds.y - margin)} ${u(bounds.w + 2 * margin)} ${u(bounds.h + margin + letter)}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`block h-auto w-full ${className}`}
    >
      <PlanLines plan={plan} />
      <g fontSize={u(letter)} textAnchor="middle" fontWeight="600" className="fill-ink">
        <Labels plan={plan} letter={letter} words={words} />
        <Measures sheet={sheet} fmt={words.fmt} />
      </g>
      <Suns plan={plan} letter={letter} />
      {plan.north === null ? null : <North degrees={plan.north} sheet={sheet} />}
    </svg>
  );
}
