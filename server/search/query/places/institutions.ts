// Places in the names of schools: a home near Niketon Model School need not lie in Niketon.
import { type Token, words } from '#i18n/fold.ts';

const institutions = /^(?:schools?|colleges?|universit|madras|স্কুল|কলেজ|মাদ্রাসা|মাদরাসা|বিশ্ববিদ্যাল|বিস্ববিদ্যাল)/u;
const between = new Set(
  words(
    'high model girls boys govt government public ideal primary secondary international residential degree women mohila হাই মডেল গার্লস বয়েজ সরকারি পাবলিক আইডিয়াল প্রাইমারি প্রাথমিক উচ্চ মাধ্যমিক বালিকা বালক মহিলা',
  ),
);
const betweenMax = 3;

/** Whether a name that ends before `to` is an institution's. */
export function isOfInstitution(tokens: readonly Token[], to: number): boolean {
  const behind = tokens.slice(to, to + betweenMax + 1);
  const at = behind.findIndex(({ folded }) => !between.has(folded));
  return institutions.test(behind[at]?.folded ?? '');
}
