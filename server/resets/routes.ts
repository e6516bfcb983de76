import type { FastifyInstance } from 'fastify';
import { resets } from '#contracts/accounts/resets.ts';
import { translatorOf } from '#i18n/compile.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { checkResetToken, resetPassword, sendResetCode, verifyResetCode } from './service.ts';

const success = true as const;

export function resetRoutes(app: FastifyInstance, services: Services): void {
  bind(app, resets.sendCode, async ({ body, caller }) => ({ success, ...(await sendResetCode(services, body.email, caller)) }));
  bind(app, resets.verifyCode, async ({ body, caller }) => ({ success, resetToken: await verifyResetCode(services, body, caller) }));
  bind(app, resets.check, async ({ params }) => {
    await checkResetToken(services, params.resetToken);
    return { success };
  });
  bind(app, resets.reset, async ({ params, body, caller }) => {
    await resetPassword(services, params.resetToken, body, caller);
    return { success, message: translatorOf(caller.lng)('errors.notice_passwordReset') };
  });
}
