// What the address of the members' page says: who is looked for, and in which state.
import { accountStatuses, type AccountStatus } from '#contracts/enums.ts';

export interface MemberQuery {
  q: string | undefined;
  status: AccountStatus | undefined;
  page: number;
}

export function memberQuery(params: URLSearchParams): MemberQuery {
  const page = params.get('page') ?? '';
  return {
    q: params.get('q')?.trim() || undefined,
    status: accountStatuses.find((one) => one === params.get('status')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list; its first page has no number. */
export function memberAddress({ q, status, page }: Partial<MemberQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (status) params.set('status', status);
  if (page && page > 1) params.set('page', String(page));
  return params.size > 0 ? `/admin/users?${params}` : '/admin/users';
}
