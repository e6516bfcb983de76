// Guesses that lie too far from what was typed to be taken: "Did you mean …?"
import type { Cut } from '#server/search/query/piece.ts';
import type { Offered } from '#contracts/search/search.ts';
import { isBengali } from '#server/search/query/spelling/lexicon.ts';

/** The places that words may mean, each with the query that names it, in the script of the word. */
export const offersOf = ({ text, tokens, pieces }: Cut): Offered[] =>
  pieces.flatMap(({ from, to, offered }) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!offered || !first || !last) return [];
    const end = last.start + last.text.length;
    const typed = text.slice(first.start, end);
    const { name } = offered;
    return [{ text: typed, name, q: `${text.slice(0, first.start)}${isBengali(typed) ? name.bn : name.en}${text.slice(end)}` }];
  });
