// Schemas of basic values: digits, typed numbers, phones, names, timestamps, pages of results.
import { z } from 'zod';
import type { FieldError } from './errors.ts';
import { limits } from './limits.ts';

const bengaliZero = 0x09e6;

/** ০–৯ become 0–9; everything else stays. */
export function asciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}

/** A zod issue message that carries a key of the error catalogue. */
export const fault = (key: FieldError): { error: FieldError } => ({ error: key });

/**
 * A text of at most `units` UTF-16 units. Longer input is refused by its length alone, before any other work;
 * the field's own limits, which count characters, are checked afterwards.
 */
export function boundedText(missing: FieldError, units: number, tooLong: FieldError = 'invalid', params: Record<string, number> = {}) {
  return z.string(fault(missing)).refine((value) => value.length <= units, { ...fault(tooLong), params, abort: true });
}

/** UTF-16 units that `max` characters of any script, with spaces around them, can take. */
export const unitsFor = (max: number): number => 2 * max + 200;

/** Upper bound for the text of a number, a date, a code or a phone. */
export const shortUnits = 100;
const listUnits = 2000;

/** Whether a text is only spaces; one longer than any field is not examined. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.length <= listUnits && value.trim() === '';

/** Code points of the trimmed text, not normalized: NFC would make য় longer. */
export const textLength = (text: string): number => [...text.trim()].length;

/** Forms send an empty text for "no value", API clients null. */
const emptyToUndefined = (value: unknown): unknown => (value === null || isBlank(value) ? undefined : value);

/** A number in JSON, a query or a form: digits of either script, grouping commas and spaces allowed. */
function typedNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.length > shortUnits) return Number.NaN;
  const text = asciiDigits(value).replace(/[,\s]/g, '');
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** Whole number between the bounds (inclusive). Errors: number, integer, min, max. */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(
    typedNumber,
    z.number(fault('number')).refine(Number.isInteger, fault('integer')).min(min, fault('min')).max(max, fault('max')).meta({ type: 'integer' }),
  );
}

/** Number with decimals between the bounds. */
export function decimalNumber(min: number, max: number) {
  return z.preprocess(typedNumber, z.number(fault('number')).min(min, fault('min')).max(max, fault('max')));
}

/** Optional; an empty text counts as absent. */
export const optionalWhole = (min: number, max: number) => z.preprocess((value) => emptyToUndefined(value) ?? undefined, wholeNumber(min, max).optional());
/** Required. Additional error: required. */
export const requiredWhole = (min: number, max: number) =>
  optionalWhole(min, max)
    .refine((value) => value !== undefined, fault('required'))
    .transform((value) => value as number);

export const optionalDecimal = (min: number, max: number) => z.preprocess((value) => emptyToUndefined(value) ?? undefined, decimalNumber(min, max).optional());
/** Required. Additional error: required. */
export const requiredDecimal = (min: number, max: number) =>
  optionalDecimal(min, max)
    .refine((value) => value !== undefined, fault('required'))
    .transform((value) => value as number);

/** Whole or half numbers (ratings); `multipleOf` would let 4.9999999999999964 pass. Additional error: choice. */
export const optionalHalves = (min: number, max: number) =>
  z.preprocess(
    emptyToUndefined,
    z
      .preprocess(
        typedNumber,
        z
          .number(fault('number'))
          .min(min, fault('min'))
          .max(max, fault('max'))
          .refine((value) => Number.isInteger(value * 2), fault('choice'))
          .meta({ multipleOf: 0.5 }),
      )
      .optional(),
  );

/** Text that PostgreSQL can store: no lone surrogates, no NUL. */
export const isPlain = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

/** Trimmed text of `min` to `max` code points. Errors: required, minLength, maxLength. */
export function text(min: number, max: number) {
  return boundedText('required', unitsFor(max), 'maxLength', { max })
    .refine(isPlain, fault('invalid'))
    .transform((value) => value.trim())
    .refine((value) => min === 0 || value.length > 0, fault('required'))
    .refine((value) => value.length === 0 || textLength(value) >= min, { ...fault('minLength'), params: { min } })
    .refine((value) => textLength(value) <= max, { ...fault('maxLength'), params: { max } })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max });
}

export const optionalText = (max: number) => z.preprocess(emptyToUndefined, text(0, max).optional());

/** One of the listed values. */
export function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: (issue) => (issue.input === undefined || issue.input === '' ? 'required' : 'choice') });
}
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) => z.preprocess(emptyToUndefined, choice(values).optional());

/** A repeatable field: once, several times, comma-separated in a query, or absent. */
export function list<S extends z.ZodType>(item: S, max: number) {
  return z.preprocess(
    (value) => {
      if (value === undefined || value === '') return [];
      // Reading one item more than allowed is enough to refuse the list.
      if (Array.isArray(value)) return value.slice(0, max + 1);
      if (typeof value !== 'string') return value;
      return value.length <= listUnits ? value.split(',').filter(Boolean) : [value.slice(0, listUnits)];
    },
    z
      .array(item)
      .max(max, fault('max'))
      .transform((items) => [...new Set(items)]),
  );
}

/** A JSON list of at most `max` items; items beyond that are not read. */
export const someOf = <S extends z.ZodType>(item: S, max: number) =>
  z.preprocess((value) => (Array.isArray(value) ? value.slice(0, max + 1) : value), z.array(item, fault('invalid')).max(max, fault('max')));

/** A boolean, as JSON or as the text of a form. */
export const typedBoolean = z.preprocess(
  (value) => {
    if (value === 'true' || value === '1' || value === 'on') return true;
    if (value === 'false' || value === '0') return false;
    return emptyToUndefined(value);
  },
  z.boolean(fault('choice')),
);
export const optionalBoolean = z.preprocess(emptyToUndefined, typedBoolean.optional());

/** Removes spaces, hyphens and a +88 or 88 prefix; Bengali digits become ASCII. */
export function normalisePhone(typed: string): string {
  const digits = asciiDigits(typed).replace(/[\s\-().]/g, '');
  return digits.replace(/^\+?88(?=0)/, '');
}

/** Specification section 5: starts with 0, exactly 11 digits. Stored as 11 ASCII digits. */
export const phone = boundedText('phone', shortUnits, 'phone')
  .transform(normalisePhone)
  .refine((value) => /^0\d{10}$/.test(value), fault('phone'))
  .meta({ description: 'Eleven digits starting with 0, such as 01000000731; spaces, hyphens, +88 and Bengali digits are accepted.' });
export const optionalPhone = z.preprocess(emptyToUndefined, phone.optional());

/** A postcode: four digits. */
export const optionalPostCode = z.preprocess(
  emptyToUndefined,
  boundedText('postCode', shortUnits, 'postCode')
    .transform((typed) => asciiDigits(typed).replace(/[\s-]/g, ''))
    .refine((digits) => /^\d{4}$/.test(digits), fault('postCode'))
    .meta({ pattern: '^[0-9]{4}$' })
    .optional(),
);

export const email = boundedText('emailRequired', unitsFor(limits.accounts.emailMax), 'email')
  .transform((value) => value.trim().toLowerCase())
  .refine((value) => value.length > 0, { ...fault('emailRequired'), abort: true })
  .refine((value) => value.length <= limits.accounts.emailMax, fault('email'))
  .refine((value) => isPlain(value) && /^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/u.test(value), fault('email'));

/** A post number: a short decimal from one sequence for all kinds, easy to say on the phone. */
export const postId = z.preprocess(typedNumber, z.number(fault('invalid')).int(fault('invalid')).min(1).max(999_999_999));

export const objectId = z.uuid(fault('invalid'));
/** ISO 8601 UTC. */
export const moment = z.iso.datetime();
export const date = z.iso.date();
/** A day as YYYY-MM-DD, in digits of either script; an empty text counts as absent. */
export const optionalDate = z.preprocess(
  (value) => (typeof value === 'string' && value.length <= shortUnits ? emptyToUndefined(asciiDigits(value).trim()) : emptyToUndefined(value)),
  z.iso
    .date(fault('invalid'))
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', fault('invalid'))
    .optional(),
);

export const page = wholeNumber(1, limits.search.pageMax).default(1);

/** Query parameters of a list: `page` and `limit`, with the given default, at most `most`. */
export const slice = (usual: number, most = usual) => ({ page, limit: wholeNumber(1, most).default(usual) });

export interface Slice {
  page: number;
  limit: number;
}

export const paginationOf = ({ page: at, limit }: Slice, total: number): Pagination => ({ page: at, limit, total, totalPages: Math.ceil(total / limit) });

export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

export const Success = z.object({ success: z.literal(true), message: z.string().optional() });
export type Success = z.infer<typeof Success>;

export const Failure = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.int().optional(),
  /** The same call is answered at once for someone who signs in. */
  signInHelps: z.literal(true).optional(),
});
export type Failure = z.infer<typeof Failure>;

/** An id with names in both languages. */
export const Named = z.object({ id: z.string(), en: z.string(), bn: z.string() });
export type Named = z.infer<typeof Named>;
