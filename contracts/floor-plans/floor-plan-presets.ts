// Usual plans to begin with. Rooms as kind, left, top, width and depth in feet; openings as room, side, distance and width.
import { limits } from '#contracts/limits.ts';
import { scaledTo } from './floor-plan-changes.ts';
import type { RoomKind, WallSide } from './floor-plan-kinds.ts';
import type { FloorPlan, Opening, PlanRoom } from './floor-plan.ts';

type Room = readonly [kind: RoomKind, x: number, y: number, w: number, h: number];
type Hole = readonly [room: number, side: WallSide, at: number, width: number];
interface Sketch {
  rooms: readonly Room[];
  doors: readonly Hole[];
  windows: readonly Hole[];
}

const sketches = {
  oneBed: {
    rooms: [
      ['living', 0, 0, 14, 12],
      ['master', 14, 0, 12, 12],
      ['kitchen', 0, 12, 8, 7],
      ['bathroom', 8, 12, 6, 7],
      ['balcony', 14, 12, 12, 4],
    ],
    doors: [
      [0, 'left', 4, 3.5],
      [1, 'left', 8, 3],
      [2, 'top', 2.5, 3],
      [3, 'top', 2, 2.5],
      [4, 'top', 4, 3],
    ],
    windows: [
      [0, 'top', 4, 5],
      [1, 'right', 3, 5],
      [2, 'left', 2, 3],
      [3, 'bottom', 2, 2],
    ],
  },
  twoBed: {
    rooms: [
      ['drawing', 0, 0, 12, 11],
      ['dining', 0, 11, 12, 11],
      ['kitchen', 0, 22, 8, 7],
      ['store', 8, 22, 4, 7],
      ['master', 12, 0, 14, 12],
      ['bathroom', 12, 12, 6, 7],
      ['bathroom', 18, 12, 8, 7],
      ['bedroom', 12, 19, 14, 10],
      ['balcony', 26, 2, 4, 8],
      ['balcony', 14, 29, 8, 4],
    ],
    doors: [
      [0, 'left', 4, 3.5],
      [1, 'top', 3, 6],
      [2, 'top', 2.5, 3],
      [3, 'top', 0.5, 2.5],
      [4, 'left', 7.5, 3],
      [5, 'left', 2, 2.5],
      [6, 'top', 3, 2.5],
      [7, 'left', 0, 3],
      [8, 'left', 2.5, 3],
      [9, 'top', 2.5, 3],
    ],
    windows: [
      [0, 'top', 4, 5],
      [1, 'left', 3, 5],
      [2, 'left', 2, 3],
      [4, 'top', 4, 5],
      [6, 'right', 2.5, 2],
      [7, 'right', 3, 5],
    ],
  },
  threeBed: {
    rooms: [
      ['drawing', 0, 0, 14, 13],
      ['dining', 0, 13, 14, 14],
      ['kitchen', 0, 27, 9, 9],
      ['passage', 9, 27, 5, 9],
      ['master', 14, 0, 16, 13],
      ['bathroom', 14, 13, 8, 7],
      ['bathroom', 22, 13, 8, 7],
      ['bedroom', 14, 20, 16, 11],
      ['bedroom', 14, 31, 16, 11],
      ['bathroom', 6, 36, 8, 6],
      ['balcony', 30, 2, 4, 9],
      ['balcony', 30, 21, 4, 8],
      ['balcony', 16, 42, 10, 4],
    ],
    doors: [
      [0, 'left', 4, 3.5],
      [1, 'top', 4, 6],
      [2, 'top', 3, 3],
      [3, 'top', 0.5, 4.5],
      [4, 'left', 9, 3],
      [5, 'left', 2, 2.5],
      [6, 'top', 3, 2.5],
      [7, 'left', 2, 3],
      [8, 'left', 1, 3],
      [9, 'right', 1.5, 2.5],
      [10, 'left', 3, 3],
      [11, 'left', 2.5, 3],
      [12, 'top', 3, 3],
    ],
    windows: [
      [0, 'top', 4, 6],
      [1, 'left', 4, 6],
      [2, 'left', 3, 3],
      [4, 'top', 5, 6],
      [6, 'right', 2.5, 2],
      [8, 'right', 3, 5],
      [9, 'bottom', 3, 2],
    ],
  },
  fourBed: {
    rooms: [
      ['drawing', 0, 0, 16, 14],
      ['dining', 0, 14, 16, 15],
      ['kitchen', 0, 29, 10, 10],
      ['passage', 10, 29, 6, 10],
      ['master', 16, 0, 18, 14],
      ['bathroom', 16, 14, 9, 7],
      ['bathroom', 25, 14, 9, 7],
      ['bedroom', 16, 21, 18, 12],
      ['bedroom', 16, 33, 18, 12],
      ['bedroom', 0, 39, 16, 12],
      ['bathroom', 16, 45, 9, 6],
      ['balcony', 34, 2, 5, 10],
      ['balcony', 34, 35, 5, 8],
      ['balcony', 2, 51, 10, 4],
    ],
    doors: [
      [0, 'left', 4, 3.5],
      [1, 'top', 5, 6],
      [2, 'top', 3, 3],
      [3, 'top', 1, 4.5],
      [4, 'left', 10, 3],
      [5, 'left', 2, 2.5],
      [6, 'top', 3, 2.5],
      [7, 'left', 3, 3],
      [8, 'left', 1.5, 3],
      [9, 'top', 11.5, 3],
      [10, 'top', 3, 2.5],
      [11, 'left', 3.5, 3],
      [12, 'left', 2.5, 3],
      [13, 'top', 3.5, 3],
    ],
    windows: [
      [0, 'top', 5, 6],
      [1, 'left', 4, 6],
      [2, 'left', 3, 4],
      [4, 'top', 6, 6],
      [6, 'right', 2.5, 2],
      [7, 'right', 4, 5],
      [8, 'bottom', 12, 4],
      [9, 'left', 3, 5],
      [10, 'bottom', 3, 2],
    ],
  },
  office: {
    rooms: [
      ['hall', 0, 0, 28, 22],
      ['office', 28, 0, 12, 12],
      ['office', 28, 12, 12, 10],
      ['kitchen', 0, 22, 8, 6],
      ['bathroom', 8, 22, 6, 6],
      ['bathroom', 14, 22, 6, 6],
    ],
    doors: [
      [0, 'left', 9, 5],
      [1, 'left', 4, 3],
      [2, 'left', 3, 3],
      [3, 'top', 2.5, 3],
      [4, 'top', 1.5, 2.5],
      [5, 'top', 1.5, 2.5],
    ],
    windows: [
      [0, 'top', 4, 8],
      [0, 'top', 16, 8],
      [1, 'right', 3, 6],
      [2, 'right', 2, 6],
      [3, 'left', 1.5, 3],
    ],
  },
  shop: {
    rooms: [
      ['hall', 0, 0, 14, 20],
      ['store', 0, 20, 8, 6],
      ['bathroom', 8, 20, 6, 6],
    ],
    doors: [
      [0, 'top', 2, 10],
      [1, 'top', 2.5, 3],
      [2, 'top', 1.5, 2.5],
    ],
    windows: [[2, 'bottom', 2, 2]],
  },
} as const satisfies Record<string, Sketch>;

export type PresetName = keyof typeof sketches;
export const presetNames = Object.keys(sketches) as PresetName[];

const roomOf = ([kind, x, y, w, h]: Room): PlanRoom => ({ kind, x, y, w, h });
const openingOf = ([room, side, at, width]: Hole): Opening => ({ room, side, at, width });

/** What of a stated size is usually within the rooms. */
const { usualPart } = limits.floorPlan;

/** A usual plan, with rooms as large as a home of so many stated square feet has them. */
export function presetPlan(name: PresetName, statedSqft?: number): FloorPlan {
  const { rooms, doors, windows }: Sketch = sketches[name];
  const plan = { north: null, rooms: rooms.map(roomOf), doors: doors.map(openingOf), windows: windows.map(openingOf) };
  return statedSqft ? scaledTo(plan, statedSqft * usualPart) : plan;
}
