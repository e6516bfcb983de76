// What the address of the members' page says: who is looked for, and in which state.
import { accountStatuses, roles, type AccountStatus, type Role } from '#contracts/enums.ts';
import type { MemberSort } from '#contracts/accounts/members.ts';
import { listed } from '#contracts/listed.ts';

export interface MemberQuery {
  q: string | undefined;
  status: AccountStatus | undefined;
  role: Role | undefined;
  /** The newest first unless told. */
  sort: MemberSort | undefined;
  page: number;
}

/** The orders besides the usual one; not the contract's own list, whose schemas stay out of the page. */
export const otherSorts = listed({ recent: null, oldest: true, name: true } satisfies Record<MemberSort, true | null>);

export function memberQuery(params: URLSearchParams): MemberQuery {
  const page = params.get('page') ?? '';
  return {
    q: params.get('q')?.trim() || undefined,
    status: accountStatuses.find((one) => one === params.get('status')),
    role: roles.find((one) => one === params.get('role')),
    sort: otherSorts.find((one) => one === params.get('sort')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list; its first page has no number. */
export function memberAddress({ q, status, role, sort, page }: Partial<MemberQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (status) params.set('status', status);
  if (role) params.set('role', role);
  if (sort && sort !== 'recent') params.set('sort', sort);
  if (page && page > 1) params.set('page', String(page));
  return params.size > 0 ? `/admin/users?${params}` : '/admin/users';
}
