// Binds an endpoint of the contract to a function: access, validation, language, multipart, in one place.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Answer, Endpoint, Files, HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { admit, type Caller, type MemberCaller } from './caller.ts';
import { fail, validationFailure } from './failure.ts';
import { readMultipart } from './multipart.ts';

export interface Received<E extends Endpoint> extends HandlerInput<E> {
  caller: E['access'] extends 'anyone' ? Caller : MemberCaller;
  /** Bytes of the files of a multipart body, in order. */
  files: Buffer[];
}

export type Handler<E extends Endpoint> = (received: Received<E>) => Promise<Answer<E>>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyInstance {
    bound: Endpoint[];
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw validationFailure(result.error);
  return result.data;
}

/** Several faults of one request (fields and files) are told together. */
export async function receive(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  admit(endpoint.access, request.caller);
  const params = parse(endpoint.params, request.params);
  const query = parse(endpoint.query, request.query);
  if (!endpoint.files) return { params, query, body: parse(endpoint.body, request.body ?? {}), files: [], caller: request.caller };
  const { fields, files } = await readForm(request, endpoint.files);
  return { params, query, body: parseWithFiles(endpoint, fields, files), files, caller: request.caller };
}

/** A form; whoever sends no file may send the same fields as JSON. */
async function readForm(request: FastifyRequest, files: Files): Promise<{ fields: unknown; files: Buffer[] }> {
  return request.isMultipart() || !isJson(request) ? readMultipart(request, files) : { fields: request.body ?? {}, files: [] };
}

const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '');

function parseWithFiles(endpoint: Endpoint, fields: unknown, files: Buffer[]): unknown {
  const result = endpoint.body?.safeParse(fields);
  const missing = files.length < limits.posts.imagesMin && endpoint.method === 'POST';
  if (result?.success && !missing) return result.data;
  const failure = validationFailure(result?.error ?? ({ issues: [] } as never));
  const images = missing && endpoint.files ? { [endpoint.files.field]: { key: 'imageRequired' as const, params: {} } } : {};
  return fail('VALIDATION', { fields: { ...failure.details.fields, ...images } });
}

/** An answer that does not fit is our fault, not the caller's. */
export function shaped({ response, method, path }: Endpoint, answer: unknown): unknown {
  const { data, error } = response.safeParse(answer);
  if (!error) return data;
  throw new Error(`The answer of ${method} ${path} does not fit its contract at ${error.issues.map((issue) => issue.path.join('.')).join(', ')}.`);
}

/** Serves `endpoint` by `handler`. The answer is cut to the contract's shape, so nothing else can leak. */
export function bind<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.bound.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
    handler: async (request, reply) => {
      const key = request.caller.idempotencyKey;
      if (key && key.length > limits.idempotency.keyMax) fail('VALIDATION');
      const received = await receive(endpoint, request);
      const answer = await handler(received as Received<E>);
      if (!reply.getHeader('cache-control')) void reply.header('cache-control', 'no-store');
      return reply.code(endpoint.status ?? 200).send(shaped(endpoint, answer));
    },
  });
}
