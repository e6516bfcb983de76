// Column types for Kysely: what a query reads and what it may write.
import type { ColumnType, Generated } from 'kysely';

export type Default<T> = Generated<T>;
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json = ColumnType<unknown, string | null, string | null>;
