// Streets below the maps: where their tiles come from, a server or a PMTiles file of the storage, and whom the maps name for them.
// Both or neither, since licences demand the name.
import type { MapTiles } from '#contracts/pages/site-facts.ts';

interface Values {
  MAP_TILES_URL?: string | undefined;
  MAP_ATTRIBUTION?: string | undefined;
}

const fault = 'MAP_TILES_URL must be an address such as https://tiles.example/{z}/{x}/{y}.png, or the name of a file such as streets.pmtiles.';

/** A name without a host is that of a file in the storage. */
const isFile = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,60}\.pmtiles$/.test(text);

/** What the public is told, and the file where it is one. */
export interface TilesSetting {
  shown: MapTiles;
  file?: string;
}

/** Whose host no part of the template changes. */
function isTemplate(text: string): boolean {
  const [host = ''] = text.replace(/^https?:\/\//, '').split('/');
  if (host.includes('{') || !['{z}', '{x}', '{y}'].every((part) => text.includes(part))) return false;
  const url = URL.parse(text);
  if (!url || /[\s"';,]/.test(text)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname));
}

export function problemsOfMapTiles({ MAP_TILES_URL, MAP_ATTRIBUTION }: Values): string[] {
  if (Boolean(MAP_TILES_URL) !== Boolean(MAP_ATTRIBUTION)) return ['MAP_TILES_URL and MAP_ATTRIBUTION must be set together.'];
  return MAP_TILES_URL && !isFile(MAP_TILES_URL) && !isTemplate(MAP_TILES_URL) ? [fault] : [];
}

export function mapTilesOf({ MAP_TILES_URL: url, MAP_ATTRIBUTION: credit }: Values): TilesSetting | undefined {
  if (!url || !credit) return undefined;
  return isFile(url) ? { shown: { credit }, file: url } : { shown: { url, credit } };
}
