import { propertyTypes } from '#contracts/enums.ts';
import { drawEmptyHouse } from './marks.ts';
import { drawPanorama } from './panorama.ts';
import { drawPlaceholder } from './placeholders.ts';

/** The SVG files in public/ that are drawn by code, by name. */
export const drawings = (): Map<string, string> =>
  new Map([
    ['panorama-day.svg', drawPanorama('day')],
    ['panorama-night.svg', drawPanorama('night')],
    ['empty-house.svg', drawEmptyHouse()],
    ...propertyTypes.map((type) => [`placeholders/${type}.svg`, drawPlaceholder(type)] as const),
  ]);
