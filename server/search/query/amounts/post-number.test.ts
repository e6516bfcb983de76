import { expect, test } from 'vitest';
import { postNumberIn } from './post-number.ts';

test.each([
  '101784',
  '১০১৭৮৪',
  '#101784',
  '# ১০১৭৮৪',
  'post 101784',
  'Post no. 101784',
  'বিজ্ঞাপন নম্বর ১০১৭৮৪',
  '101784 number biggapon',
  'ad id: 101784',
  'mirpur #101784',
])('%s is the number of a post', (q) => {
  expect(postNumberIn(q)).toBe(101_784);
});

test.each(['101784 taka', 'mirpur 101784', '12', '1234567890', 'post', '', undefined, 'গুলশান ১০১৭৮৪'])('%s is none', (q) => {
  expect(postNumberIn(q)).toBeNull();
});
