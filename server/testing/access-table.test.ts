// Of both lists, without a server: which call of the contracts the table forgets, and with whom it is for.
import { expect, test } from 'vitest';
import { doors } from './access-table.ts';
import { declared } from './declared.ts';

test('server/testing/access-table.ts names every call of the contracts with whom it is for, and no other', async () => {
  const table = doors.map(({ call, access }) => `${call} is for: ${access}`).toSorted();
  expect(table.length).toBeGreaterThan(150);
  expect((await declared()).map(({ method, path, access }) => `${method} ${path} is for: ${access}`).toSorted()).toEqual(table);
});
