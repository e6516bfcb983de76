import type { FastifyInstance } from 'fastify';
import { twoStep } from '#contracts/accounts/two-step.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { signInByCode } from '#server/accounts/sign-in.ts';
import { beginSetup, confirmSetup, proveAgain, readTwoStep, removeTwoStep, renewRecoveryCodes } from './two-step.ts';

const success = true as const;

export function twoStepRoutes(app: FastifyInstance, services: Services): void {
  bind(app, twoStep.verify, async ({ body, caller }) => ({ success, ...(await signInByCode(services, body, caller)) }));
  bind(app, twoStep.stepUp, async ({ body, caller }) => ({ success, validSeconds: await proveAgain(services, body, caller) }));
  bind(app, twoStep.state, async ({ caller }) => ({ success, twoStep: await readTwoStep(services, caller) }));
  bind(app, twoStep.begin, async ({ caller }) => ({ success, authenticator: await beginSetup(services, caller) }));
  bind(app, twoStep.confirm, async ({ body, caller }) => ({ success, recoveryCodes: await confirmSetup(services, body.code, caller) }));
  bind(app, twoStep.renewCodes, async ({ caller }) => ({ success, recoveryCodes: await renewRecoveryCodes(services, caller) }));
  bind(app, twoStep.remove, async ({ caller }) => {
    await removeTwoStep(services, caller);
    return { success };
  });
}
