// `strict=1`: a program that is being written learns which parameters of its query no call knows.
import { z } from 'zod';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { FieldFault } from '#contracts/errors.ts';
import { fail } from './failure.ts';

const parameter = 'strict';
const known = new WeakMap<Endpoint, ReadonlySet<string>>();

/** The names that a schema of a query takes. */
function namesOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return [...namesOf(schema.in), ...namesOf(schema.out)];
  return schema instanceof z.ZodIntersection ? [...namesOf(schema.def.left), ...namesOf(schema.def.right)] : [];
}

function knownTo(endpoint: Endpoint): ReadonlySet<string> {
  const names = known.get(endpoint) ?? new Set([parameter, ...namesOf(endpoint.query)]);
  known.set(endpoint, names);
  return names;
}

/** Throws VALIDATION that names every unknown parameter, where the query asks for it. */
export function checkStrict(endpoint: Endpoint, query: unknown): void {
  const given = (query ?? {}) as Readonly<Record<string, unknown>>;
  if (given[parameter] !== '1' && given[parameter] !== 'true') return;
  const unknown = Object.keys(given).filter((name) => !knownTo(endpoint).has(name));
  const fault: FieldFault = { key: 'unknownParameter', params: {} };
  if (unknown.length > 0) fail('VALIDATION', { fields: Object.fromEntries(unknown.map((name) => [name, fault])) });
}
