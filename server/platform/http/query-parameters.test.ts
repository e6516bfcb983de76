// No call accepts a query parameter and ignores it: given a value, each changes the SQL that is sent or the answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { z } from 'zod';
import type { Endpoint } from '#contracts/endpoint.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { declared } from '#server/testing/declared.ts';
import type { InputSchema } from '#server/testing/fuzz/fuzz-values.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { firmFields, groupFields, sharedBuilding } from '#server/testing/content/shared-building.ts';

const calls = (await declared()).filter(({ method, query }) => method === 'GET' && query !== undefined);

/** What a parameter is given where its schema says only that it is a text. */
const values: Readonly<Record<string, readonly string[]>> = {
  // Every group offer is one of flats, so that only the second narrows their list.
  q: ['flat', 'lakeside'],
  division: ['dhaka', 'sylhet'],
  district: ['dhaka', 'gazipur'],
  subDistrict: ['dhaka-gulshan', 'dhaka-mirpur', 'noakhali-companiganj'],
  locality: ['dhaka-gulshan-1', 'dhaka-gulshan-2'],
  withoutArea: ['dhaka-gulshan', 'dhaka-mirpur'],
  actor: ['ffffffff-0000-4000-8000-000000000000'],
  action: ['post.approve'],
  subject: ['post:7'],
  to: ['2026-11-02'],
  updatedSince: ['2026-11-01T00:00:00Z'],
  ids: ['7', '8'],
  lat: ['23.8', '23.79'],
  lng: ['90.37', '90.36'],
  radius: ['200', '300'],
  bounds: ['23.7,90.3,23.9,90.5', '22,91,23,92'],
  near: ['23.8,90.4,5', '22.3,91.8,5'],
  within: ['23.7,90.3;23.9,90.3;23.8,90.5'],
};

/** What another parameter has to say before this one means anything. */
const companions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  assume: { q: 'flat' },
  only: { q: 'apartment' },
  priceUnits: { priceMin: '1000', priceMax: '2000' },
  landUnit: { landMin: '2', propertyType: 'land' },
  landCategory: { propertyType: 'land' },
  division: { audience: 'sellers' },
  district: { division: 'dhaka' },
  subDistrict: { division: 'dhaka', district: 'dhaka' },
  locality: { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-gulshan' },
  tenants: { purpose: 'rent' },
  availableBy: { purpose: 'rent' },
  stage: { purpose: 'group' },
  category: { purpose: 'interior' },
  budget: { purpose: 'interior' },
  ratingMin: { purpose: 'interior' },
  lat: { lng: '90.37', radius: '200' },
  lng: { lat: '23.8', radius: '200' },
  radius: { lat: '23.8', lng: '90.37' },
};

/** Accepted for a reason, without an effect. */
const without: Readonly<Record<string, readonly string[]>> = {
  // Facets are asked with the whole query of the search, and are those of all its pages.
  '/api/search/facets': ['sort', 'page', 'limit'],
  // Marks are of all pages, and of posts alone.
  '/api/search/map': ['sort', 'page', 'limit', 'category', 'budget', 'ratingMin', 'stage'],
  // Any but the one that the sub-district lies in is refused.
  '/api/areas/usual-rate': ['district'],
};
/** Made by the server alone. */
const opaque = 'cursor';

let server: TestApp;
let admin: string;
const params: Record<string, string> = {};
let statements: string[] = [];
const original = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;

const idOf = async (token: string): Promise<string> => ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;

/** One of everything that is listed, so that no list is left before its filters are read. */
async function furnish(admin: string): Promise<void> {
  const seller = await server.member('parameters-seller');
  const there = sharedBuilding(server, admin);
  params['PostID'] = String(await there.firm({ ...firmFields, owner: await idOf(admin) }));
  await there.offer(groupFields);
  const posts = postCalls(server, admin);
  for (const price of ['9000000', '8000000']) await posts.save(admin, await posts.live(seller, { fields: { price } }));
  const send = async (url: string, payload: object, token: string): Promise<Record<string, { _id: string }>> =>
    (await server.call({ method: 'POST', url, payload, token })).json() as Record<string, { _id: string }>;
  const { webhook } = await send('/api/profile/webhooks', { url: 'https://example.com/hook', events: ['post.live'], query: {} }, admin);
  params['/api/profile/webhooks/:id/deliveries'] = webhook?._id ?? '';
  const { article } = await send('/api/admin/blog', articleFields, admin);
  params['/api/blog/:id/comments'] = article?._id ?? '';
  params['/api/users/:id'] = await idOf(admin);
}

beforeAll(async () => {
  // Before the server connects, which wraps this function for each connection.
  pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]): unknown {
    const [first, second] = given as [{ text?: string; values?: unknown } | string, unknown];
    statements.push(JSON.stringify(typeof first === 'string' ? [first, second] : [first.text, first.values]));
    return original.apply(this, given);
  } as typeof pg.Client.prototype.query;
  server = await testApp();
  admin = await server.member('parameters-admin', 'admin');
  await furnish(admin);
});
afterAll(async () => {
  pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  await server.close();
});

const propertiesOf = ({ query }: Endpoint): { properties: Record<string, InputSchema>; required: string[] } => {
  const { properties = {}, required = [] } = z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' }) as InputSchema;
  return { properties, required };
};

function valuesOf(name: string, schema: InputSchema): readonly string[] {
  const { enum: choices, minimum = 0, items } = schema;
  if (choices) return choices.map(String);
  if (values[name]) return values[name];
  if (items) return valuesOf(name, items);
  return schema.type === 'boolean' ? ['true', 'false'] : [...[minimum + 1, minimum + 2, 3, 60].map(String), '2026-11-01'];
}

/** What differs from one moment to the next. */
const timeless = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME').replaceAll(/"(?:age|seconds|ms)":\d+/g, '');

/** What is written down about a call is new each time, and the statistics of words are read once in a while. */
const besides = /^\["(?:\\n|\s)*(?:insert|update|delete|begin|commit)|\bpg_class\b/i;

/** The statements that a call sends, and what it answers. */
async function outcome(call: Endpoint, query: Readonly<Record<string, string>>): Promise<{ status: number; said: string }> {
  statements = [];
  const path = call.path.replace(/:(\w+)/, (_, name: string) => params[call.path] ?? params[name] ?? '00000000-0000-4000-8000-000000000001');
  const answer = await server.call({
    url: `${path}?${new URLSearchParams(query)}`,
    ...(call.access === 'anyone' ? {} : { token: admin }),
  });
  const reads = [...new Set(statements)].filter((statement) => !besides.test(statement)).toSorted();
  const type = String(answer.headers['content-type']);
  return { status: answer.statusCode, said: timeless([...reads, type, ...(type.startsWith('text/csv') ? [] : [answer.body])].join('\n')) };
}

/** The same call until it says the same twice: a cache may end just then, and a job may send a statement of its own. */
async function settled(call: Endpoint, query: Readonly<Record<string, string>>): Promise<string> {
  let before = await outcome(call, query);
  for (let left = 3; left > 0; left -= 1) {
    const again = await outcome(call, query);
    if (again.said === before.said) return again.said;
    before = again;
  }
  throw new Error('says something else each time');
}

async function isHeard(call: Endpoint, name: string, always: Readonly<Record<string, string>> = {}): Promise<string> {
  const { properties, required } = propertiesOf(call);
  const known = (given: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(given).filter(([one]) => one in properties));
  const first = (one: string): string => valuesOf(one, properties[one] ?? {})[0] ?? '';
  const demanded = Object.fromEntries(required.filter((one) => properties[one]?.type !== 'array').map((one) => [one, first(one)]));
  const needed = known({ ...demanded, ...companions[name], ...always });
  delete needed[name];
  const before = await settled(call, required.includes(name) ? { ...needed, [name]: first(name) } : needed);
  const refused: string[] = [];
  for (const value of valuesOf(name, properties[name] ?? {})) {
    const given = await outcome(call, { ...needed, [name]: value });
    if (given.status >= 400) refused.push(`${value} is answered ${given.status}`);
    else if (given.said !== before) return 'heard';
  }
  return refused.length > 0 ? refused.join(', ') : 'ignored';
}

/** In a file is the whole list, in an order of its own. */
const notOfFiles = new Set(['page', 'limit', 'sort', 'format']);

describe.each(calls.map((call) => [`GET ${call.path}`, call] as const))('%s', (_name, call) => {
  const names = Object.keys(propertiesOf(call).properties);
  test.each(names.filter((name) => name !== opaque && !without[call.path]?.includes(name)))('hears %s', async (name) => {
    expect(await isHeard(call, name)).toBe('heard');
  });

  test.each(names.includes('format') ? names.filter((name) => !notOfFiles.has(name)) : [])('hears %s in its file', async (name) => {
    expect(await isHeard(call, name, { format: 'csv' })).toBe('heard');
  });
});
