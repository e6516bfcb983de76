// Inputs made from a JSON Schema: valid ones, nearly valid ones and hostile ones.
import fc from 'fast-check';

export interface InputSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: InputSchema;
  maxItems?: number;
  properties?: Record<string, InputSchema>;
  required?: string[];
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
  allOf?: InputSchema[];
  $ref?: string;
}

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner: unknown) => [inner], 'deep');

const texts = [
  '',
  ' ',
  '\u0000',
  'null',
  'true',
  '-1',
  '1e400',
  '০১২৩৪৫৬৭৮৯',
  '\ud83c',
  '\udfe0',
  'ক্ষ্র\u200d',
  '\u202eabc',
  '\ufdfa'.repeat(40),
  '🏠'.repeat(60),
  "'; drop table users; --",
  '%00%ff',
  '../../../etc/passwd',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  'a\r\nBcc: b@c.example',
  '__proto__',
  'constructor',
  'a'.repeat(3000),
  '9'.repeat(400),
  '%'.repeat(50),
  '\\',
  '()|&!:*<->',
  '[object Object]',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
];

const hostileText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 300 }));

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -0,
      -1,
      0.5,
      1e308,
      Number.MAX_SAFE_INTEGER + 2,
      2 ** 31,
      2 ** 63,
      [],
      {},
      [null],
      [[]],
      nested(300),
      Array.from({ length: 400 }, (_, at) => at),
      JSON.parse('{"__proto__":{"role":"admin"}}'),
      JSON.parse('{"constructor":{"prototype":{"role":"admin"}}}'),
      { toString: 'x', valueOf: 1, length: -1 },
      { $gt: '' },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const digits = fc.integer({ min: 0, max: 9_999_999_999 }).map((value) => `0${String(value).padStart(10, '0')}`);

function textOf({ format, minLength = 0, maxLength = 60 }: InputSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') }).map((at) => at.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') }).map((at) => at.toISOString());
  const most = Math.min(maxLength, Math.max(minLength, 80));
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ minLength: Math.min(minLength, 200), maxLength: Math.min(most, 200) }) },
    { weight: 1, arbitrary: fc.constantFrom('someone@example.test', 'Flat in Dhanmondi', 'ধানমন্ডি', '123456') },
    { weight: 1, arbitrary: digits },
    // One more than allowed.
    { weight: 1, arbitrary: fc.constant('ক'.repeat(Math.min(maxLength + 1, 3000))) },
  );
}

function numberOf({ type, minimum = -10, maximum = 1_000_000 }: InputSchema): fc.Arbitrary<unknown> {
  const inside =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31)) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(
    { weight: 4, arbitrary: inside },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(minimum, minimum - 1, maximum, maximum + 1, String(minimum)) },
  );
}

export type Resolve = (ref: string) => InputSchema;

function objectOf({ properties = {}, required = [] }: InputSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, resolve)] as const);
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  const further = fc.constantFrom<object>(
    {},
    {},
    {},
    { role: 'admin', status: 'approved', isPaid: true },
    JSON.parse('{"__proto__":{"admin":true}}') as object,
  );
  const dropped = fc.option(fc.constantFrom(...(required.length > 0 ? required : [''])), { freq: 5 });
  return fc.tuple(whole, further, dropped).map(([value, more, without]) => {
    const made: Record<string, unknown> = { ...value, ...more };
    if (without) delete made[without];
    return made;
  });
}

function validOf(schema: InputSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (schema.$ref) return validOf(resolve(schema.$ref), resolve);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, resolve)));
  const [type] = [schema.type].flat();
  if (type === 'object' || schema.properties) return objectOf(schema, resolve);
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}, resolve), { maxLength: Math.min((schema.maxItems ?? 4) + 1, 12) });
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return fc.constantFrom<unknown>(true, false, 'true', 'on');
  return type === 'string' ? textOf(schema) : hostile;
}

/** Mostly what the schema asks for, sometimes anything. */
export const valueOf = (schema: InputSchema, resolve: Resolve): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: validOf(schema, resolve) }, { weight: 1, arbitrary: hostile });

/** A good input with up to two fields that are not. */
export const nearly = (good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(good)), hostile), { maxLength: 2 })
    .map((changes) => ({ ...good, ...Object.fromEntries(changes.map(([name, value]) => [name, value])) }));

export { hostileText };
