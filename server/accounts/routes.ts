import type { FastifyInstance } from 'fastify';
import { accounts } from '#contracts/accounts/accounts.ts';
import { profiles } from '#contracts/accounts/profiles.ts';
import type { NoticeKey } from '#contracts/errors.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { devicesOf, endOwnSession, endSession, endSessions } from '#server/sessions/service.ts';
import { exportData } from './export.ts';
import type { Belongings } from './hooks.ts';
import { leave } from './leaving.ts';
import { changePassword } from './password.ts';
import { readPerson, revealPhone } from './people.ts';
import { readProfile, readSettings, updateProfile, updateSettings } from './profile.ts';
import { signIn } from './sign-in.ts';

const success = true as const;

const say = ({ lng }: Caller, notice: NoticeKey): string => translatorOf(lng).dynamic(`errors.notice_${notice}`);

function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  bind(app, accounts.login, async ({ body, caller }) => ({ success, ...(await signIn(services, body, caller)) }));
  bind(app, accounts.logout, async ({ caller }) => {
    await endSession(db, caller.user.sessionId);
    return { success };
  });
  bind(app, profiles.sessions, async ({ caller }) => ({ success, sessions: await devicesOf(db, caller) }));
  bind(app, profiles.endSession, async ({ params, caller }) => {
    await endOwnSession(db, caller.user.userId, params.id);
    return { success, message: say(caller, 'sessionEnded') };
  });
  bind(app, profiles.endOtherSessions, async ({ caller }) => {
    await endSessions(db, caller.user.userId, caller.user.sessionId);
    return { success, message: say(caller, 'otherSessionsEnded') };
  });
}

export function accountRoutes(app: FastifyInstance, services: Services, { posts, personal }: Belongings): void {
  sessionRoutes(app, services);
  bind(app, accounts.profile, async ({ caller }) => ({ success, userData: await readProfile(services, posts, caller) }));
  bind(app, profiles.update, async ({ body, files, caller }) => ({
    success,
    userData: await updateProfile(services, posts, { fields: body, upload: files[0] }, caller),
    message: say(caller, 'profileUpdated'),
  }));
  bind(app, profiles.changePassword, async ({ body, caller }) => {
    await changePassword(services, body, caller);
    return { success, message: say(caller, 'passwordChanged') };
  });
  bind(app, profiles.settings, async ({ caller }) => ({ success, settings: await readSettings(services, caller) }));
  bind(app, profiles.updateSettings, async ({ body, caller }) => ({
    success,
    settings: await updateSettings(services, body, caller),
    message: say(caller, 'settingsUpdated'),
  }));
  bind(app, profiles.export, async ({ caller }) => ({ success, exportedAt: new Date().toISOString(), data: await exportData(services, personal, caller) }));
  bind(app, profiles.remove, async ({ body, caller }) => {
    const purgedAt = await leave(services, body, caller);
    const message = translatorOf(caller.lng)('errors.notice_accountDeleted', { date: formatter(caller.lng).date(purgedAt) });
    return { success, purgedAt: purgedAt.toISOString(), message };
  });
  bind(app, profiles.publicProfile, async ({ params, query }) => ({ success, ...(await readPerson(services, posts, params.id, query)) }));
  bind(app, profiles.contact, async ({ params, caller }) => ({ success, phone: await revealPhone(services, params.id, caller) }));
}
