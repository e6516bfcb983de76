// What the members' page asks of the API.
import { members, type Member, type MemberHistory, type MemberNote } from '#contracts/accounts/members.ts';
import type { Role } from '#contracts/enums.ts';
import { call, type Api } from '#web/platform/api.ts';

export interface OpenedMember {
  user: Member;
  history: MemberHistory;
}

/** One person with what there is about them. Throws CallFailure. */
export const readMember = (api: Api, id: string): Promise<OpenedMember> => call(api, members.read, { params: { id } });

/** Throws CallFailure. */
export const writeNote = async (api: Api, id: string, text: string, idempotencyKey: string): Promise<MemberNote> =>
  (await call(api, members.note, { params: { id }, body: { text }, idempotencyKey })).note;

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
