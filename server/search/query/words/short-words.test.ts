import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling, type Held } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, read } from '#server/search/query/understand.ts';

const reading = (q: string) =>
  read(
    correctSpelling(cut(q), () => 'near'),
    SearchQuery.parse({ q }),
  );
const says = (q: string, filter: string, value: string | number): boolean =>
  reading(q).understood.some((one) => one.filter === filter && [one.value].flat().some((each) => each === value));

const neighbours: Readonly<Record<string, string>> = {
  a: 's',
  b: 'n',
  d: 's',
  e: 'r',
  f: 'g',
  h: 'j',
  i: 'o',
  j: 'k',
  k: 'l',
  l: 'k',
  m: 'n',
  n: 'b',
  o: 'p',
  r: 't',
  s: 'a',
  t: 'y',
  v: 'b',
};

/** Every word with one slip: a letter left out, doubled, changed with the next, or taken for its neighbour on the keyboard. */
function slipsOf(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, at) => [
    letters.toSpliced(at, 1).join(''),
    letters.toSpliced(at, 0, letter).join(''),
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter).join(''),
    letters.toSpliced(at, 1, neighbours[letter] ?? letter).join(''),
  ]);
}

test.each([
  ['rent', (slip: string) => `mirpur flat ${slip}`, 'purpose', 'rent'],
  ['sale', (slip: string) => `mirpur flat ${slip}`, 'purpose', 'sell'],
  ['vara', (slip: string) => `mirpur flat ${slip}`, 'purpose', 'rent'],
  ['flat', (slip: string) => `${slip} rent mirpur`, 'propertyType', 'apartment'],
  ['basa', (slip: string) => `mirpur ${slip} rent`, 'propertyType', 'apartment'],
  ['jomi', (slip: string) => `savar ${slip} sale`, 'propertyType', 'land'],
  ['bed', (slip: string) => `3 ${slip} flat mirpur`, 'bedMin', 3],
  ['lakh', (slip: string) => `flat mirpur 50 ${slip}`, 'priceMax', 5_000_000],
] as const)('%s is understood in seven of eight slips', (word, query, filter, value) => {
  const slips = [...new Set(slipsOf(word))].filter((slip) => slip !== word);
  const missed = slips.filter((slip) => !says(query(slip), filter, value));
  expect(missed.length / slips.length, missed.join(' ')).toBeLessThanOrEqual(1 / 8);
});

test.each(['rebt', 'vafa', 'dale'])('%s says nothing where nothing else was understood', (word) => {
  expect(reading(word).understood).toEqual([]);
});

test('what a misspelled word was taken for is told, and quotes take it back', () => {
  expect(reading('mirpur flat rebt').understood).toContainEqual({ filter: 'purpose', value: 'rent', text: 'rebt', corrected: 'rebt' });
  const { understood, clauses } = reading('mirpur flat "rebt"');
  expect(understood.map(({ filter }) => filter)).not.toContain('purpose');
  expect(clauses).toContainEqual(expect.objectContaining({ word: 'rebt', isLiteral: true }));
});

test('a word in quotes is neither a place nor a kind', () => {
  expect(reading('"mirpur" "flat"').understood).toEqual([]);
});

test('a word that hardly any post has is a common one a letter away, one that some have is itself', () => {
  const purposeOf = (q: string, held: Held) =>
    read(
      correctSpelling(cut(q), () => held),
      SearchQuery.parse({ q }),
    ).purpose;
  for (const [q, purpose] of [
    ['mohammadpur flat slae', 'sell'],
    ['gulshan office rant', 'rent'],
  ] as const) {
    expect(purposeOf(q, 'rare')).toBe(purpose);
    expect(purposeOf(q, 'held')).toBeUndefined();
  }
});
