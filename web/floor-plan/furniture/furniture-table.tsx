import { RotateCw, Undo2, X } from 'lucide-react';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlanDrawing } from '#web/floor-plan/plan-drawing.tsx';
import { feetText, roomNames, sizeText } from '#web/floor-plan/plan-words.ts';
import { placeOnSheet } from '#web/floor-plan/sheet-place.ts';
import { fitOf, type Piece, type PieceKind, pieceKinds, placeOf, roomsWithPlace } from './furniture.ts';
import { useFurniture } from './use-furniture.ts';

/** Whether a piece fits where it stands, in a sentence. */
function said(words: PageWords, plan: FloorPlan, piece: Piece, pieces: readonly Piece[]): string {
  const { t, fmt } = words;
  const fit = fitOf(plan, piece, pieces);
  const own = { name: t(`furniture.piece_${piece.kind}`), size: sizeText(words, placeOf(piece)) };
  if (fit.fits) return t('furniture.fits', { ...own, room: roomNames(words, plan.rooms)[fit.room] ?? '', free: feetText(fmt, fit.free) });
  if (fit.why === 'small') return t('furniture.not_small', { ...own, room: roomNames(words, plan.rooms)[fit.room] ?? '' });
  return fit.why === 'piece' ? t('furniture.not_piece', { ...own, other: t(`furniture.piece_${fit.other.kind}`) }) : t(`furniture.not_${fit.why}`, own);
}

/** In which rooms a piece of this kind has a place, whatever else stands there. */
function roomsSaid(words: PageWords, plan: FloorPlan, kind: PieceKind, others: readonly Piece[]): string {
  const names = roomNames(words, plan.rooms);
  const rooms = roomsWithPlace(plan, kind, others).map((at) => names[at] ?? '');
  return rooms.length === 0 ? words.t('furniture.roomsNone') : words.t('furniture.roomsFit', { rooms: words.fmt.list(rooms) });
}

/** The plan with furniture of true size to drag into place; it says whether each piece fits. */
export function FurnitureTable({ plan, onClose }: { plan: FloorPlan; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const { sheet, pieces, selected, canUndo, undo, setSelected, add, turn, remove, hold, press, handlers } = useFurniture(plan);
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
              onPointerDown={(event) => hold(event, at)}
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
      {pieces.length > 0 ? (
        <ul aria-label={t('furniture.list')} className="sr-only">
          {pieces.map((piece, at) => (
            <li key={at}>{said(words, plan, piece, pieces)}</li>
          ))}
        </ul>
      ) : null}
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
        {canUndo ? (
          <Button kind="outline" onClick={undo}>
            <Undo2 aria-hidden="true" className="size-5" />
            {t('furniture.undo')}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={onClose}>
          {t('furniture.close')}
        </Button>
      </div>
      <p className="mt-2 mb-0 text-small text-muted max-lg:hidden">{t('furniture.how')}</p>
    </div>
  );
}
