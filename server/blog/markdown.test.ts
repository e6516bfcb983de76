import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Article, type Block } from '#contracts/blog/article.ts';
import { articleOf, readMinutesOf } from './markdown.ts';

const words = (text: string) => [{ is: 'text', text }];

describe('Markdown of an article', () => {
  test('becomes headings, paragraphs, lists, quotes and tables', () => {
    expect(articleOf('# দলিল\n\nOne **two** *three* `four`\n\n1. a\n2. b\n\n> said\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n---')).toEqual([
      { is: 'heading', level: 2, id: 'দলিল', children: words('দলিল') },
      {
        is: 'paragraph',
        children: [
          ...words('One '),
          { is: 'strong', children: words('two') },
          ...words(' '),
          { is: 'emphasis', children: words('three') },
          ...words(' '),
          { is: 'code', text: 'four' },
        ],
      },
      { is: 'list', ordered: true, start: 1, items: ['a', 'b'].map((item) => [{ is: 'paragraph', children: words(item) }]) },
      { is: 'quote', children: [{ is: 'paragraph', children: words('said') }] },
      { is: 'table', head: [words('x'), words('y')], rows: [[words('1'), words('2')]] },
      { is: 'rule' },
    ]);
  });

  test('two headings of one name are told apart', () => {
    expect(articleOf('## Costs\n\n## Costs').map((block) => block.is === 'heading' && block.id)).toEqual(['costs', 'costs-2']);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/&#9;/evil.example',
    '/&#10;/evil.example',
    '/.//evil.example',
    'vbscript:x',
    'http://plain.example',
  ])('a link to %s stays as words', (url) => {
    expect(articleOf(`[press](<${url}>)`)).toEqual([{ is: 'paragraph', children: words('press') }]);
  });

  test.each(['/Stay-Safe', 'https://example.test/a', 'tel:01000009999', 'mailto:care@uthan.example'])('a link to %s leads there', (to) => {
    expect(articleOf(`[press](${to})`)).toEqual([{ is: 'paragraph', children: [{ is: 'link', to, children: words('press') }] }]);
  });

  test('HTML is shown as it was typed', () => {
    expect(articleOf('<script>alert(1)</script>')).toEqual([{ is: 'paragraph', children: words('<script>alert(1)</script>') }]);
    expect(articleOf('a <img src=x onerror=alert(1)> b')).toEqual([
      { is: 'paragraph', children: [...words('a '), ...words('<img src=x onerror=alert(1)>'), ...words(' b')] },
    ]);
  });

  test('whatever is typed is drawable and leads nowhere unsafe', () => {
    const links = (nodes: readonly unknown[]): string[] =>
      nodes.flatMap((node) => {
        if (Array.isArray(node)) return links(node);
        if (typeof node !== 'object' || node === null) return [];
        return [...('to' in node ? [String(node.to)] : []), ...links(Object.values(node))];
      });
    const typed = fc.array(
      fc.oneof(fc.constantFrom('[a](', 'javascript:', 'https://x', '/', ')', '<', '>', '\n', '| - |', '# ', '* ', '`', '![x](y)'), fc.string()),
    );
    fc.assert(
      fc.property(typed, (parts) => {
        const article: Block[] = articleOf(parts.join(''));
        expect(Article.safeParse(article).success).toBe(true);
        for (const to of links(article)) expect(to).toMatch(/^(\/(?![/\\])|https:\/\/|mailto:|tel:)/i);
      }),
    );
  });

  test('the time to read it is in whole minutes', () => {
    expect(readMinutesOf('')).toBe(1);
    expect(readMinutesOf('শব্দ '.repeat(900))).toBe(5);
  });
});
