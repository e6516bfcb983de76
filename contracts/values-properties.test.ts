// Every public function of values.ts by what must hold for all inputs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as values from './values.ts';
import { z } from 'zod';

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.constantFrom(null, undefined, '', ' '),
);
const bengali = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
const plainText = fc.string({ unit: 'grapheme', maxLength: 80 }).filter((text) => values.isPlain(text));
const holds = <Ts>(property: fc.IProperty<Ts>): void => fc.assert(property, { seed: 7, numRuns: 200 });

/** Schemas that whatever is sent may meet, by their export. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  wholeNumber: values.wholeNumber(-5, 500),
  decimalNumber: values.decimalNumber(-5, 500),
  optionalWhole: values.optionalWhole(1, 9),
  requiredWhole: values.requiredWhole(1, 9),
  requiredDecimal: values.requiredDecimal(0, 1),
  optionalDecimal: values.optionalDecimal(0, 1),
  optionalHalves: values.optionalHalves(1, 5),
  text: values.text(2, 40),
  optionalText: values.optionalText(40),
  boundedText: values.boundedText('required', 50),
  choice: values.choice(['a', 'b']),
  optionalChoice: values.optionalChoice(['a', 'b']),
  list: values.list(values.choice(['a', 'b', 'c']), 2),
  someOf: values.someOf(values.choice(['a', 'b', 'c']), 2),
  typedBoolean: values.typedBoolean,
  optionalBoolean: values.optionalBoolean,
  phone: values.phone,
  optionalPhone: values.optionalPhone,
  optionalPostCode: values.optionalPostCode,
  email: values.email,
  postId: values.postId,
  objectId: values.objectId,
  moment: values.moment,
  date: values.date,
  optionalDate: values.optionalDate,
  page: values.page,
  slice: z.object(values.slice(20, 50)),
  Pagination: values.Pagination,
  Success: values.Success,
  Failure: values.Failure,
  Named: values.Named,
};
const functions = ['asciiDigits', 'fault', 'unitsFor', 'shortUnits', 'isBlank', 'textLength', 'isPlain', 'normalisePhone', 'paginationOf'];

test('every export is here', () => {
  expect([...Object.keys(schemas), ...functions].toSorted()).toEqual(Object.keys(values).toSorted());
});

describe.each(Object.entries(schemas))('%s', (_name, schema) => {
  test('takes or refuses anything without throwing, and the same each time', () => {
    holds(
      fc.property(anything, (input) => {
        const first = schema.safeParse(input);
        expect(schema.safeParse(input).success).toBe(first.success);
      }),
    );
  });

  test('takes again what it has made', () => {
    holds(
      fc.property(anything, (input) => {
        const first = schema.safeParse(input);
        if (first.success) expect(schema.parse(first.data)).toEqual(first.data);
      }),
    );
  });
});

test('digits of either script are the same number, and nothing else changes', () => {
  holds(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(values.asciiDigits(bengali(text))).toBe(values.asciiDigits(text))));
  holds(fc.property(fc.string(), (text) => void expect(values.asciiDigits(text)).toBe(text)));
});

test('a number is read from JSON, from text and from Bengali text with commas alike, and its bounds hold', () => {
  const schema = values.wholeNumber(-1000, 10_000_000);
  holds(
    fc.property(fc.integer({ min: -2000, max: 20_000_000 }), (number) => {
      const read = [number, String(number), bengali(number.toLocaleString('en-IN')), ` ${number} `].map((input) => schema.safeParse(input).data);
      expect(new Set(read)).toEqual(new Set([number >= -1000 && number <= 10_000_000 ? number : undefined]));
    }),
  );
  holds(
    fc.property(fc.double({ min: 1, max: 5, noNaN: true }), (number) => {
      expect(values.optionalHalves(1, 5).safeParse(number).success).toBe(Number.isInteger(number * 2));
      expect(values.decimalNumber(1, 5).safeParse(number).data).toBe(number);
      expect(values.wholeNumber(1, 5).safeParse(number).success).toBe(Number.isInteger(number));
    }),
  );
});

test('nothing counts as absent for what is optional, and is refused for what is not', () => {
  for (const blank of ['', '   ', null, undefined]) {
    for (const name of [
      'optionalWhole',
      'optionalDecimal',
      'optionalHalves',
      'optionalText',
      'optionalChoice',
      'optionalBoolean',
      'optionalPhone',
      'optionalPostCode',
      'optionalDate',
    ])
      expect([name, blank, schemas[name]?.safeParse(blank)]).toEqual([name, blank, { success: true, data: undefined }]);
    for (const name of ['requiredWhole', 'requiredDecimal', 'text', 'choice', 'phone', 'email'])
      expect([name, schemas[name]?.safeParse(blank).success]).toEqual([name, false]);
  }
});

test('a text keeps its letters and loses the spaces around it; its length counts characters', () => {
  holds(
    fc.property(plainText, fc.constantFrom('', ' ', '\n\t '), (text, around) => {
      const length = values.textLength(text);
      expect(length).toBe([...text.trim()].length);
      expect(values.isBlank(text)).toBe(text.trim() === '');
      expect(values.text(1, 40).safeParse(around + text + around).data).toBe(length >= 1 && length <= 40 ? text.trim() : undefined);
    }),
  );
  holds(fc.property(fc.nat({ max: 5000 }), (max) => void expect(values.text(0, max).safeParse('🏠'.repeat(max)).success).toBe(true)));
  holds(fc.property(fc.nat({ max: 3000 }), (units) => void expect(values.boundedText('required', units).safeParse('a'.repeat(units + 1)).success).toBe(false)));
  expect(values.unitsFor(100)).toBeGreaterThan(200);
});

test('plain text is what PostgreSQL can store', () => {
  holds(fc.property(fc.string({ unit: 'binary' }), (text) => void expect(values.isPlain(text)).toBe(text.isWellFormed() && !text.includes('\0'))));
  for (const odd of ['\0', 'a\ud800', '\udc00']) expect([values.isPlain(odd), values.text(0, 9).safeParse(odd).success]).toEqual([false, false]);
});

test('a phone is the same however it is typed, and always eleven digits', () => {
  const digits = fc.stringMatching(/^0\d{10}$/);
  holds(
    fc.property(digits, fc.constantFrom('', '+88', '88'), fc.constantFrom('', '-', ' ', '.'), (phone, prefix, between) => {
      const typed = `${prefix}${phone.slice(0, 5)}${between}${phone.slice(5)}`;
      for (const one of [typed, bengali(typed)]) expect([values.phone.parse(one), values.normalisePhone(one)]).toEqual([phone, phone]);
    }),
  );
  holds(fc.property(anything, (input) => void expect(values.phone.safeParse(input).data ?? '00000000000').toMatch(/^0\d{10}$/)));
});

test('an email is in small letters, short, and of one part on each side of one sign', () => {
  holds(
    fc.property(fc.emailAddress({ size: 'small' }), (address) => {
      const read = values.email.safeParse(` ${address.toUpperCase()} `);
      if (read.success) expect(read.data).toBe(address.toLowerCase());
    }),
  );
  holds(fc.property(anything, (input) => void expect((values.email.safeParse(input).data ?? 'a@b.c').split('@')).toHaveLength(2)));
});

test('a list has each item once and never more than it may', () => {
  const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
  holds(
    fc.property(items, (given) => {
      const known = given.every((item) => item !== 'd') && given.length <= 2;
      for (const input of [given, given.join(',')]) {
        const read = schemas['list']?.safeParse(input);
        expect(read?.success).toBe(known);
        if (known) expect(read?.data).toEqual([...new Set(given)]);
      }
      expect(schemas['someOf']?.safeParse(given).success).toBe(known);
    }),
  );
});

test('a choice is one of its values and nothing else', () => {
  holds(fc.property(anything, (input) => void expect(values.choice(['a', 'b']).safeParse(input).success).toBe(input === 'a' || input === 'b')));
});

test('a boolean is read from JSON and from a form', () => {
  for (const [input, read] of [
    [true, true],
    ['true', true],
    ['1', true],
    ['on', true],
    [false, false],
    ['false', false],
    ['0', false],
  ])
    expect(values.typedBoolean.parse(input)).toBe(read);
});

test('a postcode has four digits of either script, a day is one of the calendar', () => {
  holds(
    fc.property(
      fc.stringMatching(/^\d{4}$/),
      (code) => void expect([code, bengali(code), ` ${code} `].map((one) => values.optionalPostCode.parse(one))).toEqual([code, code, code]),
    ),
  );
  const days = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') }).map((at) => at.toISOString().slice(0, 10));
  holds(fc.property(days, (day) => void expect([day, bengali(day)].map((one) => values.optionalDate.parse(one))).toEqual([day, day])));
});

test('the pages of a list are as many as hold all of it', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 100 }), fc.nat({ max: 10_000 }), (page, limit, total) => {
      const made = values.paginationOf({ page, limit }, total);
      expect(made).toMatchObject({ page, limit, total });
      expect(made.totalPages * limit).toBeGreaterThanOrEqual(total);
      expect(Math.max(0, made.totalPages - 1) * limit).toBeLessThan(Math.max(total, 1));
      expect(values.Pagination.parse(made)).toEqual(made);
    }),
  );
});

test('a fault carries its key', () => {
  expect(values.fault('required')).toEqual({ error: 'required' });
  expect(values.shortUnits).toBeGreaterThan(20);
});
