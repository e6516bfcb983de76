// Sees a flat drawing from another side: every point of its paths is moved, so that a façade runs towards a vanishing point.
import type { Point } from './svg.ts';
import { d } from './svg.ts';

export type Lens = (x: number, y: number) => Point;

const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };

/** The ends of a command's stretch and the points that bend it, from where the pen stands. */
function pointsOf(command: string, numbers: readonly number[], [x, y]: Point): Point[] {
  const isOwn = command === command.toLowerCase();
  const [ox, oy] = isOwn ? [x, y] : [0, 0];
  const [first = 0] = numbers;
  if (command === 'h' || command === 'H') return [[ox + first, y]];
  if (command === 'v' || command === 'V') return [[x, oy + first]];
  const pairs = command.toLowerCase() === 'a' ? numbers.slice(5) : numbers;
  return Array.from({ length: pairs.length / 2 }, (_, at): Point => [ox + (pairs[at * 2] ?? 0), oy + (pairs[at * 2 + 1] ?? 0)]);
}

/** An arc's radii at the size that things have at its end. */
function radii(lens: Lens, numbers: readonly number[], [x, y]: Point): [number, number] {
  const [rx = 0, ry = 0] = numbers;
  const [here, right, below] = [lens(x, y), lens(x + rx, y), lens(x, y + ry)];
  return [Math.hypot(right[0] - here[0], right[1] - here[1]), Math.hypot(below[0] - here[0], below[1] - here[1])];
}

function warpPath(path: string, lens: Lens): string {
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  let out = '';
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = arity[command.toLowerCase()] ?? 0;
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (size === 0) {
      pen = start;
      out += 'z';
      continue;
    }
    for (let at = 0; at < numbers.length; at += size) {
      const own = numbers.slice(at, at + size);
      const points = pointsOf(command, own, pen);
      const end = points.at(-1) ?? pen;
      const flat = points.flatMap(([x, y]) => lens(x, y));
      if (command.toLowerCase() === 'm' && at === 0) start = end;
      if (command.toLowerCase() === 'a') {
        const [rx, ry] = radii(lens, own, end);
        out += d`A${rx} ${ry} 0 ${own[3] ?? 0} ${own[4] ?? 0} ${flat[0] ?? 0} ${flat[1] ?? 0}`;
      } else {
        const letter = { q: 'Q', c: 'C', m: at === 0 ? 'M' : 'L' }[command.toLowerCase()] ?? 'L';
        out += letter + flat.map((value) => Math.round(value * 10) / 10).join(' ');
      }
      pen = end;
    }
  }
  return out;
}

/** The drawing through the lens; it holds paths only, no groups that move them. */
export const warp = (drawing: string, lens: Lens): string => drawing.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${warpPath(path, lens)}"`);

/** A wall that runs away from the edge at `edge` to the left or right; of `w`, it takes `shown` pixels. */
export function receding(edge: number, { w, shown, eye, depth }: { w: number; shown: number; eye: number; depth: number }): Lens {
  return (x, y) => {
    const part = Math.abs(x - edge) / w;
    const near = 1 / (1 + depth * part);
    return [edge + Math.sign(x - edge) * shown * part * (1 + depth) * near, eye + (y - eye) * near];
  };
}

/** Seen from the foot of the house: what is high is far. */
export function lookingUp(middle: number, foot: number, tall: number, lean: number): Lens {
  return (x, y) => {
    const far = 1 / (1 + (lean * (foot - y)) / tall);
    return [middle + (x - middle) * far, foot - (foot - y) * far * 1.22];
  };
}
