// The parts of the OpenAPI description that its calls share.
import { keyPrefix, keyScopes } from '#contracts/integrations/key-scopes.ts';
import { limits } from '#contracts/limits.ts';
import type { JsonSchema } from './api-schemas.ts';

export const headerRef = (name: string): object => ({ $ref: `#/components/headers/${name}` });

/** What a limited call tells of the limit that is reached first, granted or refused. */
export const rateHeaders = {
  'RateLimit-Limit': headerRef('RateLimitLimit'),
  'RateLimit-Remaining': headerRef('RateLimitRemaining'),
  'RateLimit-Reset': headerRef('RateLimitReset'),
};

export const components = (schemas: Record<string, JsonSchema>): object => ({
  schemas,
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'The `userToken` from signing in.' },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: `${keyPrefix}…`,
      description: `A personal API key with the named scope, one of ${keyScopes.join(', ')}. Calls that name no scope refuse keys with SCOPE_REQUIRED.`,
    },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of messages: `bn` or `en`.',
      schema: { type: 'string', enum: ['bn', 'en'], default: 'en' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: `A repeated key from the same person gets the first response again for ${limits.idempotency.keptHours} hours, and nothing is created twice.`,
      schema: { type: 'string', maxLength: limits.idempotency.keyMax },
    },
  },
  headers: {
    RetryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } },
    RateLimitLimit: { description: 'How many calls a window grants; not told of limits against guessing.', schema: { type: 'integer' } },
    RateLimitRemaining: { description: 'How many of them are left.', schema: { type: 'integer' } },
    RateLimitReset: { description: 'Seconds until the window ends.', schema: { type: 'integer' } },
  },
});

export const description = `Bengali digits are accepted wherever a number, phone number or id is expected. Times are ISO 8601 in UTC,
money is in whole taka, sizes are in square feet. A success is \`{"success": true, …}\`; a failure is \`{"success": false, "error", "message"}\`
with the errors of single fields in \`fields\`. \`error\` is stable; \`message\` is for people, in the language of \`Accept-Language\`.
Unknown parameters are ignored, or refused by name with \`strict=1\`; malformed ones get 422. Another person’s private object gets 404.`;
