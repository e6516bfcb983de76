import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { qrCode, qrPicture } from './qr-code.ts';

const fingerprint = (text: string): string =>
  createHash('sha256')
    .update(
      qrCode(text)
        .map((row) => row.map(Number).join(''))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

describe('a code', () => {
  // Each was read back once by jsQR, which shares no code with the writer.
  test.each([
    ['a', 21, '8503acd70f562cac'],
    ['http://localhost:3000/', 25, '8625f60a770b7d43'],
    ['https://a-rather-long-name-of-a-host.example.com.bd/', 33, '631271193e95c4e0'],
    ['x'.repeat(84), 37, 'fe113f03ef62cf4c'],
    ['x'.repeat(106), 41, '536f804ac066bd50'],
    ['x'.repeat(122), 45, '9de7703e7189e883'],
    ['x'.repeat(180), 53, 'c02f5b023db7d099'],
    ['x'.repeat(213), 57, 'c3d58fa09f509305'],
    ['https://uthan.example/উঠান', 29, 'c52e5fed0705193a'],
    ['x'.repeat(331), 69, '6c3878e8bbf996d3'],
  ])('of %s has %i modules a side, exactly those that a reader understood', (text, size, print) => {
    expect([qrCode(text).length, fingerprint(text)]).toEqual([size, print]);
  });

  test('grows with its text', () => {
    const sizes = [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 288, 331].map((length) => qrCode('x'.repeat(length)).length);
    expect(sizes).toEqual([21, 21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41, 45, 45, 69, 69]);
  });

  test('has the three finders in its corners', () => {
    const code = qrCode('https://uthan.example/');
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const corner = (top: number, left: number): string[] =>
      code.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map(Number)
          .join(''),
      );
    const far = code.length - 7;
    expect([corner(0, 0), corner(0, far), corner(far, 0)]).toEqual([finder, finder, finder]);
  });
});

test('the picture is dark on white with a margin of four modules', () => {
  expect(qrPicture('a')).toMatch(/^<svg [^>]*viewBox="0 0 29 29"[^>]*><path fill="#fff" d="M0 0h29v29H0z"\/><path fill="#08382b" d="M4 4h1v1h-1z/);
});
