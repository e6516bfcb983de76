import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { errors } from '#contracts/errors.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { declared } from '#server/testing/declared.ts';

interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
  $ref?: string;
}
interface Schema {
  properties: Record<string, unknown>;
  required: string[];
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  parameters: Parameter[];
  requestBody: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: { allOf: [object, { properties: { error: { enum: (keyof typeof errors)[] } } }] } }> }
  >;
}
interface Described {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}
type Json = Record<string, unknown>;

let server: TestApp;
let document: Described;
let endpoints: Endpoint[];

beforeAll(async () => {
  server = await testApp();
  endpoints = await declared();
  const answer = await server.call({ url: '/api/openapi.json' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  document = answer.json() as Described;
});
afterAll(() => server.close());

const operations = (): { method: string; path: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([where, item]) => Object.entries(item).map(([method, operation]) => ({ method, path: where, operation })));
const operationOf = (id: string): Operation => operations().find(({ operation }) => operation.operationId === id)?.operation as Operation;

function* nodes(value: unknown, at = '#'): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Json];
  for (const [key, inner] of Object.entries(value)) yield* nodes(inner, `${at}/${key}`);
}

test('every endpoint that the contracts declare is described exactly once, and nothing else is', () => {
  const declared = endpoints.map(({ method, path: where }) => `${method} ${where.replace(/:(\w+)/g, '{$1}')}`).toSorted();
  expect(declared.length).toBeGreaterThan(10);
  expect(
    operations()
      .map(({ method, path: where }) => `${method.toUpperCase()} ${where}`)
      .toSorted(),
  ).toEqual(declared);
  const ids = operations().map(({ operation }) => operation.operationId as string);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference leads somewhere', () => {
  const references = [...nodes(document)].flatMap(([at, node]) => (typeof node['$ref'] === 'string' ? [[at, node['$ref']]] : []));
  expect(references.length).toBeGreaterThan(20);
  for (const [at, reference] of references) {
    const target = (reference as string)
      .split('/')
      .slice(1)
      .reduce<Json | undefined>((inside, key) => inside?.[key] as Json | undefined, document as unknown as Json);
    expect(target, `${at} → ${reference}`).toBeTypeOf('object');
  }
});

test('it has what OpenAPI 3.1 asks for', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Uthan', version: expect.any(String) },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  const tags = document.tags.map((tag) => tag.name);
  for (const { path: where, operation } of operations()) {
    expect(tags, where).toContain(operation.tags[0]);
    expect(operation.summary.length).toBeGreaterThan(5);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(where.match(/\{\w+\}/g) ?? []);
    for (const parameter of inPath) expect(parameter.required).toBe(true);
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name} ${parameter.$ref}`);
    expect(new Set(names).size).toBe(names.length);
    for (const response of Object.values(operation.responses)) expect(response.description).toBeTypeOf('string');
  }
  for (const [at, node] of nodes(document)) {
    for (const word of ['$schema', '$id', '$defs', 'nullable']) expect(node, at).not.toHaveProperty([word]);
  }
});

test('a call that is not for anyone asks for the token, or for a key with its scope', () => {
  for (const { method, path: where, operation } of operations()) {
    const endpoint = endpoints.find((one) => one.method === method.toUpperCase() && one.path.replace(/:(\w+)/g, '{$1}') === where);
    const byKey = endpoint?.scope ? [{ apiKey: [endpoint.scope] }] : [];
    expect(operation.security, where).toEqual(endpoint?.access === 'anyone' ? [] : [{ bearer: [] }, ...byKey]);
    expect(Object.hasOwn(operation.responses, '401') || endpoint?.access === 'anyone').toBe(true);
  }
});

test('every failure names its codes under their own status', () => {
  const approve = operationOf('moderation.approve').responses;
  expect(approve['409']?.description).toBe('STATE_CONFLICT');
  expect(approve['403']?.description).toBe('ACCOUNT_SUSPENDED, FORBIDDEN, TWO_STEP_REQUIRED');
  for (const { operation } of operations()) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      const codes = response.content['application/json']?.schema.allOf[1].properties.error.enum ?? [];
      expect(codes.map((code) => errors[code])).toEqual(codes.map(() => Number(status)));
    }
  }
});

test('a form with pictures is described with its fields, their bounds and how many files', () => {
  const { requestBody, parameters } = operationOf('posts.submitSell');
  const form = requestBody.content['multipart/form-data']?.schema as Schema;
  expect(form.properties).toMatchObject({
    postTitle: { type: 'string', minLength: 3, maxLength: 120 },
    bedrooms: { type: 'integer', minimum: 0, maximum: 50 },
    // None where photos of a draft are named.
    images: { type: 'array', minItems: 0, maxItems: 5 },
  });
  expect(form.required).toEqual(expect.arrayContaining(['postTitle', 'price', 'primaryContact']));
  expect(form.required).not.toContain('facilities');
  expect(parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
});

test('a search needs no parameter', () => {
  const parameters = operationOf('search.posts').parameters;
  expect(parameters.filter((parameter) => parameter.required)).toEqual([]);
  expect(parameters).toContainEqual({ name: 'propertyType', in: 'query', required: false, schema: expect.objectContaining({ type: 'array', maxItems: 10 }) });
});

test('what is known already is answered with nothing new', async () => {
  const { etag } = (await server.call({ url: '/api/openapi.json' })).headers;
  expect((await server.call({ url: '/api/openapi.json', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
});

test('the page for people brings everything itself', async () => {
  const page = await server.call({ url: '/api/docs' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect((await server.call({ url: file })).statusCode, file).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*src)|<style|\son\w+=/);
  const listed = (await server.call({ url: '/api/docs/json' })).json() as Described;
  const left = Object.keys(document.paths).filter((path) => !Object.hasOwn(listed.paths, path) && !path.startsWith('/api/admin/'));
  // Only our own pages make these.
  expect(left.toSorted()).toEqual(
    [
      'dvd',
      'legalRequests',
      'map',
      'map/locator',
      'map/places',
      'map/tiles',
      'pageTexts/{page}',
      'postDrafts',
      'postDrafts/{id}',
      'postDrafts/{id}/photos/{photo}',
      'profile/appointments/{PostID}',
      'profile/mailStop',
      'profile/postNumbers/{PostID}',
      'profile/proposedAnswers',
      'profile/stepUp',
      'profile/usedPictures',
      'push/key',
      'push/subscriptions',
      'search/chosen',
      'search/map',
      'traffic',
      'unsubscribe/{token}',
      'unsubscribe/{token}/resume',
    ].map((path) => `/api/${path}`),
  );
  expect(Object.keys(listed.paths).filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
  // Beyond this many Swagger UI shows the first few alone.
  expect(Object.keys(listed.paths).length).toBeLessThan(100);
});
