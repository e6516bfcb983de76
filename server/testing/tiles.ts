// A small PMTiles file for tests: one picture for every tile of a box, at a few zooms, in one directory.
import sharp from 'sharp';
import { zxyToTileId } from 'pmtiles';

interface Made {
  zoomMin: number;
  zoomMax: number;
  south: number;
  west: number;
  north: number;
  east: number;
  /** As the format numbers them: 1 vectors, 2 png, 3 jpeg, 4 webp. */
  tileType?: number;
  pixels?: number;
}

const headBytes = 127;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function tilesOf({ zoomMin, zoomMax, south, west, north, east }: Made): number[] {
  const ids: number[] = [];
  for (let zoom = zoomMin; zoom <= zoomMax; zoom++) {
    const column = (lng: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);
    const row = (lat: number): number => Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
    for (let x = column(west); x <= column(east); x++) for (let y = row(north); y <= row(south); y++) ids.push(zxyToTileId(zoom, x, y));
  }
  return ids.toSorted((a, b) => a - b);
}

/** The directory: ids as steps, then runs, lengths and places; all of them show the same picture. */
function directoryOf(ids: readonly number[], length: number): Buffer {
  const steps = ids.flatMap((id, at) => varint(id - (ids[at - 1] ?? 0)));
  return Buffer.from([...varint(ids.length), ...steps, ...ids.flatMap(() => [1]), ...ids.flatMap(() => varint(length)), ...ids.flatMap(() => [1])]);
}

export async function tilesFile(made: Made): Promise<Buffer> {
  const side = made.pixels ?? 256;
  const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#c8e0d4' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${side}" height="${side}"><path d="M0 ${side / 2}h${side}M${side / 2} 0v${side}" stroke="#b4431f" stroke-width="6"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();
  const ids = tilesOf(made);
  const directory = directoryOf(ids, picture.length);
  const metadata = Buffer.from('{}');
  const head = Buffer.alloc(headBytes);
  head.write('PMTiles', 'latin1');
  head[7] = 3;
  const metadataAt = headBytes + directory.length;
  const dataAt = metadataAt + metadata.length;
  [headBytes, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, picture.length, ids.length, ids.length, 1].forEach((value, at) =>
    head.writeBigUInt64LE(BigInt(value), 8 + 8 * at),
  );
  head[97] = 1;
  head[98] = 1;
  head[99] = made.tileType ?? 2;
  head[100] = made.zoomMin;
  head[101] = made.zoomMax;
  [made.west, made.south, made.east, made.north].forEach((value, at) => head.writeInt32LE(Math.round(value * 1e7), 102 + 4 * at));
  // The first ‘0’ of a place means “behind the last one”; a one says the very start.
  return Buffer.concat([head, directory, metadata, picture]);
}

/** Of the middle of Dhaka. */
export const dhakaTiles: Made = { zoomMin: 12, zoomMax: 14, south: 23.7, west: 90.33, north: 23.83, east: 90.45 };
