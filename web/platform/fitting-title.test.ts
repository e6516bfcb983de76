import { expect, test } from 'vitest';
import { fittingTitle, titleWith } from './fitting-title.ts';

test('parts follow while they fit; one that does not leaves room for a shorter one', () => {
  expect(fittingTitle('42 flats for sale in Dhanmondi, Dhaka', 'Tk 45 lakh – 3 crore and some words more', 'Uthan')).toBe(
    '42 flats for sale in Dhanmondi, Dhaka · Uthan',
  );
  expect(fittingTitle('42 flats', 'Tk 45 lakh – 3 crore', 'Uthan')).toBe('42 flats · Tk 45 lakh – 3 crore · Uthan');
});

test('what must be said is said, and what somebody wrote is cut for it', () => {
  const title = titleWith('A bright flat with three bedrooms beside the lake', 'Tk 1.18 crore', 'Dhanmondi, Dhaka');
  expect(title).toMatch(/^A bright flat with three? ?b?.*… · Tk 1\.18 crore · Dhanmondi, Dhaka$/);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(titleWith('Flat', 'Tk 1 crore', 'Feni')).toBe('Flat · Tk 1 crore · Feni');
});
