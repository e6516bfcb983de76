// What a PMTiles file holds, and whether the maps can show it.
import { open } from 'node:fs/promises';
import { type Header, PMTiles, type Source, TileType } from 'pmtiles';
import sharp from 'sharp';
import { limits } from '#contracts/limits.ts';

export interface FoundTiles {
  kind: 'png' | 'jpeg' | 'webp';
  /** Of a side. */
  pixels: number;
  zoomMin: number;
  zoomMax: number;
  bounds: { south: number; west: number; north: number; east: number };
  bytes: number;
}

/** Why a file can’t be shown, as a sentence. */
export class UnfitTiles extends Error {}

const kinds: Readonly<Record<number, FoundTiles['kind']>> = { [TileType.Png]: 'png', [TileType.Jpeg]: 'jpeg', [TileType.Webp]: 'webp' };

const vectors =
  'It holds vector tiles, and the maps draw pictures only. Make raster tiles of it (png, webp or jpeg, 256 or 512 pixels), for example with ' +
  'tileserver-gl and “pmtiles convert”, and give that file.';

function kindOf({ tileType }: Header): FoundTiles['kind'] {
  if (tileType === TileType.Mvt) throw new UnfitTiles(vectors);
  return kinds[tileType] ?? refuse('Its tiles are neither png nor webp nor jpeg.');
}

function refuse(sentence: string): never {
  throw new UnfitTiles(sentence);
}

/** The tile in the middle of what the file covers, at the first zoom that has one. */
async function middleTile(tiles: PMTiles, { minZoom, maxZoom, minLat, maxLat, minLon, maxLon }: Header): Promise<ArrayBuffer> {
  const lat = (((minLat + maxLat) / 2) * Math.PI) / 180;
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    const x = Math.floor((((minLon + maxLon) / 2 + 180) / 360) * 2 ** zoom);
    const y = Math.floor(((1 - Math.asinh(Math.tan(lat)) / Math.PI) / 2) * 2 ** zoom);
    const tile = await tiles.getZxy(zoom, x, y);
    if (tile) return tile.data;
  }
  return refuse('It has no tile in the middle of what it says to cover.');
}

const { latMin, latMax, lngMin, lngMax } = limits.posts;
const isHere = ({ minLat, maxLat, minLon, maxLon }: Header): boolean => minLat < latMax && maxLat > latMin && minLon < lngMax && maxLon > lngMin;

async function readTiles(source: Source, bytes: number): Promise<FoundTiles> {
  const tiles = new PMTiles(source);
  const header = await tiles.getHeader().catch((error: unknown) => refuse(`It is no PMTiles file of version 3 (${(error as Error).message}).`));
  const ends = header.tileDataOffset + (header.tileDataLength ?? 0);
  if (ends > bytes) refuse(`It is cut off: ${bytes} of ${ends} bytes are there.`);
  const kind = kindOf(header);
  if (!isHere(header)) refuse('It covers no part of Bangladesh.');
  const picture = await sharp(Buffer.from(await middleTile(tiles, header)))
    .metadata()
    .catch(() => refuse('The tile in its middle can’t be read as a picture.'));
  if (picture.format !== kind) refuse(`It says that its tiles are ${kind}, but they are ${picture.format}.`);
  if (picture.width !== picture.height || ![256, 512].includes(picture.width)) refuse('Its tiles are neither 256 nor 512 pixels wide.');
  const { minZoom: zoomMin, maxZoom: zoomMax, minLat: south, minLon: west, maxLat: north, maxLon: east } = header;
  return { kind, pixels: picture.width, zoomMin, zoomMax, bounds: { south, west, north, east }, bytes };
}

/** Throws UnfitTiles with the reason. */
export async function examineTiles(file: string): Promise<FoundTiles> {
  const handle = await open(file);
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
      return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer };
    },
  };
  try {
    return await readTiles(source, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}
