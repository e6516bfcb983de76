// How each call may fail, for the OpenAPI description.
import type { Endpoint } from '#contracts/endpoint.ts';
import { errors, type ErrorCode } from '#contracts/errors.ts';
import { headerRef, rateHeaders } from './api-components.ts';

/** Failures in the order of their status. */
export function failuresOf({ access, scope, stepUp, beforeTwoStep, params, query, body, files, idempotent, failures = [] }: Endpoint): ErrorCode[] {
  const isGuarded = access !== 'anyone';
  const codes: ErrorCode[] = [
    ...failures,
    ...(params || query || body || files ? (['VALIDATION'] as const) : []),
    ...(body || files ? (['TOO_LARGE'] as const) : []),
    ...(idempotent ? (['KEY_REUSED'] as const) : []),
    ...(files ? (['UNSUPPORTED_IMAGE'] as const) : []),
    ...(isGuarded ? (['UNAUTHENTICATED', 'ACCOUNT_DISABLED'] as const) : []),
    ...(isGuarded && access !== 'session' ? (['ACCOUNT_SUSPENDED'] as const) : []),
    ...(access === 'support' || access === 'admin' ? (['FORBIDDEN'] as const) : []),
    ...((access === 'support' || access === 'admin') && !beforeTwoStep ? (['TWO_STEP_REQUIRED'] as const) : []),
    ...(stepUp ? (['STEP_UP_REQUIRED'] as const) : []),
    ...(access === 'owner' ? (['NOT_FOUND'] as const) : []),
    ...(scope ? (['SCOPE_REQUIRED'] as const) : []),
    'INTERNAL',
    'UNAVAILABLE',
  ];
  return [...new Set(codes)].toSorted((a, b) => errors[a] - errors[b]);
}

export function failureResponses(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(failuresOf(endpoint), (code) => errors[code]);
  const wait = (status: number) => ({ headers: { 'Retry-After': headerRef('RetryAfter'), ...(status === errors.TOO_MANY ? rateHeaders : {}) } });
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        ...(status === errors.TOO_MANY || status === errors.UNAVAILABLE ? wait(status) : {}),
        content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { error: { enum: codes } } }] } } },
      },
    ]),
  );
}
