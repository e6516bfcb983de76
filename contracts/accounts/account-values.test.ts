import { describe, expect, test, vi } from 'vitest';
import { birthDate, mailedCode, newPassword, normaliseName, personName, withNewPassword } from './account-values.ts';
import { phone } from '#contracts/values.ts';

const faultOf = (schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } }, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const name = personName('nameEmpty');

describe('a name', () => {
  test.each([
    ['Md. Rahim', 'Md Rahim'],
    ['Md.Rahim', 'Md Rahim'],
    ['Anne-Marie Gomes', 'Anne Marie Gomes'],
    ['  রহিম   উদ্দিন ', 'রহিম উদ্দিন'],
    ['মোঃ আরিফ হোসেন', 'মোঃ আরিফ হোসেন'],
    ['প্রিয়াঙ্কা দাস', 'প্রিয়াঙ্কা দাস'],
    ['সুমাইয়া', 'সুমাইয়া'],
    ['র\u200d্যাব আলী', 'র\u200d্যাব আলী'],
    ['\u200cকরিম\u200d মিয়া', 'করিম মিয়া'],
    ['José', 'José'],
    ['Abcd', 'Abcd'],
    ['one two three four', 'one two three four'],
  ])('may be %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  test.each([
    ['', 'nameEmpty'],
    ['   ', 'nameEmpty'],
    ['...', 'nameEmpty'],
    [undefined, 'nameEmpty'],
    [42, 'nameEmpty'],
    ['Abc', 'nameShort'],
    ['রহি', 'nameShort'],
    ['Rahim2', 'nameLetters'],
    ['রহিম২', 'nameLetters'],
    ["D'Costa", 'nameLetters'],
    ['Rahim <b>', 'nameLetters'],
    ['Rahim 🙂 Ali', 'nameLetters'],
    ['\u09be\u09bf\u09c0\u09c1', 'nameLetters'],
    ['one two three four five', 'nameWords'],
    ['a'.repeat(61), 'maxLength'],
  ])('may not be %j', (typed, fault) => {
    expect(faultOf(name, typed)).toBe(fault);
  });

  test('is counted as typed, not as it could be composed', () => {
    const composed = 'জ\u09dfী';
    expect(faultOf(name, composed)).toBe('nameShort');
    expect(name.parse(composed.normalize('NFC'))).toHaveLength(4);
  });
});

describe('a phone number', () => {
  test.each([
    ['01712345678', '01712345678'],
    ['০১৭১২-৩৪৫৬৭৮', '01712345678'],
    ['+88 01712 345678', '01712345678'],
    ['8801712345678', '01712345678'],
    ['+৮৮০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['02123456789', '02123456789'],
  ])('may be written %s', (typed, kept) => {
    expect(phone.parse(typed)).toBe(kept);
  });

  test.each(['1712345678', '0171234567', '017123456789', '11712345678', '0171234567a', '', 1712345678, null])('may not be %j', (typed) => {
    expect(faultOf(phone, typed)).toBe('phone');
  });
});

describe('a password', () => {
  test.each(['123456', 'ছয়টিঅক্ষর', '      ', '😀😀😀😀😀😀', 'x'.repeat(128)])('may be %j, kept exactly', (typed) => {
    expect(newPassword.parse(typed)).toBe(typed);
  });

  test.each([
    ['12345', 'passwordShort'],
    ['😀😀😀😀😀', 'passwordShort'],
    ['x'.repeat(129), 'passwordLong'],
    ['', 'allFields'],
    [123456, 'allFields'],
  ])('may not be %j', (typed, fault) => {
    expect(faultOf(newPassword, typed)).toBe(fault);
  });

  test('typed twice differently is told together with everything else', () => {
    const form = withNewPassword({ name });
    const issues = form.safeParse({ name: '', password: 'one two', confirmPassword: 'one tow' }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'nameEmpty'],
      ['confirmPassword', 'passwordsDiffer'],
    ]);
    expect(form.safeParse({ name: 'Rahim', password: 'one two', confirmPassword: 'one two' }).success).toBe(true);
    expect(form.safeParse({ name: 'Rahim', password: 'one two', confirmPassword: 'one two ' }).success).toBe(false);
  });
});

describe('a birth date', () => {
  // In Dhaka it is the 22nd already.
  const now = new Date('2026-11-21T19:30:00Z');

  test.each([
    ['2013-11-22', undefined],
    ['২০০০-০২-২৯', undefined],
    ['1906-11-22', undefined],
    ['2013-11-23', 'tooYoung'],
    ['2026-11-22', 'tooYoung'],
    ['2026-11-23', 'birthDateFuture'],
    ['1906-11-21', 'invalid'],
    ['2001-02-29', 'birthDateNoDay'],
    ['2001-02-31', 'birthDateNoDay'],
    ['2001-02-32', 'invalid'],
    ['2001-13-01', 'invalid'],
    ['26.03.1990', 'invalid'],
    ['', 'birthDateRequired'],
    [undefined, 'birthDateRequired'],
  ])('%j is judged on the day in Bangladesh', (typed, fault) => {
    vi.useFakeTimers({ now });
    try {
      expect(faultOf(birthDate, typed)).toBe(fault);
    } finally {
      vi.useRealTimers();
    }
  });
});

test.each([
  ['482193', '482193'],
  ['৪৮২১৯৩', '482193'],
  [' 482 193 ', '482193'],
  [482193, '482193'],
  ['48219', undefined],
  ['4821933', undefined],
  ['48219x', undefined],
  [null, undefined],
])('a code typed as %j is %j', (typed, code) => {
  const parsed = mailedCode('code').safeParse(typed);
  expect(parsed.data).toBe(code);
  if (!parsed.success) expect(parsed.error.issues[0]?.message).toBe('code');
});

test('a name of nothing but joiners is brought to one spelling in the time of reading it', () => {
  const began = performance.now();
  expect(normaliseName(`a${'\u200d'.repeat(250_000)}a`)).toHaveLength(250_002);
  // From every joiner to the end would take a minute.
  expect(performance.now() - began).toBeLessThan(2000);
});
