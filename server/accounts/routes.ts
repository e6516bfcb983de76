import type { FastifyInstance } from 'fastify';
import { accounts } from '#contracts/accounts.ts';
import { profiles } from '#contracts/profiles.ts';
import { registrations } from '#contracts/registrations.ts';
import { resets } from '#contracts/resets.ts';
import { bind } from '#server/platform/endpoint.ts';
import { fail } from '#server/platform/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { readProfile, signIn, signOut } from './service.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  bind(app, accounts.login, async ({ body, caller }) => ({ success: true as const, userToken: await signIn(services, body, caller) }));
  bind(app, accounts.logout, async ({ caller }) => {
    await signOut(services, caller);
    return { success: true as const };
  });
  bind(app, accounts.profile, async ({ caller }) => ({ success: true as const, userData: await readProfile(services, caller) }));
  for (const endpoint of [...Object.values(profiles), ...Object.values(registrations), ...Object.values(resets)]) {
    bind(app, endpoint, () => fail('UNAVAILABLE'));
  }
}
