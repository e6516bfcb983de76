import { describe, expect, test } from 'vitest';
import { email, optionalText, text } from './values.ts';

const faultsOf = (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } }, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a text', () => {
  test.each(['a\u0000b', 'half \ud800', '\udc00 half', '🏠'.slice(0, 1)])('that is no text is refused: %j', (typed) => {
    expect(faultsOf(text(1, 50), typed)).toContain('invalid');
    expect(faultsOf(text(0, 50), typed)).toContain('invalid');
    expect(faultsOf(optionalText(50), typed)).toContain('invalid');
    expect(faultsOf(email, `${typed}@mail.example`.replaceAll(' ', ''))).toContain('email');
  });

  test.each(['🏠 নতুন', 'ক্ষ\u200dয', '<b>"\'', '\u202e', 'two\nlines'])('keeps whatever people write: %j', (typed) => {
    expect(text(1, 50).parse(typed)).toBe(typed);
  });
});
