import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ReadingNote } from './reading-note.tsx';
import type { FoundList } from '#web/search/results/list-outcome.ts';

const found = (more: Partial<FoundList>): FoundList =>
  ({
    ignored: [],
    sections: [],
    total: 1,
    totalIsExact: true,
    purposeSwitched: false,
    otherPurposes: [],
    tabs: [],
    understood: [],
    ...more,
  }) as unknown as FoundList;

test('posts that only mention the place are said to be from other areas, in the reader’s language', () => {
  const mentionedPlace = { id: 'uttara', en: 'Uttara', bn: 'উত্তরা' };
  const { t, instead } = show(<ReadingNote params={new URLSearchParams('q=uttara')} found={found({ mentionedPlace })} />, { lng: 'bn' });
  expect(screen.getByText(t('search.onlyMentioned', { place: 'উত্তরা' }))).toBeTruthy();
  instead(<ReadingNote params={new URLSearchParams('q=uttara')} found={found({})} />);
  expect(screen.queryByText(t('search.onlyMentioned', { place: 'উত্তরা' }))).toBeNull();
});

test('words that ask for a design firm lead from a list of posts to that tab, where it has something', () => {
  const params = new URLSearchParams('q=interior designer dhaka&purpose=sell');
  const tabs: FoundList['tabs'] = [{ purpose: 'interior', total: 3, totalIsExact: true }];
  const { t, instead } = show(<ReadingNote params={params} found={found({ tabSaid: 'interior', tabs })} />, { lng: 'bn' });
  const link = screen.getByRole('link', { name: t('search.to_interior', { count: 3 }) });
  expect(new URL((link as HTMLAnchorElement).href).search).toBe('?q=interior+designer+dhaka&purpose=interior');
  instead(<ReadingNote params={params} found={found({ tabSaid: 'interior', tabs: [{ purpose: 'interior', total: 0, totalIsExact: true }] })} />);
  expect(screen.queryByRole('link')).toBeNull();
});
