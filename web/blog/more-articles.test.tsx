import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ArticleCard } from '#contracts/blog/blog.ts';
import type { ArticleList } from './blog-data.ts';
import { useShownArticles } from './shown-articles.ts';

type Found = Extract<ArticleList, { kind: 'found' }>;

const article = (_id: number): ArticleCard => ({
  _id,
  slug: `papers-${_id}`,
  title: `Papers ${_id}`,
  excerpt: 'Which papers to see.',
  cover: 'papers',
  category: 'buying',
  tags: [],
  author: 'Uthan',
  publishedAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  readMinutes: 3,
});
const listOf = (page: number, ...ids: number[]): Found => ({ kind: 'found', items: ids.map(article), spotlight: [], total: 5, page, totalPages: 3 });

const first = listOf(1, 1, 2);
const show = (came?: ArticleList) =>
  renderHook(({ list, of }: { list: Found; of: ArticleList | undefined }) => useShownArticles(list, of), { initialProps: { list: first, of: came } });
const ids = (of: readonly ArticleCard[]): number[] => of.map(({ _id }) => _id);

test('pages that come are added below, each article once', () => {
  const { result, rerender } = show();
  expect([ids(result.current.articles), result.current.last]).toEqual([[1, 2], 1]);
  rerender({ list: first, of: listOf(2, 2, 3) });
  rerender({ list: first, of: listOf(3, 4) });
  expect([ids(result.current.articles), result.current.last]).toEqual([[1, 2, 3, 4], 3]);
});

test('a page that fails adds nothing and is said', () => {
  const { result } = show({ kind: 'failed', status: 503, message: '' });
  expect([ids(result.current.articles), result.current.last, result.current.failed]).toEqual([[1, 2], 1, true]);
});

test('another list begins anew', () => {
  const { result, rerender } = show(listOf(2, 3));
  expect(ids(result.current.articles)).toEqual([1, 2, 3]);
  const other = listOf(1, 9);
  rerender({ list: other, of: undefined });
  expect([ids(result.current.articles), result.current.last]).toEqual([[9], 1]);
});
