import { expect, test } from 'vitest';
import { namesRooms } from './named-rooms.ts';

test.each([
  'টঙ্গীতে ৩ বেড ২ বাথের জমি বিক্রি',
  '৩ কাঠা জমি, তিন বেডের ফ্ল্যাট হবে',
  'বেডরুম বড়',
  'লিফটের ৫',
  'Plot with 3-bed layout',
  'Two beds, 2 baths',
  'Bathrooms tiled',
  'Lift and gas',
])('rooms and a lift are found: %s', (text) => {
  expect(namesRooms([null, text])).toBe(true);
});

test.each([
  'পূর্বাচলে ৫ কাঠা কর্নার প্লট, ৪০ ফুট রাস্তা',
  'বাথান বাড়ির পাশে, বেড়া দেওয়া জমি',
  'চার দিকে বেড়া',
  'Flower beds along the road, an uplift for the village',
  '5 katha, embedded in green',
])('what land may have is not: %s', (text) => {
  expect(namesRooms([text])).toBe(false);
});
