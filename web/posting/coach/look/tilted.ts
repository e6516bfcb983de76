// How far a picture leans: what people build stands upright, so its upright edges meet in columns once they are turned back.
import type { Luma } from './luma.ts';

/** Degrees to either side that are tried, and the steps between. */
const leanMax = 12;
const step = 0.5;
/** Less is not seen. */
const leanMin = 2.5;
/** How strong an edge is, and how much stronger across than down. */
const edgeMin = 70;
const uprightBy = 3;

interface Edges {
  x: Int16Array;
  y: Int16Array;
  weight: Uint8Array;
  count: number;
}

/** The strong edges that stand roughly upright. */
function uprights({ data, width, height }: Luma): Edges {
  const most = Math.floor((width * height) / 4);
  const edges: Edges = { x: new Int16Array(most), y: new Int16Array(most), weight: new Uint8Array(most), count: 0 };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const side = 2 * ((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
      if (side < edgeMin / 4 && side > -edgeMin / 4) continue;
      const [nw, ne] = [data[at - width - 1] ?? 0, data[at - width + 1] ?? 0];
      const [sw, se] = [data[at + width - 1] ?? 0, data[at + width + 1] ?? 0];
      const across = Math.abs(side + ne - nw + se - sw);
      const down = Math.abs(2 * ((data[at + width] ?? 0) - (data[at - width] ?? 0)) + sw - nw + se - ne);
      if (across < edgeMin || down * uprightBy > across || edges.count >= most) continue;
      edges.x[edges.count] = x;
      edges.y[edges.count] = y - height / 2;
      edges.weight[edges.count] = Math.min(255, across);
      edges.count += 1;
    }
  }
  return edges;
}

/** So many tell as much as all. */
const edgesMax = 8000;

interface Lean {
  degrees: number;
  /** How much better the edges meet there than upright. */
  gain: number;
  /** How many there are. */
  count: number;
}

/** By how many degrees the edges between two columns have to be turned back to meet best. */
function leanOf({ x, y, weight, count }: Edges, from: number, to: number, height: number): Lean {
  const spare = Math.ceil(height * Math.tan((leanMax * Math.PI) / 180)) + 2;
  const every = Math.max(1, Math.floor(count / edgesMax));
  let [best, top, upright, used] = [0, 0, 1, 0];
  for (let degrees = -leanMax; degrees <= leanMax; degrees += step) {
    const lean = Math.tan((degrees * Math.PI) / 180);
    const columns = new Float64Array(to - from + 2 * spare);
    used = 0;
    for (let at = 0; at < count; at += every) {
      const place = x[at] ?? 0;
      if (place < from || place >= to) continue;
      const column = Math.round(place - from + (y[at] ?? 0) * lean) + spare;
      columns[column] = (columns[column] ?? 0) + (weight[at] ?? 0);
      used += 1;
    }
    let sum = 0;
    for (const column of columns) sum += column * column;
    if (degrees === 0) upright = Math.max(1, sum);
    if (sum > top) [best, top] = [degrees, sum];
  }
  return { degrees: best, gain: top / upright, count: used * every };
}

/** How much better the edges have to meet. */
const gainMin = 1.15;

/**
 * The degrees by which it leans clockwise; 0 for one that stands, or where nothing upright tells. A camera that looks up leans
 * the left half one way and the right half the other: that is no tilt.
 */
export function tiltOf(luma: Luma): number {
  const { width, height } = luma;
  const edges = uprights(luma);
  const middle = Math.floor(width / 2);
  const { degrees, gain, count } = leanOf(edges, 0, width, height);
  if (Math.abs(degrees) < leanMin || gain < gainMin || count < height || Math.abs(degrees) >= leanMax) return 0;
  const halves = [leanOf(edges, 0, middle, height), leanOf(edges, middle, width, height)].filter((half) => half.count > height / 2);
  return halves.length > 0 && halves.every((half) => Math.abs(half.degrees - degrees) <= 2) ? degrees : 0;
}
