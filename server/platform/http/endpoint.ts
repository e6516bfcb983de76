// Binds a contract's endpoint to a handler: access, validation, language, multipart, all in one place.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Answer, Endpoint, Files, HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { contentHashOf } from './content-hash.ts';
import { Download } from './download.ts';
import { admit, admitQuery, type Caller, type MemberCaller } from './callers/caller.ts';
import { fail, validationFailure } from './failure.ts';
import { checkStrict } from './strict.ts';
import { readMultipart } from './multipart.ts';
import type { Uploads } from './limits/uploads.ts';

export interface Received<E extends Endpoint> extends HandlerInput<E> {
  caller: E['access'] extends 'anyone' ? Caller : MemberCaller;
  /** Contents of the uploaded files, in order. */
  files: Buffer[];
}

export type Handler<E extends Endpoint> = (received: Received<E>) => Promise<Answer<E> | Download>;

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

function parse(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (!result.success) throw validationFailure(result.error);
  return result.data;
}

/** Caller and parameters: known before the first byte of a form is read. */
function arrive(endpoint: Endpoint, request: FastifyRequest): { params: unknown; query: unknown; caller: Caller } {
  admit(endpoint, request.caller);
  checkStrict(endpoint, request.query);
  const { user, ...rest } = request.caller;
  // A key shows no more of what is open to anyone than everyone sees.
  const caller = endpoint.access === 'anyone' && user?.scopes ? { ...rest, user: undefined } : request.caller;
  return { params: parse(endpoint.params, request.params), query: parse(endpoint.query, request.query), caller };
}

/** Which files travel and which are named may differ from one try to the next: like the files themselves it does not count. */
function withoutFiles({ files }: Endpoint, body: unknown): unknown {
  if (!files?.instead || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== files.instead));
}

/** With a key the caller is known by what it sent as well. */
function keyed<Sent extends { caller: Caller; params: unknown; body: unknown }>(endpoint: Endpoint, sent: Sent): Sent {
  const { caller, params } = sent;
  const body = withoutFiles(endpoint, sent.body);
  return endpoint.idempotent && caller.idempotencyKey ? { ...sent, caller: { ...caller, contentHash: contentHashOf([params, body]) } } : sent;
}

/** The input of a call without files. */
export function receive(endpoint: Endpoint, request: FastifyRequest): unknown {
  const received = keyed(endpoint, { ...arrive(endpoint, request), body: parse(endpoint.body, request.body ?? {}), files: [] });
  admitQuery(endpoint, received.caller, received.query);
  return received;
}

/** Finds the caller's own object that a call is about; nothing where there is none, or it is someone else's. */
export type Load<E extends Endpoint, Owned> = (arrived: Arrived<E>) => Promise<Owned | undefined>;

interface Way<E extends Endpoint> {
  handler: (received: Received<E>, owned: unknown) => Promise<Answer<E> | Download>;
  first?: First<E> | undefined;
  load?: Load<E, unknown> | undefined;
}

/** Throws NOT_FOUND where the call is about something that is not the caller's. */
async function ownedOf<E extends Endpoint>({ load }: Way<E>, arrived: Arrived<E>): Promise<unknown> {
  return load && ((await load(arrived)) ?? fail('NOT_FOUND'));
}

/**
 * A form with files, held in memory until the handler is done; a call without files may send the same fields as JSON.
 * All errors of a request (fields and files) are reported together.
 */
async function answerForm<E extends Endpoint>(
  endpoint: E,
  files: Files,
  request: FastifyRequest,
  { way, uploads }: { way: Way<E>; uploads: Uploads },
): Promise<Answer<E> | Download> {
  const arrived = arrive(endpoint, request);
  admitQuery(endpoint, arrived.caller, arrived.query);
  await way.first?.(arrived as Arrived<E>);
  const owned = await ownedOf(way, arrived as Arrived<E>);
  const answer = (fields: unknown, sent: Buffer[]): Promise<Answer<E> | Download> =>
    way.handler(keyed(endpoint, { ...arrived, body: parseWithFiles(endpoint, fields, sent), files: sent }) as Received<E>, owned);
  if (!request.isMultipart() && isJson(request)) return answer(request.body ?? {}, []);
  const member = request.caller.user?.userId ?? request.caller.address;
  return uploads.admit(member, Number(request.headers['content-length'] ?? 0), async (upload) => {
    const form = await readMultipart(request, files, { upload, stallMs: uploads.stallMs });
    return answer(form.fields, form.files);
  });
}

const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '');

function parseWithFiles(endpoint: Endpoint, fields: unknown, files: Buffer[]): unknown {
  const result = endpoint.body && z.safeParse(endpoint.body, fields);
  const least = endpoint.files?.min ?? (endpoint.method === 'POST' ? limits.posts.imagesMin : 0);
  const named = endpoint.files?.instead && (fields as Record<string, unknown>)[endpoint.files.instead];
  const missing = files.length < least && !named;
  if ((!result || result.success) && !missing) return result?.data;
  const failure = validationFailure(result?.error ?? ({ issues: [] } as never));
  const images = missing && endpoint.files ? { [endpoint.files.field]: { key: 'imageRequired' as const, params: {} } } : {};
  return fail('VALIDATION', { fields: { ...failure.details.fields, ...images } });
}

/** An answer that does not fit its schema is our bug, not the caller's. */
export function shaped({ response, method, path }: Endpoint, answer: unknown): unknown {
  const { data, error } = z.safeParse(response, answer);
  if (!error) return data;
  throw new Error(`The answer of ${method} ${path} does not fit its contract at ${error.issues.map((issue) => issue.path.join('.')).join(', ')}.`);
}

function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, way: Way<E>): void {
  app.bound.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
    handler: async (request, reply) => {
      const key = request.caller.idempotencyKey;
      if (endpoint.idempotent && key && key.length > limits.idempotency.keyMax) fail('VALIDATION');
      const answer = await (endpoint.files
        ? answerForm(endpoint, endpoint.files, request, { way, uploads: app.uploads })
        : answerPlain(way, receive(endpoint, request) as Received<E>));
      if (!reply.getHeader('cache-control')) void reply.header('cache-control', 'no-store');
      if (answer instanceof Download)
        return reply.type(answer.type).header('content-disposition', `attachment; filename="${answer.name}"`).send(answer.content);
      return reply.code(endpoint.status ?? 200).send(shaped(endpoint, answer));
    },
  });
}

const answerPlain = async <E extends Endpoint>(way: Way<E>, received: Received<E>): Promise<Answer<E> | Download> =>
  way.handler(received, await ownedOf(way, received));

/** Endpoints about an object of the caller's are bound by `bindOwned` only. */
type NotOwned<E extends Endpoint> = E['access'] extends 'owner' ? never : unknown;

/**
 * Serves `endpoint` by `handler`; `first` may refuse a form with files before it is read. The answer is cut to the
 * contract's schema, so nothing else can leak.
 */
export function bind<const E extends Endpoint>(app: FastifyInstance, endpoint: E & NotOwned<E>, handler: Handler<E>, first?: First<E>): void {
  if (endpoint.access === 'owner') throw new Error(`${endpoint.method} ${endpoint.path} is for the owner: bind it with what finds their object.`);
  serve<E>(app, endpoint, { handler, first });
}

/** Serves an endpoint for the owner of an object: `load` finds it, and anyone else gets 404. */
export function bindOwned<const E extends Endpoint & { access: 'owner' }, Owned>(
  app: FastifyInstance,
  endpoint: E,
  load: Load<E, Owned>,
  handler: (received: Received<E>, owned: Owned) => Promise<Answer<E> | Download>,
): void {
  serve<E>(app, endpoint, { load, handler: handler as Way<E>['handler'] });
}
