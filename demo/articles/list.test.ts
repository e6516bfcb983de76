import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Block, Inline } from '#contracts/blog/article.ts';
import { ArticleFields } from '#contracts/blog/blog.ts';
import { blogCategories, blogCovers } from '#contracts/blog/blog-enums.ts';
import { GroupQuery } from '#contracts/offers/groups.ts';
import { FirmQuery } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { articleOf } from '#server/blog/markdown.ts';
import { fieldsOfArticle } from '#demo/blog.ts';
import { demoArticles } from './list.ts';

const site = 'https://uthan.example';
const pages = new Set([...readFileSync(new URL('../../web/routes.ts', import.meta.url), 'utf8').matchAll(/route\('([^':*]+)'/g)].map(([, path]) => `/${path}`));
/** The pages whose address holds a query, and what may be in it. */
const queries: Readonly<Record<string, z.ZodObject>> = {
  '/property-search': SearchQuery,
  '/Property-Rent': SearchQuery,
  '/Group-Wise-Building': GroupQuery,
  '/Interior-Design': FirmQuery,
};

function inlinesOf(block: Block): Inline[] {
  if (block.is === 'list') return block.items.flat().flatMap(inlinesOf);
  if (block.is === 'quote') return block.children.flatMap(inlinesOf);
  if (block.is === 'table') return [...block.head, ...block.rows.flat()].flat();
  return block.is === 'rule' ? [] : block.children;
}
const withParts = (inline: Inline): Inline[] => ('children' in inline ? [inline, ...inline.children.flatMap(withParts)] : [inline]);
const partsOf = (body: string): Inline[] => articleOf(body).flatMap(inlinesOf).flatMap(withParts);
const wordsOf = (body: string): string =>
  partsOf(body)
    .flatMap((part) => ('text' in part ? [part.text] : []))
    .join(' ');
const linksOf = (body: string): string[] => partsOf(body).flatMap((part) => (part.is === 'link' ? [part.to] : []));
const kindsOf = (body: string): string[] => articleOf(body).map(({ is }) => is);

/** What is wrong with a link; undefined for one that leads to a page which understands it. */
function faultOf(link: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(link, site);
  if (origin !== site || !pages.has(pathname)) return `${link} leads nowhere`;
  if (searchParams.size === 0) return undefined;
  const query = queries[pathname];
  const asked = Object.fromEntries(searchParams);
  const known = Object.keys(asked).every((name) => query && name in query.shape);
  return known && query?.safeParse(asked).success ? undefined : `${link} asks for what the page does not know`;
}

describe.each(demoArticles)('the article $slug', (article) => {
  test('is one that staff could write', () => {
    expect(ArticleFields.safeParse(fieldsOfArticle(article)).success).toBe(true);
  });

  test.each(['bodyBn', 'bodyEn'] as const)('has headings, a list and links to pages that are there in %s', (name) => {
    const links = linksOf(article[name]);
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.flatMap((link) => faultOf(link) ?? [])).toEqual([]);
    expect(kindsOf(article[name])).toEqual(expect.arrayContaining(['paragraph', 'heading', 'list']));
    expect(wordsOf(article[name])).not.toMatch(/[|]|\*\*|\]\(/);
  });

  test('says the same in both languages, part by part', () => {
    expect(kindsOf(article.bodyBn)).toEqual(kindsOf(article.bodyEn));
  });

  test('has Bengali without Latin letters or digits, and English without Bengali', () => {
    expect([article.titleBn, article.excerptBn, wordsOf(article.bodyBn)].join(' ')).not.toMatch(/[a-z0-9]/i);
    expect([article.titleEn, article.excerptEn, wordsOf(article.bodyEn)].join(' ')).not.toMatch(/\p{Script=Bengali}/u);
  });
});

test('every article has an address and a cover of its own, and there is one about every topic', () => {
  expect(new Set(demoArticles.map(({ slug }) => slug)).size).toBe(demoArticles.length);
  expect(new Set(demoArticles.map(({ cover }) => cover))).toEqual(new Set(blogCovers));
  expect(new Set(demoArticles.map(({ category }) => category))).toEqual(new Set(blogCategories));
});

test('the spotlight is full, and no two articles are of the same day', () => {
  expect(demoArticles.filter(({ spotlight }) => spotlight)).toHaveLength(limits.blog.spotlightMax);
  expect(new Set(demoArticles.map(({ daysAgo }) => daysAgo)).size).toBe(demoArticles.length);
});
