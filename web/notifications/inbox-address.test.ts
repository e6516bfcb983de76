import { expect, test } from 'vitest';
import { inboxHref, inboxQuery } from './inbox-address.ts';
import { wholeInbox } from './inbox-query.ts';

const queryOf = (search: string) => inboxQuery(new URLSearchParams(search));

test('without a word an address asks for everything, the newest first', () => {
  expect(queryOf('')).toEqual(wholeInbox);
  expect(queryOf('view=later&sort=up&q=%20')).toEqual(wholeInbox);
});

test('what is asked for stands in the address and is read from it', () => {
  const query = { view: 'unread', sort: 'oldest', q: 'ছাদ' } as const;
  expect(queryOf(inboxHref(query).split('?')[1] ?? '')).toEqual(query);
  expect(inboxHref(wholeInbox)).toBe('/user/my-inbox');
});
