// Words that staff teach the search while it runs.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { choice, moment, objectId, optionalText, someOf, text } from '#contracts/values.ts';

const { dictionary: bounds } = limits.search;

/** A word for another one; a word that says nothing; a name for what lies in some places. */
export const dictionaryKinds = ['synonym', 'filler', 'landmark'] as const;
export type DictionaryKind = (typeof dictionaryKinds)[number];

export const DictionaryFields = z.object({
  kind: choice(dictionaryKinds),
  /** Every spelling, in either script; a spelling may be a few words. */
  words: someOf(text(bounds.wordMin, bounds.wordMax), bounds.wordsMax),
  /** Of a synonym. */
  means: optionalText(bounds.wordMax),
  /** Of a landmark: ids of sub-districts. */
  places: someOf(z.string().max(60), bounds.placesMax).default([]),
});
export type DictionaryFields = z.output<typeof DictionaryFields>;

export const DictionaryEntry = z.object({
  _id: objectId,
  kind: z.enum(dictionaryKinds),
  words: z.array(z.string()),
  means: z.string().nullable(),
  places: z.array(z.object({ id: z.string(), en: z.string(), bn: z.string() })),
  changedAt: moment,
});
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

const params = z.object({ id: objectId });
const Answer = z.object({ success: z.literal(true), entry: DictionaryEntry });

export const searchDictionary = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/searchDictionary',
    access: 'support',
    summary: 'Words that staff taught the search: synonyms, words that say nothing, landmarks; what was changed last comes first',
    response: z.object({ success: z.literal(true), items: z.array(DictionaryEntry) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/searchDictionary',
    access: 'support',
    status: 201,
    stepUp: true,
    summary: 'Teach the search words; every server reads them within seconds. Words that it knows by itself, and those of another entry, are refused',
    body: DictionaryFields,
    response: Answer,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/searchDictionary/:id',
    access: 'support',
    stepUp: true,
    summary: 'Change what the search was taught',
    params,
    body: DictionaryFields,
    failures: ['NOT_FOUND'],
    response: Answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/searchDictionary/:id',
    access: 'support',
    stepUp: true,
    summary: 'Let the search forget what it was taught',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true) }),
  }),
};
