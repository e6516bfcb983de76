// Every body, query and params schema of every call, with a quarter of a million characters of every class in every field:
// refused or cut, and soon.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { declared } from '#server/testing/declared.ts';

const size = 250_000;
/** A loaded machine is slow, a search for the end from every character is slower by thousands. */
const budgetMs = 50;
/** The largest that a call may pass on, as JSON. */
const passedOnMax = 30_000;

const filled = (text: string): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const between = (inner: string, first = 'a', last = first): string => first + filled(inner) + last;

const hostile: Readonly<Record<string, string>> = {
  letters: filled('a'),
  capitals: filled('İ'),
  digits: filled('1'),
  'Bengali letters': filled('ক'),
  'Bengali digits': filled('৯'),
  conjuncts: filled('ক্ষ্র'),
  joiners: filled('\u200d'),
  'joiners between letters': between('\u200c\u200d'),
  'joiners after every letter': filled('a\u200d'),
  'combining marks': between('\u0301'),
  nuktas: between('\u09bc', 'ড'),
  'a ligature that takes eighteen letters': filled('\ufdfa'),
  spaces: filled(' '),
  'spaces between digits': between(' ', '1'),
  'spaces before a letter': between(' ', '1', 'x'),
  'no-break spaces': between('\u00a0'),
  newlines: between('\r\n'),
  dots: filled('.'),
  'dots between letters': between('.'),
  hyphens: between('-', '1', 'x'),
  commas: filled(','),
  'a list of many': filled('land,'),
  'numbers with commas': filled('1,'),
  'decimal points': filled('1.'),
  'an address without an end': between('b', 'a@'),
  'at signs': filled('a@'),
  'dotted domains': between('a.', 'a@b.', '@'),
  'open brackets': filled('<'),
  'tags that stay open': filled('<a '),
  quotes: filled('"'),
  apostrophes: filled("'"),
  backslashes: filled('\\'),
  'JSON in JSON': filled('["'),
  'open lists': filled('['),
  emoji: filled('🏠'),
  families: filled('👨‍👩‍👧'),
  'first halves of pairs': filled('\ud83c'),
  'second halves of pairs': filled('\udfe0'),
  nulls: filled('\u0000'),
  'a date without an end': between('0', '2030-01-01T00:00:00.', 'Z'),
  'a phone without an end': between('0', '+880', 'x'),
  zeros: between('0', '0.', '1'),
};

type Field = readonly string[];
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}

/** Where the schema takes a value that has no fields of its own. */
function fieldsOf(schema: z.core.$ZodType, at: Field = []): Field[] {
  const { type, shape, element, innerType, options, valueType, in: before, out: after } = schema._zod.def as Definition;
  if (shape) return Object.entries(shape).flatMap(([key, inner]) => fieldsOf(inner, [...at, key]));
  if (element) return [at, ...fieldsOf(element, [...at, '0'])];
  if (innerType) return fieldsOf(innerType, at);
  if (options) return options.flatMap((option) => fieldsOf(option, at));
  if (type === 'record' && valueType) return [at, ...fieldsOf(valueType, [...at, 'key'])];
  // Of a preprocessing step only what comes after it tells the fields.
  if (before && after) return fieldsOf(before._zod.def.type === 'transform' ? after : before, at);
  return [at];
}

/** `value` at that field of an otherwise empty input. */
const placed = ([key, ...rest]: Field, value: unknown): unknown => {
  if (key === undefined) return value;
  return key === '0' ? [placed(rest, value)] : { [key]: placed(rest, value) };
};

/** By processor time: a machine that is busy with others makes a process wait without any fault of its own. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of the quickest of three, the later ones only where the first took too long. */
function timeOf(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3 && best > budgetMs; turn++) {
    const began = cpuMs();
    work();
    best = Math.min(best, cpuMs() - began);
  }
  return best;
}

function faultOf(schema: z.core.$ZodType, input: unknown): string | undefined {
  let parsed: z.ZodSafeParseResult<unknown> | undefined;
  const ms = timeOf(() => (parsed = z.safeParse(schema, input)));
  if (ms > budgetMs) return `took ${Math.round(ms)} ms`;
  const passedOn = parsed?.success ? JSON.stringify(parsed.data).length : 0;
  return passedOn > passedOnMax ? `passed ${passedOn} characters on` : undefined;
}

const schemas = (await declared()).flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [{ name: `${part} of ${method} ${path}`, schema }] : [])),
);

/** A schema that several calls have is tried once, by the name of the first. */
const distinct = schemas.filter(({ schema }, at) => schemas.findIndex((other) => other.schema === schema) === at);
const lists = [Array.from({ length: size }, () => 'a'), Array.from({ length: size }, (_, at) => String(at)), Array.from({ length: size }, () => ({}))];

describe.each(distinct)('the $name', ({ schema }) => {
  const fields = [...new Map([[], ...fieldsOf(schema)].map((field) => [field.join('.'), field])).values()];

  test('takes no text of any length', { timeout: 60_000 }, () => {
    const wrong = fields.flatMap((field) =>
      Object.entries(hostile).flatMap(([kind, text]) => {
        const fault = faultOf(schema, placed(field, text));
        return fault ? [`${field.join('.')}, ${kind}: ${fault}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('takes no list of any length', { timeout: 60_000 }, () => {
    const wrong = fields.flatMap((field) =>
      lists.flatMap((list) => {
        const fault = faultOf(schema, placed(field, list));
        return fault ? [`${field.join('.')}: ${fault}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('every kind of call is among them', () => {
  expect(schemas.length).toBeGreaterThan(50);
  expect(schemas.flatMap(({ schema }) => fieldsOf(schema)).map((field) => field.join('.'))).toEqual(
    expect.arrayContaining(['name', 'confirmPassword', 'ids.0', 'query.q', 'keepImages.0', 'facilities.0', 'resetToken', 'until']),
  );
});
