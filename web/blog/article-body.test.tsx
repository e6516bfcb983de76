import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '#contracts/blog/article.ts';
import { show } from '#web/testing/show.tsx';
import { ArticleBody } from './article-body.tsx';

const said = (text: string) => [{ is: 'text' as const, text }];
const draw = (...blocks: Block[]) => show(<ArticleBody blocks={blocks} />);

test('a heading can be linked to, and lists keep their numbers', () => {
  draw(
    { is: 'heading', level: 2, id: 'দলিল', children: said('দলিল') },
    { is: 'list', ordered: true, start: 3, items: [[{ is: 'paragraph', children: said('third') }]] },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'দলিল' }).id).toBe('দলিল');
  expect(screen.getByRole('list').getAttribute('start')).toBe('3');
});

test('own pages are opened in place, other sites without our name', () => {
  draw({
    is: 'paragraph',
    children: [
      { is: 'link', to: '/Stay-Safe', children: said('safe') },
      { is: 'link', to: 'https://land.example', children: said('land') },
    ],
  });
  expect(screen.getByRole('link', { name: 'safe' }).getAttribute('rel')).toBeNull();
  expect(screen.getByRole('link', { name: 'land' }).getAttribute('rel')).toBe('nofollow noopener');
});

test('a table scrolls within itself and is reached by the keyboard', () => {
  const { t } = draw({ is: 'table', head: [said('Unit')], rows: [[said('katha')]] });
  const region = screen.getByRole('table', { name: t('blog.table') });
  expect(region.parentElement?.tabIndex).toBe(0);
  expect(within(region).getByRole('columnheader', { name: 'Unit' })).toBeTruthy();
  expect(within(region).getByRole('cell', { name: 'katha' })).toBeTruthy();
});

test('words that look like HTML stay words', () => {
  draw({ is: 'quote', children: [{ is: 'paragraph', children: said('<img src=x onerror=alert(1)>') }] });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});
