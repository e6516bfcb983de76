// The PMTiles file below the maps, in the storage. A version never changes; which one is live is said by a small file that is replaced whole.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { examineTiles } from './tiles-file.ts';

const folder = 'map-tiles';
const versionLength = 20;
const versionPattern = /^[0-9a-f]{20}$/;

const LiveTiles = z.object({
  version: z.string().regex(versionPattern),
  kind: z.enum(['png', 'jpeg', 'webp']),
  pixels: z.int(),
  zoomMin: z.int(),
  zoomMax: z.int(),
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  bytes: z.int(),
  since: z.string(),
  /** Which was live before: pages that are open read it on. */
  before: z.object({ version: z.string().regex(versionPattern), bytes: z.int() }).optional(),
});
export type LiveTiles = z.infer<typeof LiveTiles>;

const pointerOf = (name: string): string => `${folder}/${name}.json`;
export const objectOf = (version: string): string => `${folder}/${version}.pmtiles`;

/** Of the last part of an address. */
export const versionIn = (file: string): string | undefined => /^([0-9a-f]{20})\.pmtiles$/.exec(file)?.[1];

/** Undefined where none was put yet. Throws UNAVAILABLE while the storage is away. */
export async function readLive(storage: PictureStorage, name: string): Promise<LiveTiles | undefined> {
  const text = await storage.get(pointerOf(name));
  return text && LiveTiles.parse(JSON.parse(text.toString()));
}

async function versionOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, versionLength);
}

/** Checks a file, stores it and makes it live; the one before the last is deleted. Throws UnfitTiles, and UNAVAILABLE. */
export async function putTiles(storage: PictureStorage, name: string, file: string): Promise<LiveTiles> {
  const found = await examineTiles(file);
  const [version, last] = [await versionOf(file), await readLive(storage, name)];
  const before = last?.version === version ? last.before : last && { version: last.version, bytes: last.bytes };
  const live: LiveTiles = { version, ...found, since: new Date().toISOString(), ...(before ? { before } : {}) };
  await storage.putFile(objectOf(version), file);
  await storage.put(pointerOf(name), Buffer.from(JSON.stringify(live)));
  const gone = last?.before?.version;
  if (gone && gone !== version && gone !== before?.version) await storage.remove(objectOf(gone));
  return live;
}

const degrees = (value: number): string => value.toFixed(2);

/** In one line, for people. */
export function saidOf({ kind, pixels, zoomMin, zoomMax, bounds: { south, west, north, east }, bytes }: Omit<LiveTiles, 'version' | 'since'>): string {
  const place = `${degrees(south)}–${degrees(north)}° N, ${degrees(west)}–${degrees(east)}° E`;
  return `${kind} tiles of ${pixels} pixels, zoom ${zoomMin}–${zoomMax}, ${place}, ${(bytes / 1e6).toFixed(1)} MB`;
}
