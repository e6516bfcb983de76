import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Description } from './description.tsx';

test('a short text stands whole, in the language it was written in', () => {
  const { t } = show(<Description text="লেকের পাশে।" lang="bn" />);
  expect(screen.getByText('লেকের পাশে।').lang).toBe('bn');
  expect(screen.queryByText(t('shell.showMore'))).toBeNull();
});

test.each([
  ['long', 'ক'.repeat(261)],
  ['of many lines', 'a\n'.repeat(9)],
])('a text that is %s can be opened without any script', async (_how, text) => {
  const { user, t } = show(<Description text={text} lang="en" />);
  const more = screen.getByRole<HTMLInputElement>('checkbox', { name: t('shell.showMore') });
  await user.click(screen.getByText(t('shell.showMore')));
  expect(more.checked).toBe(true);
});
