import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ReadingNote } from './reading-note.tsx';
import type { FoundList } from '#web/search/results/list-outcome.ts';

const found = (more: Partial<FoundList>): FoundList =>
  ({ ignored: [], total: 1, totalIsExact: true, purposeSwitched: false, otherPurposes: [], understood: [], ...more }) as unknown as FoundList;

test('posts that only mention the place are said to be from other areas, in the reader’s language', () => {
  const mentionedPlace = { id: 'uttara', en: 'Uttara', bn: 'উত্তরা' };
  const { t, instead } = show(<ReadingNote params={new URLSearchParams('q=uttara')} found={found({ mentionedPlace })} />, { lng: 'bn' });
  expect(screen.getByText(t('search.onlyMentioned', { place: 'উত্তরা' }))).toBeTruthy();
  instead(<ReadingNote params={new URLSearchParams('q=uttara')} found={found({})} />);
  expect(screen.queryByText(t('search.onlyMentioned', { place: 'উত্তরা' }))).toBeNull();
});
