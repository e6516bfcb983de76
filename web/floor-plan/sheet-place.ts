import type { Rectangle } from '#contracts/floor-plans/floor-plan.ts';
import { sheetOf } from './drawing-shapes.ts';

/** Where something of the plan lies on its drawing, in per cent: for what is laid over it. */
export function placeOnSheet({ x, y, w, h }: Rectangle, rooms: readonly Rectangle[]) {
  const { bounds, letter, margin } = sheetOf(rooms);
  const [width, height] = [bounds.w + 2 * margin, bounds.h + margin + letter];
  const percent = (part: number): string => `${part * 100}%`;
  return {
    left: percent((x - bounds.x + margin) / width),
    top: percent((y - bounds.y + margin) / height),
    width: percent(w / width),
    height: percent(h / height),
  };
}
