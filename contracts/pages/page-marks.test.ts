import { expect, test } from 'vitest';
import { isMarkedText } from './page-marks.ts';

test.each([
  ['Plain words.\n- an item\n- **another**', true],
  ['See [the terms](/TermsAndConditions) or call [{phone}](phone).', true],
  ['At most {images} photos', true],
  ['[press](javascript:alert(1))', false],
  ['[press](https://elsewhere.example)', false],
  ['[press](//elsewhere.example)', false],
  ['[press](/\\elsewhere.example)', false],
  ['{secret}', false],
  ['a { b', false],
  ['<script>alert(1)</script>', true],
])('%s', (text, isMarked) => {
  expect(isMarkedText(text)).toBe(isMarked);
});
