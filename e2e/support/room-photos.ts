// A photograph of a room as a person takes it well or badly, so that the coach has something to say.
import sharp from 'sharp';

const [width, height] = [1200, 900] as const;

interface Taken {
  /** Of the light of a good one. */
  light?: number;
  /** Degrees clockwise. */
  lean?: number;
  /** Another room. */
  room?: number;
}

function grain(x: number, y: number): number {
  const mixed = Math.imul(Math.floor(x) * 374_761_393 + Math.floor(y) * 668_265_263, 1_274_126_177);
  return ((((mixed ^ (mixed >>> 13)) >>> 0) % 1000) / 1000 - 0.5) * 14;
}

function shade(x: number, y: number, room: number): number {
  if (y > 600 + x / 20) return 110 + (Math.floor(x / 44 + y / 26) % 2) * 46;
  if ([140, 172, 490, 700, 742, 1005].some((at) => Math.abs(x - at - room * 61) < 10)) return 62;
  const [left, top] = [515 - room * 190, 140 + room * 60];
  if (x > left && x < left + 160 && y > top && y < top + 210 && x % 56 > 7) return 236;
  return 176 - x / 28 + room * 9;
}

export async function roomPhoto({ light = 1, lean = 0, room = 0 }: Taken = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  const angle = (lean * Math.PI) / 180;
  for (let at = 0; at < width * height; at += 1) {
    const [dx, dy] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    const [x, y] = [width / 2 + dx * Math.cos(angle) + dy * Math.sin(angle), height / 2 - dx * Math.sin(angle) + dy * Math.cos(angle)];
    const value = (shade(x, y, room) + grain(x, y)) * light;
    pixels.fill(Math.max(0, Math.min(255, value)), at * 3, at * 3 + 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
