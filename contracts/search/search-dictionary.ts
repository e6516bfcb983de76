// Words that staff teach the search while it runs.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { Understood } from './search.ts';
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
  /** Those of its words that the search knows by itself and reads as this instead. */
  overrides: z.array(z.string()),
  changedAt: moment,
});
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** A logged search as it is read now and as it would be read: what is understood, and the words that are searched for in posts. */
const ReadWords = z.object({ understood: z.array(Understood), words: z.array(z.string()) });

/** The logged searches that an entry changes; `replayed` of them were read again, fewer than there are where time ran out. */
export const DictionaryReplay = z.object({
  replayed: z.int(),
  isComplete: z.boolean(),
  differing: z.int(),
  items: z.array(z.object({ text: z.string(), searches: z.int(), before: ReadWords, after: ReadWords })),
});
export type DictionaryReplay = z.infer<typeof DictionaryReplay>;

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
  replay: endpoint({
    method: 'POST',
    path: '/api/admin/searchDictionary/replay',
    access: 'support',
    summary: 'Read the last logged searches with a synonym or a filler that is not saved yet, and list those that would be read differently',
    body: DictionaryFields.extend({ kind: choice(['synonym', 'filler']), id: objectId.optional().meta({ description: 'The entry that is changed' }) }),
    failures: ['NOT_FOUND'],
    response: DictionaryReplay.extend({ success: z.literal(true) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/searchDictionary',
    access: 'support',
    status: 201,
    stepUp: true,
    summary:
      'Teach the search words; every server reads them within seconds. A synonym or a filler may override a word that it knows by itself; names of places, numbers and words of another entry are refused',
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
