// An area is drawn on a map: along a finger's or a mouse's path, by pressing its corners one after the other, or with the keys.
import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { useBackCloses } from '#web/platform/hooks/use-back-closes.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { areClose, cornersOf, lengthOf, type Spot } from './drawn-path.ts';

const { cornersMin, cornersMax } = limits.mapSearch;
/** A shorter path is a press. */
const pathMin = 60;
const step = { fine: 6, coarse: 30 } as const;
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Drawing {
  corners: readonly Spot[];
  /** Of the finger that is on the map. */
  path: readonly Spot[];
  /** Where the keys are. */
  cross: Spot | undefined;
}

function useDrawing(onDone: (corners: readonly Spot[]) => void, onCancel: () => void) {
  const [{ corners, path, cross }, setDrawing] = useState<Drawing>({ corners: [], path: [], cross: undefined });
  const set = (change: Partial<Drawing>): void => setDrawing((before) => ({ ...before, ...change }));
  const done = (): void => {
    if (corners.length >= cornersMin) onDone(corners);
  };
  const add = (spot: Spot): void => {
    if (corners[0] && corners.length >= cornersMin && areClose(corners[0], spot)) return done();
    if (corners.length < cornersMax) set({ corners: [...corners, spot] });
  };
  const undo = (): void => set({ corners: corners.slice(0, -1) });
  const lift = (): void => {
    set({ path: [] });
    const around = cornersOf(path, cornersMax);
    if (lengthOf(path) >= pathMin && around.length >= cornersMin) return onDone(around);
    if (path[0] && lengthOf(path) < pathMin) add(path[0]);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const here = cross ?? { x: width / 2, y: height / 2 };
    const way = ways[event.key];
    const by = event.shiftKey ? step.fine : step.coarse;
    const moved = way && { x: Math.max(0, Math.min(width, here.x + way[0] * by)), y: Math.max(0, Math.min(height, here.y + way[1] * by)) };
    const acts: Readonly<Record<string, () => void>> = { Enter: () => add(here), ' ': () => add(here), Backspace: undo, Delete: undo, Escape: onCancel };
    const act = moved ? () => set({ cross: moved }) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { corners, path, cross, set, done, undo, lift, press };
}

const lineOf = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x},${y}`).join(' ');

function Lines({ corners, path, cross }: Drawing) {
  return (
    <svg aria-hidden="true" className="size-full overflow-visible fill-none stroke-clay stroke-3 [stroke-linejoin:round]">
      <polygon points={lineOf(corners)} className="fill-clay/15" />
      <polyline points={lineOf(path)} />
      {corners.map(({ x, y }, at) => (
        <circle key={`${x} ${y} ${at}`} cx={x} cy={y} r={at === 0 ? 9 : 6} className="fill-card" />
      ))}
      {cross ? <path d={`M${cross.x - 16} ${cross.y}h32M${cross.x} ${cross.y - 16}v32`} className="stroke-ink" /> : null}
    </svg>
  );
}

/** A stroke that browsers take for the beginning of a scroll costs the next tap its click; React's own listeners cannot prevent that. */
function useUnscrolled(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current;
    const prevent = (event: TouchEvent): void => event.preventDefault();
    element?.addEventListener('touchmove', prevent, { passive: false });
    return () => element?.removeEventListener('touchmove', prevent);
  }, [board]);
}

interface Props {
  map: LeafletMap;
  onDone: (corners: readonly OnEarth[]) => void;
  onCancel: () => void;
}

/** Lies over the map while an area is drawn; the map does not move meanwhile. */
export function DrawArea({ map, onDone, onCancel }: Props) {
  const { t } = useWords();
  const board = useRef<HTMLDivElement>(null);
  useBackCloses(true, onCancel);
  useEffect(() => board.current?.focus(), []);
  useUnscrolled(board);
  const onEarth = ({ x, y }: Spot): OnEarth => {
    const { lat, lng } = map.containerPointToLatLng([x, y]);
    return { lat, lng };
  };
  const { corners, path, cross, set, done, undo, lift, press } = useDrawing((spots) => onDone(spots.map(onEarth)), onCancel);
  const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    set({ path: [spotOf(event)], cross: undefined });
  };
  return (
    <div className="absolute inset-0 z-600">
      {/* An application hears pointer and keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={board}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('canvas.draw')}
        aria-describedby="draw-how"
        onPointerDown={start}
        onPointerMove={(event) => void (path.length > 0 && set({ path: [...path, spotOf(event)] }))}
        onPointerUp={lift}
        onPointerCancel={() => set({ path: [] })}
        onKeyDown={press}
        className="absolute inset-0 cursor-crosshair touch-none focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus"
      >
        <Lines corners={corners} path={path} cross={cross} />
      </div>
      <div className="pointer-events-none absolute inset-x-2 top-2 mx-auto max-w-xl rounded-card bg-card px-4 py-2.5 text-ui shadow-float [&_button]:pointer-events-auto">
        <p id="draw-how" className="m-0">
          {t('canvas.drawHow')} <span className="hidden xl:inline">{t('canvas.drawKeys')}</span>
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <output className="mr-auto text-muted">{corners.length > 0 ? t('canvas.drawCorners', { count: corners.length }) : ''}</output>
          {corners.length > 0 ? (
            <Button kind="quiet" className="px-3" onClick={undo}>
              {t('canvas.drawUndo')}
            </Button>
          ) : null}
          <Button kind="outline" className="px-3" onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
          {corners.length > 0 ? (
            <Button className="px-3" disabled={corners.length < cornersMin} onClick={done}>
              {t('canvas.drawDone')}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
