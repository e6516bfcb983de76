import type { Noun } from '#server/noun.ts';
import { areaRoutes } from './routes.ts';

export const areasNoun: Noun = { name: 'areas', routes: areaRoutes };
