// Goods that people look for and that are not traded here: cars, phones, jobs.
import { z } from 'zod';
import type { Understood } from '#contracts/search/search.ts';
import { words } from '#i18n/fold.ts';
import type { Cut, Piece } from '#server/search/query/piece.ts';
import { Spelled } from './concept.ts';
import spelled from './other-goods.json' with { type: 'json' };
import { stemsOf } from './stems.ts';

const { goods, beside } = z.strictObject({ goods: Spelled, beside: Spelled }).parse(spelled);
const setOf = ({ bn, latin }: z.infer<typeof Spelled>): ReadonlySet<string> => new Set(words([...bn, ...latin].join(' ')));
const goodsWords = setOf(goods);
/** Of a car park, a mobile shop and a phone number the word beside says what is meant. */
const besideWords = setOf(beside);

const isAmong = (some: ReadonlySet<string>, folded: string): boolean => stemsOf(folded).some((stem) => some.has(stem));

/** What does not make it a search for homes or land. */
const saysLittle: ReadonlySet<Understood['filter']> = new Set([
  'purpose',
  'priceMin',
  'priceMax',
  'division',
  'district',
  'subDistrict',
  'locality',
  'condition',
  'sort',
]);

/** Words of the query for such goods, where nothing else says that a home or land is meant. `whole` is the query before its spelling is corrected. */
export function otherGoodsIn({ tokens, pieces }: Cut, understood: readonly Understood[]): string[] {
  const wordOf = ({ from }: Piece): string => tokens[from]?.folded ?? '';
  const isOpen = ({ concept, places, phoneticCost, from, to }: Piece): boolean =>
    to === from + 1 && ((concept === undefined && places === undefined) || phoneticCost !== undefined);
  const found = pieces.flatMap((piece, at) => {
    const near = [pieces[at - 1], pieces[at + 1]].some((other) => other && isAmong(besideWords, wordOf(other)));
    return isOpen(piece) && !near && isAmong(goodsWords, wordOf(piece)) ? [tokens[piece.from]?.text ?? ''] : [];
  });
  return understood.every(({ filter, text }) => saysLittle.has(filter) || found.includes(text)) ? found : [];
}
