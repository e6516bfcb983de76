import { RotateCw, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { onGrid } from '#contracts/floor-plans/floor-plan-changes.ts';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { sheetOf } from '#web/floor-plan/drawing-shapes.ts';
import { PlanDrawing } from '#web/floor-plan/plan-drawing.tsx';
import { feetText, roomNames, sizeText } from '#web/floor-plan/plan-words.ts';
import { placeOnSheet } from '#web/floor-plan/sheet-place.ts';
import { fitOf, type Piece, type PieceKind, pieceKinds, placed, placeOf, roomsWithPlace } from './furniture.ts';

/** Whether a piece fits where it stands, in a sentence. */
function said(words: PageWords, plan: FloorPlan, piece: Piece, pieces: readonly Piece[]): string {
  const { t, fmt } = words;
  const fit = fitOf(plan, piece, pieces);
  const own = { name: t(`furniture.piece_${piece.kind}`), size: sizeText(words, placeOf(piece)) };
  if (fit.fits) return t('furniture.fits', { ...own, room: roomNames(words, plan.rooms)[fit.room] ?? '', free: feetText(fmt, fit.free) });
  return fit.why === 'piece' ? t('furniture.not_piece', { ...own, other: t(`furniture.piece_${fit.other.kind}`) }) : t(`furniture.not_${fit.why}`, own);
}

/** In which rooms a piece of this kind has a place, whatever else stands there. */
function roomsSaid(words: PageWords, plan: FloorPlan, kind: PieceKind, others: readonly Piece[]): string {
  const names = roomNames(words, plan.rooms);
  const rooms = roomsWithPlace(plan, kind, others).map((at) => names[at] ?? '');
  return rooms.length === 0 ? words.t('furniture.roomsNone') : words.t('furniture.roomsFit', { rooms: words.fmt.list(rooms) });
}

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
  ArrowUp: [0, -0.5],
  ArrowDown: [0, 0.5],
};

/** What is done with the pieces: by finger, mouse and keys. */
function useFurniture(plan: FloorPlan) {
  const sheet = useRef<HTMLDivElement>(null);
  const held = useRef<{ at: number; x: number; y: number; piece: Piece }>(undefined);
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [selected, setSelected] = useState<number>();
  const change = (at: number, next: Partial<Piece>): void => setPieces((all) => all.map((piece, place) => (place === at ? { ...piece, ...next } : piece)));
  const turn = (at: number): void => change(at, { turned: !pieces[at]?.turned });
  const remove = (at: number): void => {
    setPieces((all) => all.filter((_, place) => place !== at));
    setSelected(undefined);
  };
  const add = (kind: PieceKind): void => {
    setPieces([...pieces, placed(plan, kind, pieces)]);
    setSelected(pieces.length);
  };
  const hold = (event: PointerEvent, at: number, piece: Piece): void => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    held.current = { at, x: event.clientX, y: event.clientY, piece };
    setSelected(at);
  };
  const drag = (event: PointerEvent): void => {
    const { bounds, margin } = sheetOf(plan.rooms);
    const feet = (bounds.w + 2 * margin) / (sheet.current?.clientWidth || 1);
    const { at, x, y, piece } = held.current ?? {};
    if (at === undefined || !piece) return;
    change(at, { x: onGrid(piece.x + (event.clientX - (x ?? 0)) * feet), y: onGrid(piece.y + (event.clientY - (y ?? 0)) * feet) });
  };
  const drop = (): void => void (held.current = undefined);
  const press = (event: KeyboardEvent, at: number, piece: Piece): void => {
    const step = steps[event.key];
    if (step) change(at, { x: piece.x + step[0], y: piece.y + step[1] });
    else if (event.key.toLowerCase() === 'r') turn(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else return;
    event.preventDefault();
    setSelected(at);
  };
  return { sheet, pieces, selected, setSelected, add, turn, remove, hold, press, handlers: { onPointerMove: drag, onPointerUp: drop, onPointerCancel: drop } };
}

/** The plan with furniture of true size to drag into place; it says whether each piece fits. */
export function FurnitureTable({ plan, onClose }: { plan: FloorPlan; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const { sheet, pieces, selected, setSelected, add, turn, remove, hold, press, handlers } = useFurniture(plan);
  const picked = selected === undefined ? undefined : pieces[selected];
  const others = pieces.filter((piece) => piece !== picked);
  return (
    <div>
      <p className="m-0 text-ui">{t('furniture.lead')}</p>
      <ul aria-label={t('furniture.pieces')} className="m-0 mt-2 flex list-none gap-2 overflow-x-auto p-0 pb-2 sm:flex-wrap">
        {pieceKinds.map((kind) => (
          <li key={kind} className="shrink-0">
            <Button kind="outline" className="!px-3" onClick={() => add(kind)}>
              {t(`furniture.piece_${kind}`)}
              <span className="font-normal text-muted">{sizeText(words, placeOf({ kind, x: 0, y: 0, turned: false }))}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div ref={sheet} className="relative mx-auto mt-2 max-w-150 select-none" {...handlers}>
        <PlanDrawing plan={plan} />
        {pieces.map((piece, at) => {
          const { fits } = fitOf(plan, piece, pieces);
          const name = t(`furniture.piece_${piece.kind}`);
          return (
            <button
              key={at}
              type="button"
              aria-label={t('furniture.onPlan', { name, said: said(words, plan, piece, pieces) })}
              aria-pressed={at === selected}
              style={placeOnSheet(placeOf(piece), plan.rooms)}
              onClick={() => setSelected(at)}
              onPointerDown={(event) => hold(event, at, piece)}
              onKeyDown={(event) => press(event, at, piece)}
              className={`absolute cursor-move touch-none overflow-hidden rounded-small border-2 text-badge leading-tight ${
                fits ? 'border-primary bg-card text-primary-ink' : 'border-danger bg-danger-tint text-danger-ink'
              } ${at === selected ? 'z-1 outline-3 outline-focus' : ''}`}
            >
              {name}
            </button>
          );
        })}
      </div>
      <output className="mt-2 block min-h-12 text-ui">
        {picked ? `${said(words, plan, picked, pieces)} ${roomsSaid(words, plan, picked.kind, others)}` : null}
      </output>
      <div className="mt-2 flex flex-wrap gap-2">
        {selected === undefined ? null : (
          <>
            <Button kind="outline" onClick={() => turn(selected)}>
              <RotateCw aria-hidden="true" className="size-5" />
              {t('furniture.turn')}
            </Button>
            <Button kind="outline" onClick={() => remove(selected)}>
              <X aria-hidden="true" className="size-5" />
              {t('furniture.remove')}
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={onClose}>
          {t('furniture.close')}
        </Button>
      </div>
      <p className="mt-2 mb-0 text-small text-muted max-lg:hidden">{t('furniture.how')}</p>
    </div>
  );
}
