// Personal API keys: how a member's own programs call the API without their password.
import { z } from 'zod';
import { Credentials } from '#contracts/accounts/accounts.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { keyScopes } from './key-scopes.ts';
import { limits } from '#contracts/limits.ts';
import { choice, list, moment, objectId, optionalWhole, Success, text } from '#contracts/values.ts';

const { nameMin, nameMax, daysMax } = limits.apiKeys;

export const NewApiKey = z.object({
  name: text(nameMin, nameMax),
  scopes: list(choice(keyScopes), keyScopes.length).refine((scopes) => scopes.length > 0, 'required'),
  /** Without it the key works until it is revoked. */
  days: optionalWhole(1, daysMax).meta({ description: 'Days until the key ends; without it the key works until it is revoked.' }),
});
export type NewApiKey = z.output<typeof NewApiKey>;

export const ApiKey = z.object({
  _id: objectId,
  name: z.string(),
  /** The first characters, by which its owner recognizes it. */
  start: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeys = {
  proveAgain: endpoint({
    method: 'POST',
    path: '/api/profile/stepUp',
    access: 'member',
    summary: 'Enter the password again; for a while this session may do what answers STEP_UP_REQUIRED',
    body: z.object({ password: Credentials.shape.password }),
    failures: ['INVALID_CREDENTIALS', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), validSeconds: z.int() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/profile/apiKeys',
    access: 'member',
    summary: 'The caller’s API keys, newest first; the keys themselves are not kept',
    response: z.object({ success: z.literal(true), keys: z.array(ApiKey) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/profile/apiKeys',
    access: 'member',
    stepUp: true,
    status: 201,
    summary: `Make an API key, which is shown only here; at most ${limits.apiKeys.max} at a time. \`import:write\` is for admins`,
    body: NewApiKey,
    failures: ['STATE_CONFLICT', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), key: z.string(), apiKey: ApiKey }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/profile/apiKeys/:id',
    access: 'owner',
    summary: 'Revoke an API key; it stops working at once',
    params: z.object({ id: objectId }),
    response: Success,
  }),
};
