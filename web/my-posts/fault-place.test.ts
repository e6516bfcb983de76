import { expect, test } from 'vitest';
import { isFixable } from '#contracts/posts/edit-path.ts';
import { rejectionReasons } from '#contracts/enums.ts';
import { emptyPost, stepOf } from '#web/posting/post-form.ts';
import { fieldOfReason } from './fault-place.ts';

const sale = { ...emptyPost, price: '9500000', postTitle: 'রেডি ফ্ল্যাট', description: 'দক্ষিণমুখী' };

test.each([
  ['photo', 'images', 'price'],
  ['phoneInText', 'description', 'details'],
  ['wrongArea', 'subDistrict', 'location'],
  ['price', 'price', 'price'],
  ['notOwner', 'postedBy', 'contact'],
  ['incomplete', 'description', 'details'],
  ['prohibited', 'description', 'details'],
] as const)('a post sent back for "%s" opens at %s, in the step %s', (reason, field, step) => {
  const found = fieldOfReason(reason, sale);
  expect(found).toBe(field);
  expect(stepOf(found ?? '')).toBe(step);
});

test('a phone number in the text leads to the text that has it', () => {
  expect(fieldOfReason('phoneInText', { ...sale, postTitle: 'কল করুন 01712345678' })).toBe('postTitle');
  expect(fieldOfReason('phoneInText', { ...sale, street: 'রোড ৫, ০১৭১২৩৪৫৬৭৮' })).toBe('street');
});

test('a wrong rent leads to the rent', () => {
  expect(fieldOfReason('price', { ...sale, price: '' })).toBe('rentFee');
});

test('a reason about the whole post leads to all its answers', () => {
  for (const reason of ['duplicate', 'other', null] as const) expect(fieldOfReason(reason, sale)).toBeUndefined();
});

test('every reason with a field has a link of its own, and no other', () => {
  for (const reason of rejectionReasons) expect(isFixable(reason), reason).toBe(fieldOfReason(reason, sale) !== undefined);
});
