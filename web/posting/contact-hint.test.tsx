import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ContactHint } from './contact-hint.tsx';

test.each([
  [['লেকের পাশে', ''], false],
  [['Call 01712345678', ''], true],
  [['', 'কল করুন ০১৭১২-৩৪৫৬৭৮'], true],
  [['see www.example.com'], true],
])('%j is told to delay the approval: %s', (texts, told) => {
  const { t } = show(<ContactHint texts={texts} />);
  expect(screen.queryByText(t('posting.contactInText')) !== null).toBe(told);
});
