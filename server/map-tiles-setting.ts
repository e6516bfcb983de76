// Streets below the maps: where their tiles come from, and whom the maps name for them. Both or neither, since licences demand the name.
import type { MapTiles } from '#contracts/pages/site-facts.ts';

interface Values {
  MAP_TILES_URL?: string | undefined;
  MAP_ATTRIBUTION?: string | undefined;
}

const fault = 'MAP_TILES_URL must be an address such as https://tiles.example/{z}/{x}/{y}.png.';

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
  return MAP_TILES_URL && !isTemplate(MAP_TILES_URL) ? [fault] : [];
}

export const mapTilesOf = ({ MAP_TILES_URL: url, MAP_ATTRIBUTION: credit }: Values): MapTiles | undefined => (url && credit ? { url, credit } : undefined);
