import type { FastifyInstance } from 'fastify';
import type { NoticeKey } from '#contracts/errors.ts';
import { members, type Member } from '#contracts/accounts/members.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import { countPeopleRead } from '#server/platform/observability/people-read.ts';
import type { Services } from '#server/platform/services.ts';
import { membersFile, readHistory, writeNote } from './member-history.ts';
import { changeRole, disableMember, endMemberSessions, readMembers, restoreMember, suspendMember } from './staff-service.ts';

const success = true as const;

const told = async (user: Promise<Member>, { lng }: MemberCaller, notice: NoticeKey) => ({
  success,
  user: await user,
  message: translatorOf(lng).dynamic(`errors.notice_${notice}`),
});

/** Routes of the staff's member list. */
export function staffAccountRoutes(app: FastifyInstance, services: Services): void {
  bind(app, members.list, async ({ query, caller }) => {
    if (query.format === 'csv') return membersFile(services, query, caller);
    const found = await readMembers(services, query);
    await countPeopleRead(services, caller, { list: 'members', view: query, people: found.items.length });
    return { success, ...found };
  });
  bind(app, members.read, async ({ params, caller }) => {
    const found = await readHistory(services, params.id);
    await countPeopleRead(services, caller, { list: 'member', view: params, people: 1 });
    return { success, ...found };
  });
  bind(app, members.note, async ({ params, body, caller }) => ({ success, note: await writeNote(services, params.id, body.text, caller) }));
  bind(app, members.endSessions, ({ params, caller }) => told(endMemberSessions(services, params.id, caller), caller, 'signedOutEverywhere'));
  bind(app, members.suspend, ({ params, body, caller }) => told(suspendMember(services, params.id, body, caller), caller, 'accountSuspended'));
  bind(app, members.disable, ({ params, body, caller }) => told(disableMember(services, params.id, body.reason, caller), caller, 'accountDisabled'));
  bind(app, members.restore, ({ params, caller }) => told(restoreMember(services, params.id, caller), caller, 'accountRestored'));
  bind(app, members.role, ({ params, body, caller }) => told(changeRole(services, params.id, body.role, caller), caller, 'roleChanged'));
}
