// What is done with the furniture on a plan: by finger, mouse and keys, and taken back.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { onGrid } from '#contracts/floor-plans/floor-plan-changes.ts';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { sheetOf } from '#web/floor-plan/drawing-shapes.ts';
import { keptInRoom, type Piece, type PieceKind, placed, stepped, turnedOver } from './furniture.ts';

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
  ArrowUp: [0, -0.5],
  ArrowDown: [0, 0.5],
};

const undoMax = 100;

/** The pieces with what they were before each step. */
function usePieces() {
  const [past, setPast] = useState<readonly (readonly Piece[])[]>([]);
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const keep = (before: readonly Piece[]): void => setPast([...past, before].slice(-undoMax));
  return {
    pieces,
    canUndo: past.length > 0,
    /** While a finger moves, which is one step. */
    show: setPieces,
    keep,
    set: (next: readonly Piece[]): void => {
      keep(pieces);
      setPieces(next);
    },
    undo: (): void => {
      setPieces(past.at(-1) ?? []);
      setPast(past.slice(0, -1));
    },
  };
}

export function useFurniture(plan: FloorPlan) {
  const sheet = useRef<HTMLDivElement>(null);
  const held = useRef<{ at: number; x: number; y: number; pieces: readonly Piece[] }>(undefined);
  const { pieces, canUndo, show, keep, set, undo } = usePieces();
  const [selected, setSelected] = useState<number>();
  const withPiece = (all: readonly Piece[], at: number, next: Piece): readonly Piece[] => all.map((piece, place) => (place === at ? next : piece));
  const turn = (at: number): void => {
    const piece = pieces[at];
    if (piece) set(withPiece(pieces, at, turnedOver(plan, piece)));
  };
  const remove = (at: number): void => {
    set(pieces.filter((_, place) => place !== at));
    setSelected(undefined);
  };
  const add = (kind: PieceKind): void => {
    set([...pieces, placed(plan, kind, pieces)]);
    setSelected(pieces.length);
  };
  const takeBack = (): void => {
    undo();
    setSelected(undefined);
  };
  const hold = (event: PointerEvent, at: number): void => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    held.current = { at, x: event.clientX, y: event.clientY, pieces };
    setSelected(at);
  };
  const drag = (event: PointerEvent): void => {
    const from = held.current;
    const piece = from?.pieces[from.at];
    if (!from || !piece) return;
    const { bounds, margin } = sheetOf(plan.rooms);
    const feet = (bounds.w + 2 * margin) / (sheet.current?.clientWidth || 1);
    const moved = { ...piece, x: onGrid(piece.x + (event.clientX - from.x) * feet), y: onGrid(piece.y + (event.clientY - from.y) * feet) };
    show(withPiece(from.pieces, from.at, keptInRoom(plan, moved)));
  };
  const drop = (): void => {
    const from = held.current;
    held.current = undefined;
    if (from && JSON.stringify(from.pieces) !== JSON.stringify(pieces)) keep(from.pieces);
  };
  const press = (event: KeyboardEvent, at: number, piece: Piece): void => {
    const step = steps[event.key];
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key !== 'z') return;
    if (step) set(withPiece(pieces, at, stepped(plan, piece, ...step)));
    else if (isCommand) takeBack();
    else if (key === 'r') turn(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else return;
    event.preventDefault();
    if (step) setSelected(at);
  };
  const handlers = { onPointerMove: drag, onPointerUp: drop, onPointerCancel: drop };
  return { sheet, pieces, selected, canUndo, undo: takeBack, setSelected, add, turn, remove, hold, press, handlers };
}
