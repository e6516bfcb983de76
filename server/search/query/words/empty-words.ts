// Queries that ask for nothing: words that only hold a sentence together, numbers that count nothing, signs.
import { words } from '#i18n/fold.ts';
import { isPostNumber } from '#server/search/query/amounts/post-number.ts';
import type { Cut } from '#server/search/query/piece.ts';

/** These are fillers beside anything else, and by themselves mean every post. */
const anything = new Set(words('property properties bangladesh প্রপার্টি বাংলাদেশ'));

/** Whether nothing is asked for, and whether by a word for anything that is here. */
export function emptiness({ tokens, pieces }: Cut): 'nothing' | 'anything' | undefined {
  const fillers = pieces.filter(({ concept }) => concept?.is === 'filler' || concept?.is === 'to');
  const isBare = ({ number, from }: Cut['pieces'][number]): boolean => number !== undefined && !isPostNumber(tokens[from]?.folded ?? '');
  if (!pieces.every((piece) => fillers.includes(piece) || isBare(piece))) return undefined;
  return fillers.length > 0 && fillers.length === pieces.length && fillers.some(({ from }) => anything.has(tokens[from]?.folded ?? ''))
    ? 'anything'
    : 'nothing';
}
