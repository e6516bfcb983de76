import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';

export const stops = ['peek', 'half', 'full'] as const;
export type Stop = (typeof stops)[number];

const heights: Record<Stop, string> = { peek: 'h-(--map-peek)', half: 'h-[55%]', full: 'h-[calc(100%-12px)]' };
const shares: Record<Stop, number> = { peek: 0.25, half: 0.55, full: 1 };
/** A shorter way of the finger is a press. */
const pressMax = 6;

/** The stop that is nearest to a height, as a share of what is there. */
const nearestStop = (share: number): Stop => stops.reduce((best, one) => (Math.abs(shares[one] - share) < Math.abs(shares[best] - share) ? one : best));

interface Props {
  label: string;
  stop: Stop;
  onStop: (stop: Stop) => void;
  /** Always in view. */
  head: ReactNode;
  children: ReactNode;
}

/** The height while a finger moves the sheet. */
function useDrag(stop: Stop, onStop: (stop: Stop) => void) {
  const [height, setHeight] = useState<number>();
  const from = useRef<{ y: number; height: number; room: number }>(undefined);
  const start = (event: PointerEvent<HTMLElement>): void => {
    const sheet = event.currentTarget.closest('section');
    if (!sheet || !event.isPrimary) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    from.current = { y: event.clientY, height: sheet.clientHeight, room: sheet.parentElement?.clientHeight ?? 1 };
  };
  const move = ({ clientY }: PointerEvent<HTMLElement>): void => {
    const begun = from.current;
    if (begun && Math.abs(clientY - begun.y) > pressMax) setHeight(Math.min(begun.room, Math.max(60, begun.height + begun.y - clientY)));
  };
  const end = (): void => {
    const begun = from.current;
    from.current = undefined;
    setHeight(undefined);
    if (height === undefined || !begun) return onStop(stops[(stops.indexOf(stop) + 1) % stops.length] ?? 'peek');
    onStop(nearestStop(height / begun.room));
  };
  const leave = (): void => {
    from.current = undefined;
    setHeight(undefined);
  };
  return { height, start, move, end, leave };
}

/** Below the map on small screens: a sheet that is pulled up, pressed or moved by the arrow keys. Beside the map where there is room. */
export function MapSheet({ label, stop, onStop, head, children }: Props) {
  const { t } = useWords();
  const { height, start, move, end, leave } = useDrag(stop, onStop);
  const next = (by: 1 | -1): void => onStop(stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(stop) + by))] ?? stop);
  return (
    <section
      aria-label={label}
      style={height === undefined ? undefined : { height }}
      className={`z-700 flex flex-col bg-card xl:h-auto xl:w-105 xl:shrink-0 xl:border-r xl:border-line max-xl:absolute max-xl:inset-x-0 max-xl:bottom-0 max-xl:rounded-t-[18px] max-xl:shadow-float ${height === undefined ? 'max-xl:transition-[height] max-xl:duration-200 motion-reduce:transition-none' : ''} ${heights[stop]}`}
    >
      <button
        type="button"
        aria-label={t(stop === 'full' ? 'canvas.smaller' : 'canvas.larger')}
        aria-expanded={stop !== 'peek'}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={leave}
        // The pointer is heard above.
        onClick={(event) => void (event.detail === 0 && onStop(stop === 'full' ? 'peek' : (stops[stops.indexOf(stop) + 1] ?? 'peek')))}
        onKeyDown={({ key }) => (key === 'ArrowUp' ? next(1) : key === 'ArrowDown' ? next(-1) : undefined)}
        className="flex h-6 w-full shrink-0 touch-none items-center justify-center rounded-t-[18px] xl:hidden"
      >
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-control" />
      </button>
      {head}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-3 xl:mt-3">{children}</div>
    </section>
  );
}
