// What people need from search, as data beside this file: needs in three scripts and the examples that once went wrong, what their
// places, kinds and attributes mean in a row of the listings, and queries that want nothing here or another tab.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { postTypes } from '#contracts/enums.ts';

const pattern = z.string().transform((source) => new RegExp(source.normalize('NFC'), 'iu'));

/** A row lies here if it is filed in one of the areas or if its title or address names the place, `within` those areas only. */
const Place = z.strictObject({
  areas: z.array(z.string()).optional(),
  /** Each of them is named. */
  named: z.array(pattern).optional(),
  within: z.array(z.string()).optional(),
});
/** A row is of this kind by its filed type or by words of its title. */
const Kind = z.strictObject({ types: z.array(z.string()).optional(), said: pattern.optional() });
/** A silent row is right; only one that says the opposite is not, `unless` it says both. */
const Attribute = z.strictObject({ said: pattern, opposite: pattern.optional(), unless: pattern.optional() });
const Meanings = z.strictObject({ places: z.record(z.string(), Place), kinds: z.record(z.string(), Kind), attributes: z.record(z.string(), Attribute) });
export type Meanings = z.infer<typeof Meanings>;

const range = z.tuple([z.number(), z.number().nullable()]);

const Want = z.strictObject({
  purpose: z.enum(postTypes).optional(),
  /** Any of them. */
  place: z.array(z.string()).optional(),
  notPlace: z.array(z.string()).optional(),
  kind: z.string().optional(),
  /** In taka, bedrooms and square feet; a row without the number is right. */
  price: range.optional(),
  beds: range.optional(),
  size: range.optional(),
  attributes: z.array(z.string()).optional(),
});
export type Want = z.infer<typeof Want>;

const Fresh = z.strictObject({ class: z.string(), bn: z.string(), banglish: z.string(), en: z.string(), want: Want });
const Review = z.strictObject({ class: z.literal('review'), queries: z.array(z.string()), want: Want });
const Beside = z.strictObject({
  nonsense: z.array(z.string()),
  tabs: z.array(
    z.strictObject({
      /** The tab that is lit; empty for the first one, where the answer `leads` to another. */
      tab: z.enum(['group', 'interior', '']),
      leads: z.enum(['group', 'interior']).optional(),
      query: z.string(),
      /** The first result lies in one of them, or serves it. */
      areas: z.array(z.string()).optional(),
    }),
  ),
});
export type TabQuery = z.infer<typeof Beside>['tabs'][number];

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'needs', `${name}.json`), 'utf8')));

export const meanings = read('meanings', Meanings);
export const { nonsense, tabs } = read('beside', Beside);

export const scripts = ['bn', 'banglish', 'en'] as const;

export interface Asked {
  class: string;
  script: (typeof scripts)[number] | 'review';
  q: string;
  want: Want;
}

export const asked: readonly Asked[] = [
  ...read('fresh', z.array(Fresh)).flatMap((need) => scripts.map((script) => ({ class: need.class, script, q: need[script], want: need.want }))),
  ...read('review', z.array(Review)).flatMap(({ queries, want }) => queries.map((q) => ({ class: 'review', script: 'review' as const, q, want }))),
];
