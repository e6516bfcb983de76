import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const visit = {
  id: 48001,
  at: '2026-11-28T17:00:00+06:00',
  title: 'দেখতে যাওয়া: লেকের পাড়ে দক্ষিণমুখী ফ্ল্যাট, বারান্দা থেকে পানি দেখা যায়',
  place: 'ধানমন্ডি, ঢাকা',
  url: 'https://uthan.example/Property-Buy-Sell-Details/48001',
};
const file = calendarFile(visit, Date.parse('2026-11-25T00:00:00Z'));

test('the visit stands in universal time, half an hour long, with a reminder an hour before', () => {
  for (const line of ['DTSTART:20261128T110000Z', 'DTEND:20261128T113000Z', 'TRIGGER:-PT60M', 'UID:visit-48001-1795863600000@uthan.example'])
    expect(file).toContain(`${line}\r\n`);
});

test('commas are escaped, and no line is longer than 75 bytes', () => {
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('LOCATION:ধানমন্ডি\\, ঢাকা\r\n');
  expect(unfolded).toContain(`SUMMARY:${visit.title.replace(',', '\\,')}\r\n`);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
