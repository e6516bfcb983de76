// What the members' page asks of the API.
import { members, type Member } from '#contracts/members.ts';
import type { Role } from '#contracts/enums.ts';
import type { Pagination } from '#contracts/values.ts';
import { call, type Api } from '#web/platform/api.ts';
import type { MemberQuery } from './member-address.ts';

export interface MemberList {
  items: Member[];
  pagination: Pagination;
}

/** A page of people. Throws CallFailure. */
export const readMembers = (api: Api, query: MemberQuery): Promise<MemberList> => call(api, members.list, { query });

export type StaffAction = 'suspend' | 'disable' | 'restore' | 'role';

export interface StaffActionFields {
  reason: string;
  /** ISO 8601; empty until further notice. */
  until: string;
  role: Role;
}

/** Does it, and answers what is to be said. Throws CallFailure. */
export async function carryOut(api: Api, id: string, action: StaffAction, { reason, until, role }: StaffActionFields): Promise<string> {
  const params = { id };
  if (action === 'suspend') return (await call(api, members.suspend, { params, body: { reason, until } })).message;
  if (action === 'disable') return (await call(api, members.disable, { params, body: { reason } })).message;
  if (action === 'restore') return (await call(api, members.restore, { params })).message;
  return (await call(api, members.role, { params, body: { role } })).message;
}
