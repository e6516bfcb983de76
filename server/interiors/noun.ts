import type { Noun } from '#server/noun.ts';
import { interiorKind } from './listing-service.ts';
import { interiorRoutes } from './routes.ts';
import { firmDraftData } from './service.ts';

/** `ratingsOf` reads what customers say of a firm, which a noun above knows. */
export const interiorsNoun = (ratingsOf: Parameters<typeof interiorRoutes>[2]): Noun => ({
  name: 'interiors',
  personalData: [firmDraftData],
  listingKind: interiorKind,
  routes: (api, context) => interiorRoutes(api, context, ratingsOf),
});
