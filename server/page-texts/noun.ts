import type { Noun } from '#server/noun.ts';
import { pageTextRoutes } from './routes.ts';

export const pageTextsNoun: Noun = { name: 'page-texts', routes: pageTextRoutes };
