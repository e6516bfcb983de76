// What a post says, apart from where it stands: kept before every edit, compared with what came after.
import { type PostFieldName, postFieldNames } from '#contracts/posts/post-fields.ts';
import { columnOf, type FieldColumn } from '#server/platform/database/tables/post-columns.ts';

export type Content = Record<PostFieldName, unknown>;
/** Every column, or a version would forget what one says. */
type Row = { [name in FieldColumn]: unknown };

const plain = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : (value ?? null));

/** What the row says, by the contract's names; lists in one order. */
export function contentOf(row: Row): Content {
  return Object.fromEntries(postFieldNames.map((field) => [field, plain(row[columnOf(field)])])) as Content;
}

export interface Change {
  field: PostFieldName;
  before: unknown;
  after: unknown;
}

/** What staff look at first; the rest in the order of the form. */
const first: readonly PostFieldName[] = ['postTitle', 'description', 'propertyType', 'price', 'priceUnits'];
const inOrder = [...new Set([...first, ...postFieldNames])];

/** The fields in which the two differ. */
export function changesBetween(before: Readonly<Record<string, unknown>>, after: Content): Change[] {
  return inOrder
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] }));
}
