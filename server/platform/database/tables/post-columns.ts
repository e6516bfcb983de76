// The columns of a post's fields: the field's name in snake_case, but for a few, and a type that follows from the table of fields.
import type { z } from 'zod';
import { type PostFieldName, type PostFields, postFieldNames } from '#contracts/posts/post-fields.ts';
import type { shownIn } from '#contracts/posts/post-shape.ts';
import type { Default } from './columns.ts';

const renamed = { postTitle: 'title', size: 'size_sqft', landUnits: 'land_unit', priceUnits: 'price_unit' } as const;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
export type ColumnOf<F extends PostFieldName> = F extends keyof typeof renamed ? (typeof renamed)[F] : SnakeCase<F>;
export type FieldColumn = ColumnOf<PostFieldName>;

const columns = Object.fromEntries(
  postFieldNames.map((name) => [name, Object.hasOwn(renamed, name) ? renamed[name as keyof typeof renamed] : name.replaceAll(/[A-Z]/g, '_$&').toLowerCase()]),
) as { readonly [F in PostFieldName]: ColumnOf<F> };

/** The column of each field. */
export const columnOf = <F extends PostFieldName>(field: F): ColumnOf<F> => columns[field];

type Shown = ReturnType<typeof shownIn<'card' | 'page' | 'owner'>>;
type Value<F extends PostFieldName> = z.output<Shown[F]>;

/** What a post's fields are in its row; the plan and lists have a default. */
export type FieldColumns = {
  [F in PostFieldName as ColumnOf<F>]: PostFields[F] extends { kind: 'many' } | { seen: 'owner'; kind: 'choice' } ? Default<Value<F>> : Value<F>;
};
