import type { Noun } from '#server/noun.ts';
import { mapRoutes } from './routes.ts';
import { tileFileRoutes } from './tiles/routes.ts';

export const mapsNoun: Noun = { name: 'maps', routes: mapRoutes, rootRoutes: tileFileRoutes };
