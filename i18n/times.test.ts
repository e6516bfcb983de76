import { describe, expect, test } from 'vitest';
import { formatter } from './format.ts';
import { wallClock } from './times.ts';

const bn = formatter('bn');
const en = formatter('en');

// 21 November 2026, 14:05 in Dhaka.
const now = '2026-11-21T08:05:00Z';

const before = (milliseconds: number): number => Date.parse(now) - milliseconds;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('dates', () => {
  test('a date is written without a comma', () => {
    expect(bn.date(now)).toBe('২১ নভেম্বর ২০২৬');
    expect(en.date(now)).toBe('21 November 2026');
    expect(bn.dateShort(now)).toBe('২১ নভে ২০২৬');
    expect(en.dateShort(now)).toBe('21 Nov 2026');
    expect(bn.dayMonth(now)).toBe('২১ নভেম্বর');
    expect(en.dayMonth(now)).toBe('21 November');
    expect(bn.monthYear(now)).toBe('নভেম্বর ২০২৬');
    expect(en.monthYear(now)).toBe('November 2026');
  });

  test('the day is that of Dhaka, wherever the reader is', () => {
    expect(en.date('2026-12-31T18:00:00Z')).toBe('1 January 2027');
    expect(en.date('2026-12-31T17:59:59Z')).toBe('31 December 2026');
    expect(wallClock('2026-12-31T18:00:00Z')).toEqual({ year: 2027, month: 1, day: 1, hour: 0, minute: 0 });
  });

  test('a date without time stays that day', () => {
    expect(bn.date('1990-02-05')).toBe('৫ ফেব্রুয়ারি ১৯৯০');
    expect(en.date('1990-02-05')).toBe('5 February 1990');
  });

  test('a Date, milliseconds and text say the same', () => {
    expect(bn.date(new Date(now))).toBe(bn.date(now));
    expect(bn.date(Date.parse(now))).toBe(bn.date(now));
  });

  test('what is no date is refused', () => {
    expect(() => bn.date('yesterday')).toThrow(RangeError);
  });

  test('every month has its name', () => {
    const names = (lng: 'bn' | 'en'): string[] => Array.from({ length: 12 }, (_, month) => formatter(lng).monthYear(Date.UTC(2026, month, 10)));
    expect(names('en')).toEqual(
      Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(Date.UTC(2026, month, 10))),
    );
    expect(names('bn').map((name) => name.normalize('NFC'))).toEqual(
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat('bn', { month: 'long', year: 'numeric' }).format(Date.UTC(2026, month, 10)).normalize('NFC'),
      ),
    );
  });
});

describe('the clock', () => {
  test.each([
    ['00:00', 'রাত ১২টা', '12:00 AM', '১২:০০'],
    ['00:30', 'রাত ১২:৩০', '12:30 AM', '১২:৩০'],
    ['03:59', 'রাত ৩:৫৯', '3:59 AM', '৩:৫৯'],
    ['04:00', 'ভোর ৪টা', '4:00 AM', '৪:০০'],
    ['05:30', 'ভোর ৫:৩০', '5:30 AM', '৫:৩০'],
    ['06:00', 'সকাল ৬টা', '6:00 AM', '৬:০০'],
    ['10:00', 'সকাল ১০টা', '10:00 AM', '১০:০০'],
    ['11:59', 'সকাল ১১:৫৯', '11:59 AM', '১১:৫৯'],
    ['12:00', 'দুপুর ১২টা', '12:00 PM', '১২:০০'],
    ['14:05', 'দুপুর ২:০৫', '2:05 PM', '২:০৫'],
    ['15:00', 'বিকেল ৩টা', '3:00 PM', '৩:০০'],
    ['17:59', 'বিকেল ৫:৫৯', '5:59 PM', '৫:৫৯'],
    ['18:00', 'সন্ধ্যা ৬টা', '6:00 PM', '৬:০০'],
    ['19:59', 'সন্ধ্যা ৭:৫৯', '7:59 PM', '৭:৫৯'],
    ['20:00', 'রাত ৮টা', '8:00 PM', '৮:০০'],
    ['23:59', 'রাত ১১:৫৯', '11:59 PM', '১১:৫৯'],
  ])('%s in Dhaka', (time, bengali, english, short) => {
    const at = `2026-11-21T${time}:00+06:00`;
    expect(bn.clock(at)).toBe(bengali);
    expect(en.clock(at)).toBe(english);
    expect(bn.clockShort(at)).toBe(short);
    expect(en.clockShort(at)).toBe(english);
  });

  test('office hours are named by the hour', () => {
    expect([bn.hour(10), bn.hour(19)]).toEqual(['সকাল ১০টা', 'সন্ধ্যা ৭টা']);
    expect([en.hour(10), en.hour(19, 30)]).toEqual(['10:00 AM', '7:30 PM']);
  });

  test('date and clock stand together', () => {
    expect(bn.dateTime(now)).toBe('২১ নভেম্বর ২০২৬, দুপুর ২:০৫');
    expect(en.dateTime(now)).toBe('21 November 2026, 2:05 PM');
  });
});

describe('distance in time', () => {
  test.each([
    [0, '১ মিনিট আগে', '1 min ago'],
    [59 * second, '১ মিনিট আগে', '1 min ago'],
    [-30 * second, '১ মিনিট আগে', '1 min ago'],
    [5 * minute, '৫ মিনিট আগে', '5 min ago'],
    [hour - second, '৫৯ মিনিট আগে', '59 min ago'],
    [hour, '১ ঘণ্টা আগে', '1 hour ago'],
    [day - second, '২৩ ঘণ্টা আগে', '23 hours ago'],
    [day, 'গতকাল', 'yesterday'],
    [38 * hour, 'গতকাল', 'yesterday'],
    [39 * hour, '২ দিন আগে', '2 days ago'],
    [2 * day, '২ দিন আগে', '2 days ago'],
    [30 * day, '৩০ দিন আগে', '30 days ago'],
    [30 * day + 14 * hour, '৩০ দিন আগে', '30 days ago'],
    [30 * day + 15 * hour, '২১ অক্টোবর ২০২৬', '21 October 2026'],
    [31 * day, '২১ অক্টোবর ২০২৬', '21 October 2026'],
    [-minute, '১ মিনিট পর', 'in 1 min'],
    [-3 * hour, '৩ ঘণ্টা পর', 'in 3 hours'],
    [-hour, '১ ঘণ্টা পর', 'in 1 hour'],
    [-day, '১ দিন পর', 'in 1 day'],
    [-5 * day, '৫ দিন পর', 'in 5 days'],
    [-31 * day, '২২ ডিসেম্বর ২০২৬', '22 December 2026'],
  ])('%d ms ago', (ago, bengali, english) => {
    expect(bn.relative(before(ago), now)).toBe(bengali);
    expect(en.relative(before(ago), now)).toBe(english);
  });

  test.each([
    [-9 * minute, '১ মিনিট আগে', '1 min ago'],
    [5 * minute, '৫ মিনিট আগে', '5 min ago'],
    [31 * day, '২১ অক্টোবর ২০২৬', '21 October 2026'],
  ])('%d ms ago by a clock that may be slow', (ago, bengali, english) => {
    expect(bn.ago(before(ago), now)).toBe(bengali);
    expect(en.ago(before(ago), now)).toBe(english);
  });

  test.each([
    [0, 'এইমাত্র', 'just now'],
    [59 * second, 'এইমাত্র', 'just now'],
    [-20 * second, 'এইমাত্র', 'just now'],
    [minute, '১ মিনিট আগে', '1 min ago'],
    [2 * day, '২ দিন আগে', '2 days ago'],
  ])('%d ms ago in the inbox', (ago, bengali, english) => {
    expect(bn.relativeInbox(before(ago), now)).toBe(bengali);
    expect(en.relativeInbox(before(ago), now)).toBe(english);
  });
});
