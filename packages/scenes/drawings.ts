import { drawEmpty, emptyDrawings } from './empty.ts';
import { drawLandmark, landmarks } from './landmarks.ts';
import { drawPanorama } from './panorama.ts';
import { drawPlaceholder, placeholders } from './placeholders.ts';

/** The SVG files in public/ that are drawn by code, by name. */
export const drawings = (): Map<string, string> =>
  new Map([
    ['panorama-day.svg', drawPanorama('day')],
    ['panorama-night.svg', drawPanorama('night')],
    ...(Object.keys(emptyDrawings) as (keyof typeof emptyDrawings)[]).map((name) => [`empty-${name}.svg`, drawEmpty(name)] as const),
    ...landmarks.map((name) => [`landmarks/${name}.svg`, drawLandmark(name)] as const),
    ...placeholders.map((type) => [`placeholders/${type}.svg`, drawPlaceholder(type)] as const),
  ]);
