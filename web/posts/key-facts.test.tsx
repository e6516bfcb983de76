import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { KeyFacts } from './key-facts.tsx';

test.each([
  ['an even number of facts', postPage({ lift: true })],
  ['an odd number', postPage({ lift: null })],
])('no fact stands alone in its row of two: %s', (_name, post) => {
  show(<KeyFacts post={post} />, { lng: 'bn' });
  expect(screen.getAllByRole('term').length % 2).toBe(0);
});
