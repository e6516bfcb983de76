// Markdown as the parts that a page draws, parsed when it is saved: CommonMark with tables. HTML in it is text, and links lead to this site or to https.
import { createHash } from 'node:crypto';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import type { Block, Inline } from '#contracts/blog/article.ts';
import { limits } from '#contracts/limits.ts';
import { markdownFault } from '#contracts/blog/markdown-bounds.ts';
import { ownPath } from '#contracts/pages/own-path.ts';
import type { ParsedBody } from '#server/platform/database/tables/blog-tables.ts';

/** A path of this site, or an address that opens nothing but a page, a letter or a call. */
const isSafe = (url: string): boolean => ownPath(url) !== undefined || /^(https:\/\/|mailto:|tel:)[^\s]/i.test(url);

const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  if ('alt' in node && node.alt) return node.alt;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

const inlines = (nodes: readonly PhrasingContent[]): Inline[] => nodes.flatMap(inlineOf);

function inlineOf(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ is: 'text', text: node.value }];
    case 'inlineCode':
      return [{ is: 'code', text: node.value }];
    case 'strong':
    case 'emphasis':
      return [{ is: node.type, children: inlines(node.children) }];
    case 'link':
      return isSafe(node.url) ? [{ is: 'link', to: node.url, children: inlines(node.children) }] : inlines(node.children);
    case 'break':
      return [{ is: 'break' }];
    default:
      return [{ is: 'text', text: textOf(node) }];
  }
}

const cells = (row: Table['children'][number]): Inline[][] => row.children.map(({ children }) => inlines(children));

/** Where links to a part lead: its words, with a number where they were used before. */
function idsOf(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const base =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'part';
    let id = base;
    for (let nth = 2; taken.has(id); nth += 1) id = `${base}-${nth}`;
    taken.add(id);
    return id;
  };
}

function blocks(nodes: readonly RootContent[], idOf: (title: string) => string): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ is: 'paragraph', children: inlines(node.children) }];
      case 'heading':
        return [{ is: 'heading', level: node.depth <= 2 ? 2 : 3, id: idOf(textOf(node)), children: inlines(node.children) }];
      case 'list':
        return [{ is: 'list', ordered: node.ordered === true, start: node.start ?? 1, items: node.children.map(({ children }) => blocks(children, idOf)) }];
      case 'blockquote':
        return [{ is: 'quote', children: blocks(node.children, idOf) }];
      case 'table': {
        const [head, ...rows] = node.children;
        return head ? [{ is: 'table', head: cells(head), rows: rows.map(cells) }] : [];
      }
      case 'thematicBreak':
        return [{ is: 'rule' }];
      default: {
        const text = textOf(node);
        return text ? [{ is: 'paragraph', children: [{ is: 'text', text }] }] : [];
      }
    }
  });
}

/** The words in their paragraphs, as they were typed: costs nothing whatever they are. */
export const plainBlocks = (markdown: string): Block[] =>
  markdown
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ is: 'paragraph', children: [{ is: 'text', text: part.trim() }] }));

/** What would hold up every visitor is not parsed, no matter who let it in. */
export const articleOf = (markdown: string): Block[] =>
  markdownFault(markdown)
    ? plainBlocks(markdown)
    : blocks(fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }).children, idsOf());

/** A change of the parser or of the blocks parses all again. */
export const parserVersion = 1;

/** As it is stored: the store compares its mark with the text. */
export const parsedBody = (markdown: string): ParsedBody => ({
  of: `${parserVersion} ${createHash('md5').update(markdown).digest('hex')}`,
  blocks: articleOf(markdown),
});

/** Whole minutes, at least one. */
export const readMinutesOf = (markdown: string): number =>
  Math.max(1, Math.round((markdown.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) / limits.blog.wordsPerMinute));
