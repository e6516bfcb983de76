// What the page of saved posts shows, as its address says it; the page size is remembered in the browser.
import { type Purpose, purposes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { localStore } from '#web/platform/browser-storage.ts';

export const sortChoices = ['desc', 'asc', 'recent'] as const;
type SortChoice = (typeof sortChoices)[number];

export interface SavedQuery {
  page: number;
  limit: number;
  type: Purpose | undefined;
  /** Undefined for the default: the list turned round, the last saved first. */
  sort: Exclude<SortChoice, 'desc'> | undefined;
}

const { pageSizes, pageSize } = limits.saved;
const sizeKey = 'savedPageSize';

/** A page size that is offered, otherwise the default. */
export const sizeOf = (value: unknown): number => pageSizes.find((size) => String(size) === String(value)) ?? pageSize;

/** The page size that was chosen last in this browser. */
export const rememberedSize = (): number => sizeOf(localStore.getItem(sizeKey));

export const rememberSize = (size: number): void => localStore.setItem(sizeKey, String(size));

/** What an address asks for; what cannot be read counts as not said. */
export function savedQuery(params: URLSearchParams, limit: number): SavedQuery {
  const page = Number(params.get('page'));
  const sort = params.get('sort');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit,
    type: purposes.find((purpose) => purpose === params.get('type')),
    sort: sort === 'asc' || sort === 'recent' ? sort : undefined,
  };
}

/** The address of the same list, changed; what is said of the list leads back to its first page. */
export function savedHref({ page: _page, type, sort }: SavedQuery, change: Partial<Record<'page' | 'type' | 'sort', string | number | undefined>>): string {
  const said = { type, sort, ...change };
  const params = new URLSearchParams();
  if (said.type) params.set('type', String(said.type));
  if (said.sort && said.sort !== 'desc') params.set('sort', String(said.sort));
  if (change.page && change.page !== 1) params.set('page', String(change.page));
  const search = String(params);
  return `/user/my-saved-posts${search && `?${search}`}`;
}
