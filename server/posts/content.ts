// What a post says, apart from where it stands: kept before every edit, compared with what came after.
import { type PostFieldName, postFieldNames } from '#contracts/posts/post-fields.ts';
import { columnOf, type FieldColumn } from '#server/platform/database/tables/post-columns.ts';

export type Content = Record<PostFieldName, unknown>;
/** Every column, or a version would forget what one says. */
type Row = { [name in FieldColumn]: unknown };

/** With the members of every object in one order: the database keeps them in its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, inOrder(member)]),
  );
}

const plain = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : inOrder(value ?? null));

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
const ordered = [...new Set([...first, ...postFieldNames])];

/** The fields in which the two differ. */
export function changesBetween(before: Readonly<Record<string, unknown>>, after: Content): Change[] {
  return ordered
    .filter((field) => JSON.stringify(plain(before[field])) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] }));
}
