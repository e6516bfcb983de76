import type { Noun } from '#server/noun.ts';
import { importRoutes } from './routes.ts';

export const importsNoun: Noun = { name: 'imports', routes: importRoutes };
