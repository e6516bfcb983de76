import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { typeOf } from './client-code.ts';
import { clientFile, presentClient } from './present-client.ts';

test('the TypeScript client is the one that `npm run client` writes', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../..', clientFile), 'utf8') === presentClient(), 'run npm run client').toBe(true);
});

test.each([
  [{ type: ['integer', 'null'] }, 'number | null'],
  [{ anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] }, '"a" | "b" | null'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'object', properties: { a: { type: 'string' }, 'b-c': { const: true } }, required: ['a'] }, '{ a: string; "b-c"?: true }'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { error: { enum: ['A'] } } }] }, 'Failure & { error?: "A" }'],
  [{}, 'unknown'],
])('a schema %j is written %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});
