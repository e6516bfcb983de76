import { expect, test } from 'vitest';
import { linesIn, wordsFault } from './words-dialog.tsx';

test('each line of the box is a word, once', () => {
  expect(linesIn(' gudam \n\nগুদাম\ngudam')).toEqual(['gudam', 'গুদাম']);
});

test('the faults of single words are told with the word', () => {
  const faults = { 'words.1': 'The search already knows this word' };
  expect(wordsFault(faults, ['zzq', 'mirpur'])).toBe('mirpur: The search already knows this word');
  expect(wordsFault({ words: 'Required' }, [])).toBe('Required');
  expect(wordsFault({}, ['zzq'])).toBeUndefined();
});
