// What a person types about themselves: names, passwords, birth dates, codes. One set of rules for forms and the API.
import { z } from 'zod';
import { dateInDhaka } from '#contracts/dhaka.ts';
import type { FieldError } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import { asciiDigits, boundedText, fault, shortUnits, textLength, unitsFor } from '#contracts/values.ts';

const { nameMin, nameMax, nameWordsMax, passwordMin, passwordMax, ageMin, ageMax } = limits.accounts;

/**
 * The name as stored: dots ("Md. Rahim") and hyphens become spaces, runs of spaces one space. A zero-width joiner inside a word
 * belongs to its Bengali spelling and stays; one at either end is removed.
 */
export function normaliseName(typed: string): string {
  return (
    typed
      .replace(/[.\p{Pd}\s]+/gu, ' ')
      .split(' ')
      // The lookbehind keeps the match linear: without it every joiner of a run starts its own search for the end.
      .map((word) => word.replace(/^[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+$/g, ''))
      .filter(Boolean)
      .join(' ')
  );
}

// Vowel signs and conjuncts are combining marks, so \p{L} alone would refuse most Bengali names.
const word = /^\p{L}[\p{L}\p{M}\u200c\u200d]*$/u;

/** A display name: at least 4 characters, letters of any script, at most 4 words. `missing` is the error key for an empty one. */
export function personName(missing: FieldError) {
  return boundedText(missing, unitsFor(nameMax), 'maxLength', { max: nameMax })
    .transform(normaliseName)
    .refine((name) => name !== '', { ...fault(missing), abort: true })
    .refine((name) => name.split(' ').every((one) => word.test(one)), { ...fault('nameLetters'), abort: true })
    .refine((name) => name.split(' ').length <= nameWordsMax, { ...fault('nameWords'), abort: true })
    .refine((name) => textLength(name) >= nameMin, { ...fault('nameShort'), abort: true })
    .refine((name) => textLength(name) <= nameMax, { ...fault('maxLength'), params: { max: nameMax } })
    .meta({ minLength: nameMin, maxLength: nameMax, description: `Letters of any script in at most ${nameWordsMax} words; the dot of "Md." is accepted.` });
}

/** Counts code points, not bytes. */
export const passwordLength = (password: string): number => [...password].length;

/** A new password: 6 to 128 characters, used exactly as typed. */
export const newPassword = boundedText('allFields', unitsFor(passwordMax), 'passwordLong')
  .refine((password) => password !== '', { ...fault('allFields'), abort: true })
  .refine((password) => passwordLength(password) >= passwordMin, { ...fault('passwordShort'), abort: true })
  .refine((password) => passwordLength(password) <= passwordMax, fault('passwordLong'))
  .meta({ minLength: passwordMin, maxLength: passwordMax });

/** Replaces a repeated password that differs: a refinement over the whole object would run only once every field is valid. */
const another = Symbol('another password');

function markDifference(typed: unknown): unknown {
  if (typeof typed !== 'object' || typed === null) return typed;
  const { password, confirmPassword } = typed as { password?: unknown; confirmPassword?: unknown };
  return !confirmPassword || password === confirmPassword ? typed : { ...typed, confirmPassword: another };
}

const confirmPassword = z
  .string({ error: ({ input }) => (input === another ? 'passwordsDiffer' : 'allFields') satisfies FieldError })
  .refine((typed) => typed !== '', fault('allFields'))
  .refine((typed) => typed.length <= unitsFor(passwordMax), fault('passwordLong'));

/** `shape` with a new password, typed twice. */
export function withNewPassword<S extends z.ZodRawShape>(shape: S) {
  const form = z.object({ ...shape, password: newPassword, confirmPassword });
  return z.preprocess(markDifference, form) as z.ZodType<z.output<typeof form>, z.input<typeof form>>;
}

const yearsBefore = (day: string, years: number): string => `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** Whether the day exists in that month of that year. */
const looksLikeDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A birth date such as 1990-03-26, at least 13 and at most 120 years ago. */
export const birthDate = boundedText('birthDateRequired', shortUnits)
  .transform((typed) => asciiDigits(typed).trim())
  .refine((day) => day !== '', { ...fault('birthDateRequired'), abort: true })
  .refine((day) => isDay(day) || !looksLikeDay.test(day), { ...fault('birthDateNoDay'), abort: true })
  .refine(isDay, { ...fault('invalid'), abort: true })
  .refine((day) => day <= dateInDhaka(Date.now()), { ...fault('birthDateFuture'), abort: true })
  .refine((day) => day <= yearsBefore(dateInDhaka(Date.now()), ageMin), { ...fault('tooYoung'), abort: true })
  .refine((day) => day >= yearsBefore(dateInDhaka(Date.now()), ageMax), fault('invalid'))
  .meta({ format: 'date' });

/** A mailed code of six digits, in either script; spaces from copying are ignored. */
export function mailedCode(wrong: FieldError) {
  return z
    .union([boundedText(wrong, shortUnits, wrong), z.int().transform(String)], fault(wrong))
    .transform((typed) => asciiDigits(typed).replace(/[\s-]/g, ''))
    .refine((digits) => digits.length === limits.codes.digits && /^\d+$/.test(digits), fault(wrong))
    .meta({ pattern: `^[0-9]{${limits.codes.digits}}$` });
}
