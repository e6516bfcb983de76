import { expect, test } from 'vitest';
import { mailboxOf } from './rules.ts';

test.each([
  ['rival+7@mail.test', 'rival@mail.test'],
  ['Rival@mail.test', 'rival@mail.test'],
  ['ri.val+a@gmail.com', 'rival@gmail.com'],
  ['ri.val@googlemail.com', 'rival@gmail.com'],
  // Elsewhere dots are part of the name.
  ['ri.val@mail.test', 'ri.val@mail.test'],
  ['+@mail.test', '+@mail.test'],
])('the mailbox of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
