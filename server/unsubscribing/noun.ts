import type { Noun } from '#server/noun.ts';
import { unsubscribeRoutes } from './routes.ts';

export const unsubscribingNoun: Noun = { name: 'unsubscribing', routes: unsubscribeRoutes };
