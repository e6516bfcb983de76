import { expect, test } from 'vitest';
import { questionGroups } from '#contracts/pages/page-sections.ts';
import { searchQuestions } from './faq-search.ts';

test('an empty search leaves all questions', () => {
  expect(searchQuestions('  ')).toEqual(questionGroups.flatMap(([, ids]) => [...ids]));
});

test.each([
  ['jomi', 'জমি'],
  ['katha', 'কাঠা'],
  ['password', 'পাসওয়ার্ড'],
  ['taka', 'টাকা'],
])('“%s” finds what “%s” finds', (typed, written) => {
  const found = searchQuestions(typed);
  const meant = searchQuestions(written);
  expect(meant.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(meant));
});

test.each([
  ['jomi', 'units'],
  ['কাঠা', 'units'],
  ['fraud', 'fraud'],
  ['প্রতারণা', 'fraud'],
  ['protarona', 'fraud'],
  ['edit', 'edit'],
  ['এডিট', 'edit'],
  ['pasword', 'password'],
  ['commission', 'cost'],
  ['bigyapon', 'post'],
  ['ফি কত', 'cost'],
  ['how much is the fee', 'cost'],
])('“%s” finds the question “%s”', (typed, id) => {
  expect(searchQuestions(typed)).toContain(id);
});

test('every word has to be there', () => {
  expect(searchQuestions('code email')).toContain('code');
  expect(searchQuestions('code elephant')).toEqual([]);
});

test('what nobody asks finds nothing', () => {
  expect(searchQuestions('zebra')).toEqual([]);
  expect(searchQuestions('হাতি')).toEqual([]);
});

test('words that only ask find nothing by themselves', () => {
  expect(searchQuestions('ফি কত')).toEqual(searchQuestions('কমিশন'));
});

test('a beginning of a word finds it while it is typed', () => {
  expect(searchQuestions('pass')).toContain('password');
  expect(searchQuestions('jom')).toContain('units');
});

test('finds questions that staff published, by their own words and, where they were there before, by those of the other language', () => {
  const published = [
    { id: 'code', title: 'No code?', text: 'Look into the **spam** folder.' },
    { id: 'n1', title: 'Is there an app?', text: 'Not yet.' },
  ];
  expect(searchQuestions('app', published)).toEqual(['n1']);
  expect(searchQuestions('স্প্যাম', published)).toEqual(['code']);
  expect(searchQuestions('', published)).toEqual(['code', 'n1']);
});
