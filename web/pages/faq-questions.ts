// Which questions there are, in the order of the page.
export const groups = [
  ['find', ['visit', 'contact', 'search', 'rates', 'units']],
  ['post', ['post', 'cost', 'review', 'rejected', 'edit', 'expiry', 'sold']],
  ['account', ['code', 'password']],
  ['trust', ['privacy', 'fraud']],
] as const;

export type QuestionId = (typeof groups)[number][1][number];

export const questionIds: readonly QuestionId[] = groups.flatMap(([, ids]) => [...ids]);
