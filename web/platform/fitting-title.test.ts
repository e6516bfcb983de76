import { expect, test } from 'vitest';
import { fittingTitle } from './fitting-title.ts';

test('parts follow while they fit; one that does not leaves room for a shorter one', () => {
  expect(fittingTitle('42 flats for sale in Dhanmondi, Dhaka', 'Tk 45 lakh – 3 crore and some words more', 'Uthan')).toBe(
    '42 flats for sale in Dhanmondi, Dhaka · Uthan',
  );
  expect(fittingTitle('42 flats', 'Tk 45 lakh – 3 crore', 'Uthan')).toBe('42 flats · Tk 45 lakh – 3 crore · Uthan');
});

test('what must be said is whole, however long somebody wrote', () => {
  const title = 'A bright flat with three bedrooms beside the lake';
  expect(fittingTitle([title, 'Tk 1.18 crore', 'Dhanmondi, Dhaka'], 'Uthan')).toBe(`${title} · Tk 1.18 crore · Dhanmondi, Dhaka`);
  expect(fittingTitle(['Flat', 'Tk 1 crore', 'Feni'], 'Uthan')).toBe('Flat · Tk 1 crore · Feni · Uthan');
});
