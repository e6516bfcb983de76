// What a call of the OpenAPI document is sent, and what its answer must be like.
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Failure } from '#contracts/values.ts';
import { personas, type FuzzServer, type Persona } from './fuzz-server.ts';
import { hostileText, nearly, valueOf, type InputSchema } from './fuzz-values.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { rentPost } from '#server/testing/content/post-calls.ts';
import { multipart, sellPost } from '#server/testing/content/posts.ts';
import { firmFields, groupFields } from '#server/testing/content/shared-building.ts';

interface Operation {
  parameters: { name?: string; in?: string; schema?: InputSchema; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: InputSchema }> };
  responses: Record<string, { content: Record<string, { schema?: { allOf?: { properties?: { error?: { enum?: string[] } } }[] } }> }>;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, InputSchema> };
}

export interface Call {
  name: string;
  method: string;
  path: string;
  operation: Operation;
  endpoint: Endpoint;
}

export interface Sample {
  who: Persona;
  path: string;
  query: [string, string][];
  body: unknown;
  headers: Record<string, string>;
}

/** Whole bodies that get further than any made by chance. */
const good: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/posts/sell': sellPost,
  'POST /api/posts/rent': rentPost,
  'PUT /api/profile/updateUserPosts/:PostID': { ...sellPost, price: '26800000', keepImages: '[]' },
  'POST /api/admin/blog': articleFields,
  'PUT /api/admin/blog/:id': articleFields,
  'POST /api/admin/groups': { ...groupFields },
  'PUT /api/admin/groups/:postId': { ...groupFields },
  'POST /api/admin/interiors': { ...firmFields },
  'PUT /api/admin/interiors/:PostID': { ...firmFields },
  'POST /api/register': {
    registrationToken: 'x',
    name: 'Rahima',
    gender: 'female',
    birthDate: '1990-01-01',
    password: 'secret-1',
    confirmPassword: 'secret-1',
  },
  'POST /api/posts/:PostID/report': { reason: 'fraud', note: 'It is another flat.' },
  'POST /api/savedSearches': { query: { purpose: 'rent', q: 'Uttara' }, name: 'Flats' },
};

export const callsOf = (document: Document, endpoints: readonly Endpoint[]): Call[] =>
  endpoints.map((endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${endpoint.method} ${path} is not described.`);
    return { name: `${endpoint.method} ${endpoint.path}`, method: endpoint.method, path, operation, endpoint };
  });

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** A parameter once, several times, or with a bracket behind it. */
const spelled = (name: string, value: unknown, how: number): [string, string][] => {
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => [name, asText(one)]);
  const one: [string, string] = [how === 7 ? `${name}[x]` : name, asText(value)];
  return how === 8 ? [one, [name, '2']] : [one];
};

const headerText = fc.constantFrom('', 'bn', 'en', 'xx;q=0.1, bn;q=0.9', '*', 'a'.repeat(300), 'en;q=abc');

function bodyOf({ name, operation }: Call, resolve: (ref: string) => InputSchema): fc.Arbitrary<unknown> {
  const content = operation.requestBody?.content ?? {};
  const schema = (content['application/json'] ?? content['multipart/form-data'])?.schema;
  if (!schema) return fc.constant(undefined);
  const { images: _files, ...properties } = schema.properties ?? {};
  const made = valueOf({ ...schema, properties, required: schema.required?.filter((field) => field !== 'images') ?? [] }, resolve);
  const whole = good[name];
  return whole ? fc.oneof({ weight: 3, arbitrary: nearly(whole) }, { weight: 1, arbitrary: made }) : made;
}

/** Mostly someone who is let in. */
function callerOf({ access }: Endpoint): fc.Arbitrary<Persona> {
  const entitled: Persona = access === 'admin' || access === 'support' ? access : access === 'anyone' ? 'nobody' : 'member';
  return fc.oneof({ weight: 3, arbitrary: fc.constant(entitled) }, { weight: 1, arbitrary: fc.constantFrom(...personas) });
}

export function sampleOf(call: Call, document: Document, ids: readonly string[]): fc.Arbitrary<Sample> {
  const resolve = (ref: string): InputSchema => document.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)] ?? {};
  const named = call.operation.parameters.filter(({ name }) => name !== undefined);
  const inPath = named.filter((one) => one.in === 'path').map(({ name = '' }) => name);
  const inQuery = named.filter((one) => one.in === 'query');
  const idText = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ids, 'faq', '0', '1') },
    { weight: 1, arbitrary: hostileText.filter((text) => text.length < 400) },
  );
  const queried = inQuery.map(({ name = '', schema }) =>
    fc.option(
      fc.tuple(valueOf(schema ?? {}, resolve), fc.nat({ max: 8 })).map(([value, how]) => spelled(name, value, how)),
      { freq: 2, nil: [] },
    ),
  );
  return fc.record({
    who: callerOf(call.endpoint),
    path: fc
      .tuple(...inPath.map(() => idText))
      .map((texts) => inPath.reduce((path, name, at) => path.replace(`{${name}}`, encodeURIComponent((texts[at] ?? '').toWellFormed()) || '%20'), call.path)),
    query: fc.tuple(...queried).map((all) => all.flat()),
    body: bodyOf(call, resolve),
    headers: fc.record({ 'accept-language': headerText, 'idempotency-key': fc.constantFrom('', 'same', 'k'.repeat(300)) }, { requiredKeys: [] }),
  });
}

/** JSON, or a form where the call takes files; odd values become text there as in any form. */
function cargo({ endpoint, method }: Call, body: unknown): { body?: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } {
  if (body === undefined || method === 'GET') return { headers: {} };
  if (!endpoint.files) return { body: JSON.stringify(body) ?? 'null', headers: { 'content-type': 'application/json' } };
  const fields =
    typeof body === 'object' && body !== null
      ? Object.entries(body).map(([name, value]) => [name.replaceAll(/["\r\n]/g, '_'), asText(value)])
      : [['text', asText(body)]];
  const { payload, headers } = multipart(Object.fromEntries(fields) as Record<string, string>, []);
  return { body: new Uint8Array(payload), headers };
}

/** What an error must never tell. */
const innards =
  /\bat [^\n]*\.[jt]s:\d+|node_modules|\bselect .+ from |insert into |violates |syntax error at|ECONN|Cannot read propert|is not a function|\/tmp\//i;

function failureFault({ operation }: Call, status: number, body: unknown): string | undefined {
  const failure = Failure.safeParse(body);
  if (!failure.success) return 'is no failure of the contract';
  const documented = operation.responses[status]?.content['application/json']?.schema?.allOf?.flatMap(({ properties }) => properties?.error?.enum ?? []) ?? [];
  return documented.includes(failure.data.error) ? undefined : `${failure.data.error} is not documented`;
}

/** What is wrong with the answer, or nothing. */
function answerFault(call: Call, status: number, type: string, text: string): string | undefined {
  if (status >= 500) return 'is the server’s own fault';
  if (innards.test(text) && status >= 400) return 'tells of the machinery';
  const { responses } = call.operation;
  if (!responses[status]) return 'is not documented';
  if (status < 300 && type.startsWith('text/csv; charset=utf-8'))
    return responses[status]?.content['text/csv'] ? undefined : 'is a file that is not documented';
  if (type !== 'application/json; charset=utf-8') return `comes as ${type}`;
  const body = JSON.parse(text) as unknown;
  if (status >= 400) return failureFault(call, status, body);
  const { error } = z.safeParse(call.endpoint.response, body);
  return error && `does not fit the contract at ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`;
}

/** Sends a sample; throws where the answer is not as it must be. */
export async function sendSample(server: FuzzServer, call: Call, sample: Sample): Promise<number> {
  const query = new URLSearchParams(sample.query).toString();
  const token = await server.token(sample.who);
  const { body, headers } = cargo(call, sample.body);
  const answer = await fetch(`${server.address}${sample.path}${query ? `?${query}` : ''}`, {
    method: call.method,
    headers: { ...headers, ...sample.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  const { status } = answer;
  if (status === 401 || call.name.includes('logout') || call.name.includes('essions') || call.name.includes('DELETE /api/profile')) server.forget(sample.who);
  const fault = answerFault(call, status, answer.headers.get('content-type') ?? 'nothing', text);
  if (fault) throw new Error(`${status} ${fault}: ${text.slice(0, 300)}`);
  return status;
}
