// What a word of a search can say besides a name, and how its spellings are written down.
import type { Attribute } from '#server/search/query/attributes/attribute.ts';
import type { LandUnit, PostType, PropertyType } from '#contracts/enums.ts';

export type Concept =
  | { is: 'purpose'; type: PostType }
  /** `isWide`: beside a narrower kind it only says where that is: অফিসের জায়গা, a flat in a new building. */
  | { is: 'kind'; types: readonly PropertyType[]; isWide?: true }
  | { is: 'money'; taka: number }
  | { is: 'taka' | 'bed' | 'bath' | 'sqft' | 'filler' | 'to' | 'plus' | 'street' | 'between' | 'hundred' }
  | { is: 'land'; unit: LandUnit; times?: number }
  | { is: 'compare'; bound: 'max' | 'min'; side: 'before' | 'behind' }
  | { is: 'number'; value: number }
  /** সাড়ে adds a half to the number behind it; some stand alone for one and a quarter. */
  | { is: 'fraction'; adds: number; alone?: number }
  /** Only what is to rent is said to be so, in this word of titles. */
  | { is: 'rentHint'; word: string }
  /** What a post is like. */
  | ({ is: 'attribute' } & Attribute)
  /** The word behind or before the number of a floor, and the number of the ground floor as it counts. */
  | { is: 'storey'; ground: 0 | 1 }
  | { is: 'ordinal'; value: number }
  /** Behind a number: the fifth. */
  | { is: 'nth' | 'cheap' }
  | { is: 'not'; side: 'before' | 'behind' }
  | { is: 'month'; month: number }
  /** ১ তারিখ. */
  | { is: 'day'; day: number }
  /** This month, or the next: so many on. */
  | { is: 'monthsOn'; count: number };

export interface ConceptWords {
  concept: Concept;
  /** Between bars; a phrase may hold spaces. */
  spellings: string;
  /** Only exactly as written, since its misspellings lie near other words. */
  exact?: boolean;
}

export const bare = (is: 'taka' | 'bed' | 'bath' | 'sqft' | 'to' | 'plus' | 'street' | 'between', spellings: string, exact = false): ConceptWords => ({
  concept: { is },
  spellings,
  exact,
});
