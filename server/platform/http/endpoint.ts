// Binds a contract's endpoint to a handler: access, validation, language, multipart, all in one place.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Answer, Endpoint, Files, HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { admit, type Caller, type MemberCaller } from './caller.ts';
import { fail, validationFailure } from './failure.ts';
import { readMultipart } from './multipart.ts';
import type { Uploads } from './uploads.ts';

export interface Received<E extends Endpoint> extends HandlerInput<E> {
  caller: E['access'] extends 'anyone' ? Caller : MemberCaller;
  /** Contents of the uploaded files, in order. */
  files: Buffer[];
}

export type Handler<E extends Endpoint> = (received: Received<E>) => Promise<Answer<E>>;

type Arrived<E extends Endpoint> = Pick<Received<E>, 'params' | 'query' | 'caller'>;

/** Refuses a form before any of it is read. */
export type First<E extends Endpoint> = (arrived: Arrived<E>) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyInstance {
    bound: Endpoint[];
    uploads: Uploads;
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw validationFailure(result.error);
  return result.data;
}

/** Caller and parameters: known before the first byte of a form is read. */
function arrive(endpoint: Endpoint, request: FastifyRequest): { params: unknown; query: unknown; caller: Caller } {
  admit(endpoint.access, request.caller);
  return { params: parse(endpoint.params, request.params), query: parse(endpoint.query, request.query), caller: request.caller };
}

/** The input of a call without files. */
export function receive(endpoint: Endpoint, request: FastifyRequest): unknown {
  return { ...arrive(endpoint, request), body: parse(endpoint.body, request.body ?? {}), files: [] };
}

interface Way<E extends Endpoint> {
  handler: Handler<E>;
  first: First<E> | undefined;
  uploads: Uploads;
}

/**
 * A form with files, held in memory until the handler is done; a call without files may send the same fields as JSON.
 * All errors of a request (fields and files) are reported together.
 */
async function answerForm<E extends Endpoint>(endpoint: E, files: Files, request: FastifyRequest, { handler, first, uploads }: Way<E>): Promise<Answer<E>> {
  const arrived = arrive(endpoint, request);
  await first?.(arrived as Arrived<E>);
  const answer = (fields: unknown, sent: Buffer[]): Promise<Answer<E>> =>
    handler({ ...arrived, body: parseWithFiles(endpoint, fields, sent), files: sent } as Received<E>);
  if (!request.isMultipart() && isJson(request)) return answer(request.body ?? {}, []);
  const member = request.caller.user?.userId ?? request.caller.address;
  return uploads.admit(member, Number(request.headers['content-length'] ?? 0), async (upload) => {
    const form = await readMultipart(request, files, { upload, stallMs: uploads.stallMs });
    return answer(form.fields, form.files);
  });
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

/** An answer that does not fit its schema is our bug, not the caller's. */
export function shaped({ response, method, path }: Endpoint, answer: unknown): unknown {
  const { data, error } = response.safeParse(answer);
  if (!error) return data;
  throw new Error(`The answer of ${method} ${path} does not fit its contract at ${error.issues.map((issue) => issue.path.join('.')).join(', ')}.`);
}

/**
 * Serves `endpoint` by `handler`; `first` may refuse a form with files before it is read. The answer is cut to the
 * contract's schema, so nothing else can leak.
 */
export function bind<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>, first?: First<E>): void {
  app.bound.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
    handler: async (request, reply) => {
      const key = request.caller.idempotencyKey;
      if (key && key.length > limits.idempotency.keyMax) fail('VALIDATION');
      const way = { handler, first, uploads: app.uploads };
      const answer = await (endpoint.files ? answerForm(endpoint, endpoint.files, request, way) : handler(receive(endpoint, request) as Received<E>));
      if (!reply.getHeader('cache-control')) void reply.header('cache-control', 'no-store');
      return reply.code(endpoint.status ?? 200).send(shaped(endpoint, answer));
    },
  });
}
