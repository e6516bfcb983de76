// What the members' page asks of the API.
import { members, type Member, type MemberHistory, type MemberNote } from '#contracts/accounts/members.ts';
import type { Role } from '#contracts/enums.ts';
import type { Pagination } from '#contracts/values.ts';
import { call, type Api } from '#web/platform/api.ts';
import { readFile } from '#web/platform/calls/read-file.ts';
import type { MemberQuery } from './member-address.ts';

export interface MemberList {
  items: Member[];
  pagination: Pagination;
}

/** A page of people. Throws CallFailure. */
export const readMembers = (api: Api, query: MemberQuery): Promise<MemberList> => call(api, members.list, { query });

export interface OpenedMember {
  user: Member;
  history: MemberHistory;
}

/** One person with what there is about them. Throws CallFailure. */
export const readMember = (api: Api, id: string): Promise<OpenedMember> => call(api, members.read, { params: { id } });

/** Throws CallFailure. */
export const writeNote = async (api: Api, id: string, text: string, idempotencyKey: string): Promise<MemberNote> =>
  (await call(api, members.note, { params: { id }, body: { text }, idempotencyKey })).note;

/** All who match, as a file; asks for the password again where it has to. Throws CallFailure. */
export const readMemberFile = (api: Api, { q, status, role }: MemberQuery): Promise<Blob> =>
  readFile(api, members.list.path, { format: 'csv', q, status, role });

export type StaffAction = 'suspend' | 'disable' | 'restore' | 'role' | 'endSessions';

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
  if (action === 'endSessions') return (await call(api, members.endSessions, { params })).message;
  return (await call(api, members.role, { params, body: { role } })).message;
}
