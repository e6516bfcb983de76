// Saved searches: to run again, and to be alerted to new posts.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { alertFrequencies } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { SearchQuery } from './search.ts';
import { choice, fault, moment, objectId, optionalChoice, optionalText, Success, text } from '#contracts/values.ts';

/** The narrowing parameters of `GET /api/search`. */
export const StoredQuery = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type StoredQuery = z.infer<typeof StoredQuery>;

export const SavedSearch = z.object({
  _id: objectId,
  /** The given name, or else a description of the search in the reader's language. */
  name: z.string(),
  isNamed: z.boolean(),
  /** A description of the search in the reader's language. */
  description: z.string(),
  query: StoredQuery,
  frequency: z.enum(alertFrequencies),
  createdAt: moment,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Only posts for sale and to rent have alerts. */
const query = SearchQuery.refine(({ purpose }) => purpose === undefined || purpose === 'sell' || purpose === 'rent', {
  ...fault('choice'),
  path: ['purpose'],
});

const one = z.object({ success: z.literal(true), savedSearch: SavedSearch });
const params = z.object({ id: objectId });

export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/api/savedSearches',
    access: 'member',
    scope: 'searches:read',
    summary: 'Saved searches, newest first',
    response: z.object({ success: z.literal(true), savedSearches: z.array(SavedSearch) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/savedSearches',
    access: 'member',
    status: 201,
    summary: `Save a search, at most ${limits.savedSearches.max}. If the same one is already saved, that one is returned`,
    body: z.object({ name: optionalText(limits.savedSearches.nameMax), query, frequency: optionalChoice(alertFrequencies) }),
    idempotent: true,
    failures: ['TOO_MANY'],
    response: one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/savedSearches/:id',
    access: 'owner',
    summary: 'Change the given fields; an empty name restores the automatic one',
    params,
    body: z.object({
      name: text(0, limits.savedSearches.nameMax).optional(),
      query: query.optional(),
      frequency: choice(alertFrequencies).optional(),
    }),
    failures: ['DUPLICATE'],
    response: one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/savedSearches/:id',
    access: 'owner',
    summary: 'Delete a saved search and stop its emails',
    params,
    response: Success,
  }),
};
