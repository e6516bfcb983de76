// Words for near: beside a neighbourhood they ask for its surroundings as well.
import { words, type Token } from '#i18n/fold.ts';

const before = new Set(words('near nearby beside around close adjacent behind opposite next'));
const behind = new Set(
  words(
    'kache kachhe kase kachakachi kasakasi pashe pashei ashepashe ashe samne shamne pichone pisone pechone nikote songlogno shonglogno dike ' +
      'কাছে কাছাকাছি কাছেই পাশে পাশেই আশেপাশে আশপাশে সামনে পিছনে পেছনে নিকটে নিকটবর্তী সংলগ্ন দিকে',
  ),
);
const joining = new Set(words('er r e to of the এর র'));

const crossings = new Set(words('circle mor more moor crossing chottor chattar golchottor intersection মোড় মোড়ে মোড়ের সার্কেল চত্বর গোলচত্বর'));

/** Whether the words around these tokens say near. */
export function isNear(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (at: number): string => tokens[at]?.folded ?? '';
  const next = joining.has(word(to)) ? to + 1 : to;
  const last = joining.has(word(from - 1)) ? from - 2 : from - 1;
  // No one lives in a crossing.
  if (to - from > 1 && crossings.has(word(to - 1))) return true;
  return behind.has(word(next)) || before.has(word(last));
}
