// Words as they were typed: which are in quotes, and which were taken for something else.
import type { Piece } from '#server/search/query/piece.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { Token } from '#i18n/fold.ts';

const quoted = /["“”]([^"“”\s]+)["“”]/gu;

/** A word in quotes is that very word. */
export function withLiterals(text: string, tokens: readonly Token[]): readonly Token[] {
  const spans = [...text.matchAll(quoted)].map(({ 0: whole, index }) => ({ from: index, to: index + whole.length }));
  return tokens.map((token) => (spans.some(({ from, to }) => token.start >= from && token.start < to) ? { ...token, isLiteral: true as const } : token));
}

/** Notes the misspelled word beside what it was taken for. */
export function addCorrections(pieces: readonly Piece[], understood: Understood[], textOf: (piece: Piece) => string): void {
  const texts = pieces.filter(({ corrected }) => corrected).map(textOf);
  for (const one of understood) {
    const typed = texts.find((text) => one.text.includes(text));
    if (typed !== undefined) one.corrected = typed;
  }
}
