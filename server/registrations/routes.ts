import type { FastifyInstance } from 'fastify';
import { registrations } from '#contracts/accounts/registrations.ts';
import { translatorOf } from '#i18n/compile.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { register, sendRegistrationCode, verifyRegistrationCode } from './service.ts';

const success = true as const;

export function registrationRoutes(app: FastifyInstance, services: Services): void {
  bind(app, registrations.sendCode, async ({ body, caller }) => ({ success, ...(await sendRegistrationCode(services, body.email, caller)) }));
  bind(app, registrations.verifyCode, async ({ body, caller }) => ({
    success,
    registrationToken: await verifyRegistrationCode(services, body, caller),
    message: translatorOf(caller.lng)('errors.notice_emailVerified'),
  }));
  bind(app, registrations.register, async ({ body, caller }) => ({
    success,
    userToken: await register(services, body, caller),
    message: translatorOf(caller.lng)('errors.notice_registered'),
  }));
}
