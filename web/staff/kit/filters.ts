// The filters of a staff list in one table. What is asked of the API, the fields on the page, the addresses of links, what "clear"
// leaves and the file all follow from it.
import type { Answer, CallInput, Endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { Pagination } from '#contracts/values.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PageWords } from '#web/platform/language.tsx';

export type Label = (t: Translate) => string;

/** One filter. `T` is what it can say. */
export interface Filter<T extends string | undefined = string | undefined> {
  /** How the list shows it; the page itself draws an `own` one. */
  as: 'search' | 'chips' | 'select' | 'own';
  /** What an address means by this text. */
  read(given: string): T | undefined;
  /** What the list shows where the address says nothing. */
  usual: T;
  label: Label;
  /** Stands in the empty field, where that is shorter than the label. */
  hint?: Label | undefined;
  /** What can be chosen; undefined means any. */
  values: readonly T[];
  text(words: PageWords, value: T): string;
}

const typed = (given: string, max: number): string | undefined => given.trim().slice(0, max) || undefined;
const untold = { usual: undefined, values: [], text: () => '' };

/** Words to look for. */
export const search = (label: Label, hint?: Label): Filter<string | undefined> => ({
  as: 'search',
  label,
  hint,
  read: (given) => typed(given, limits.search.textMax),
  ...untold,
});

/** What the page draws a field for; an address that does not fit the pattern says nothing. */
export const own = (max: number, pattern?: RegExp): Filter<string | undefined> => ({
  as: 'own',
  label: () => '',
  read(given) {
    const text = typed(given, max);
    return text && pattern && !pattern.test(text) ? undefined : text;
  },
  ...untold,
});

interface Choice<T extends string> {
  as?: 'chips' | 'select' | 'own';
  label: Label;
  text: (words: PageWords, value: T) => string;
}

/** One of a few values, or any of them. */
export const anyOf = <const T extends string>(values: readonly T[], { as = 'chips', label, all, text }: Choice<T> & { all: Label }): Filter<T | undefined> => ({
  as,
  label,
  read: (given) => values.find((value) => value === given),
  usual: undefined,
  values: [undefined, ...values],
  text: (words, value) => (value === undefined ? all(words.t) : text(words, value)),
});

/** One of a few values, of which the usual one is shown first. */
export const oneOf = <const T extends string>(values: readonly T[], { as = 'chips', label, usual, text }: Choice<T> & { usual: T }): Filter<T> => ({
  as,
  label,
  read: (given) => values.find((value) => value === given),
  usual,
  values,
  text,
});

export type Filters = Readonly<Record<string, Filter | null>>;

/** What an address says, by the names of its filters. */
export type QueryOf<F extends Filters> = { [K in keyof F]: F[K] extends Filter<infer T> ? T : undefined } & { page: number };

/** Every query of a call has a filter, or null where the page does not offer it. */
type FiltersOf<E extends Endpoint> = { readonly [K in Exclude<keyof NonNullable<CallInput<E>['query']>, 'page' | 'limit' | 'format'>]-?: Filter | null };

export interface StaffListOf<E extends Endpoint, F extends Filters> {
  endpoint: E;
  filters: F;
}

export type ItemOf<E extends Endpoint> = Answer<E> extends { items: (infer I)[] } ? I : never;

export interface PageOf<T> {
  items: T[];
  pagination: Pagination;
}

/** A list of the staff pages: the call that answers it, and its filters. */
export const staffList = <E extends Endpoint, const F extends FiltersOf<E> & Filters>(endpoint: E, filters: F): StaffListOf<E, F> => ({ endpoint, filters });

/** The number that a part of an address says, if it is one. */
export const numberIn = (part: string | null | undefined): number | undefined => (part && /^[1-9]\d{0,8}$/.test(part) ? Number(part) : undefined);

export function queryOf<F extends Filters>(filters: F, params: URLSearchParams): QueryOf<F> {
  const said = Object.entries(filters).map(([name, filter]) => [name, filter?.read(params.get(name) ?? '') ?? filter?.usual]);
  return { page: numberIn(params.get('page')) ?? 1, ...Object.fromEntries(said) } as QueryOf<F>;
}

/** What is not as usual, as parts of an address. */
export function partsOf<F extends Filters>(filters: F, query: QueryOf<F>): [name: string, value: string][] {
  const given = query as Readonly<Record<string, string | undefined>>;
  return Object.entries(filters).flatMap(([name, filter]) => (given[name] && given[name] !== filter?.usual ? [[name, given[name]]] : []));
}

/** The address of the list with some parts changed; its first page has no number. */
export function addressOf<F extends Filters>(filters: F, query: QueryOf<F>, change: Readonly<Record<string, string | number | undefined>> = {}): string {
  const next = { ...query, page: 1, ...change } as QueryOf<F>;
  const params = new URLSearchParams(partsOf(filters, next));
  if (next.page > 1) params.set('page', String(next.page));
  return `?${params}`;
}
