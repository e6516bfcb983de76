import type { Noun } from '#server/noun.ts';
import { groupKind } from './listing-service.ts';
import { groupRoutes } from './routes.ts';

export const groupsNoun: Noun = { name: 'groups', listingKind: groupKind, routes: groupRoutes };
