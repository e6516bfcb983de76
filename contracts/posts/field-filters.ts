// The parameters of a search that ask for one field of a post, made from the table of fields.
import type { z } from 'zod';
import { type FilteredField, type PostFact, type PostFields, postFieldNames, postFields } from './post-fields.ts';
import { optionalBoolean, optionalChoice, optionalWhole } from '#contracts/values.ts';

export const filteredFields = postFieldNames.filter((name): name is FilteredField => 'filter' in postFields[name]);
function asked(fact: PostFact): z.ZodType {
  if (fact.kind === 'flag') return optionalBoolean;
  return fact.kind === 'count' ? optionalWhole(0, fact.max ?? 0) : optionalChoice(fact.values ?? ['']);
}
type AskedFor<F> = F extends { kind: 'count' }
  ? ReturnType<typeof optionalWhole>
  : F extends { kind: 'flag' }
    ? typeof optionalBoolean
    : F extends { values: infer V extends readonly [string, ...string[]] }
      ? ReturnType<typeof optionalChoice<V>>
      : never;
/** The parameters of a search that ask for one field. */
export const fieldFilters = Object.fromEntries(filteredFields.map((name) => [postFields[name].filter, asked(postFields[name])])) as {
  [F in FilteredField as PostFields[F]['filter']]: AskedFor<PostFields[F]>;
};
