import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { planStep, type WallSide } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { boundsOf, type FloorPlan, type PlanRoom } from '#contracts/floor-plans/floor-plan.ts';
import { sheetOf } from '#web/floor-plan/drawing-shapes.ts';
import { PlanDrawing } from '#web/floor-plan/plan-drawing.tsx';
import { roomNames, sizeText } from '#web/floor-plan/plan-words.ts';
import { placeOnSheet } from '#web/floor-plan/sheet-place.ts';
import { useWords } from '#web/platform/language.tsx';
import { dragRoom, moveRoom, moveWall } from './plan-moves.ts';

interface Props {
  plan: FloorPlan;
  selected: number | undefined;
  onSelect: (room: number) => void;
  /** A change that is a step by itself. */
  onChange: (plan: FloorPlan) => void;
  onRemove: (room: number) => void;
}

interface Drag {
  room: number;
  /** The wall that is pulled; undefined where the room itself is moved. */
  side: WallSide | undefined;
  from: { x: number; y: number };
  feetPerPixel: number;
  plan: FloorPlan;
  moved: FloorPlan;
}

/** Pulls a room or one of its walls with a finger or the mouse; the plan changes once, where it is let go. */
function useDrag({ plan, onSelect, onChange }: Pick<Props, 'plan' | 'onSelect' | 'onChange'>) {
  const sheet = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const start = (event: PointerEvent, room: number, side?: WallSide): void => {
    const width = sheet.current?.clientWidth ?? 0;
    if (width === 0 || event.button !== 0) return;
    const { bounds, margin } = sheetOf(plan.rooms);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const feetPerPixel = (bounds.w + 2 * margin) / width;
    setDrag({ room, side, from: { x: event.clientX, y: event.clientY }, feetPerPixel, plan, moved: plan });
    onSelect(room);
  };
  const move = (event: PointerEvent): void => {
    if (!drag) return;
    const right = (event.clientX - drag.from.x) * drag.feetPerPixel;
    const down = (event.clientY - drag.from.y) * drag.feetPerPixel;
    const across = drag.side === 'top' || drag.side === 'bottom';
    const moved = drag.side ? moveWall(drag.plan, drag.room, drag.side, across ? down : right) : dragRoom(drag.plan, drag.room, right, down);
    setDrag({ ...drag, moved });
  };
  const end = (): void => {
    if (drag && JSON.stringify(drag.moved.rooms) !== JSON.stringify(drag.plan.rooms)) onChange(drag.moved);
    setDrag(undefined);
  };
  const cancel = (): void => setDrag(undefined);
  return {
    sheet,
    start,
    shown: drag?.moved ?? plan,
    frame: (drag?.plan ?? plan).rooms,
    handlers: { onPointerMove: move, onPointerUp: end, onPointerCancel: cancel },
  };
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-planStep, 0],
  ArrowRight: [planStep, 0],
  ArrowUp: [0, -planStep],
  ArrowDown: [0, planStep],
};

/** Arrows move the room, with Shift its right or lower wall. */
function byKey(plan: FloorPlan, room: number, { key, shiftKey }: KeyboardEvent): FloorPlan | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [right, down] = arrow;
  if (!shiftKey) return moveRoom(plan, room, right, down);
  return right === 0 ? moveWall(plan, room, 'bottom', down) : moveWall(plan, room, 'right', right);
}

const handles: readonly { side: WallSide; at: (room: PlanRoom) => { x: number; y: number }; look: string }[] = [
  { side: 'top', at: ({ x, y, w }) => ({ x: x + w / 2, y }), look: 'cursor-ns-resize' },
  { side: 'right', at: ({ x, y, w, h }) => ({ x: x + w, y: y + h / 2 }), look: 'cursor-ew-resize' },
  { side: 'bottom', at: ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h }), look: 'cursor-ns-resize' },
  { side: 'left', at: ({ x, y, h }) => ({ x, y: y + h / 2 }), look: 'cursor-ew-resize' },
];

/** The middle of a dot. */
function spotOf(at: { x: number; y: number }, frame: FloorPlan['rooms']) {
  const { left, top } = placeOnSheet({ ...at, w: 0, h: 0 }, frame);
  return { left, top };
}

/** The plan to be drawn on: every room is a button that is dragged, moved by arrows, and pulled by the dots on its walls. */
export function PlanCanvas({ plan, selected, onSelect, onChange, onRemove }: Props) {
  const words = useWords();
  const { t } = words;
  const { sheet, start, shown, frame, handlers } = useDrag({ plan, onSelect, onChange });
  const names = roomNames(words, shown.rooms);
  const picked = selected === undefined ? undefined : shown.rooms[selected];
  const onKeyDown = (event: KeyboardEvent, room: number): void => {
    const next = byKey(plan, room, event);
    if (next) {
      event.preventDefault();
      onSelect(room);
      onChange(next);
    } else if (event.key === 'Delete') onRemove(room);
  };
  return (
    <div ref={sheet} className="relative mx-auto w-full max-w-150 select-none" {...handlers}>
      <PlanDrawing plan={shown} frame={boundsOf(frame)} className="overflow-visible" />
      {shown.rooms.map((room, at) => (
        <button
          key={at}
          type="button"
          aria-label={t('planEditor.roomOnPlan', { name: names[at] ?? '', size: sizeText(words, room) })}
          aria-pressed={at === selected}
          style={placeOnSheet(room, frame)}
          onClick={() => onSelect(at)}
          onPointerDown={(event) => (event.pointerType === 'touch' && at !== selected ? undefined : start(event, at))}
          onKeyDown={(event) => onKeyDown(event, at)}
          className={`absolute cursor-move rounded-small ${at === selected ? 'z-1 touch-none border-3 border-focus' : 'border-0'}`}
        />
      ))}
      {picked
        ? handles.map(({ side, at, look }) => (
            <span
              key={side}
              aria-hidden="true"
              style={spotOf(at(picked), frame)}
              onPointerDown={(event) => selected !== undefined && start(event, selected, side)}
              className={`absolute z-2 grid size-10 -translate-1/2 touch-none place-items-center ${look}`}
            >
              <span className="size-4 rounded-full border-2 border-card bg-focus" />
            </span>
          ))
        : null}
    </div>
  );
}
