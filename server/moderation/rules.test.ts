import { expect, test } from 'vitest';
import { checkNotOwn, flagsOf } from './rules.ts';

test('a quiet post of somebody known has nothing to look at twice', () => {
  expect(flagsOf(['শান্ত এলাকা, দাম ২,৭৮,০০,০০০', null, 'রোড ২৭'], { isFirst: false })).toEqual([]);
});

test('every text of a post is looked at, and each thing is said once', () => {
  expect(flagsOf(['শান্ত এলাকা', 'www.example.com, example.org', 'রোড ২৭, ০১৫০০ ০০০-৭৩১'], { isFirst: false })).toEqual(['phoneInText', 'linkInText']);
});

test('rooms on bare land are marked', () => {
  expect(flagsOf(['শান্ত এলাকা'], { isFirst: false, hasRoomsOnLand: true })).toEqual(['roomsOnLand']);
});

test('the first post of a person is marked', () => {
  expect(flagsOf(['শান্ত এলাকা'], { isFirst: true })).toEqual(['firstPost']);
});

test('nobody approves what is theirs', () => {
  expect(() => checkNotOwn('a', 'a')).toThrow('FORBIDDEN');
  expect(() => checkNotOwn('a', 'b')).not.toThrow();
});
