import type { Noun } from '#server/noun.ts';
import { visitRoutes } from './routes.ts';

export const visitsNoun: Noun = { name: 'visits', routes: visitRoutes };
