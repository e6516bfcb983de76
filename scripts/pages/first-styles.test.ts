import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { styleInliner } from '#server/platform/pages/first-styles.ts';
import { classesOf, takeApart } from './first-styles.ts';

const sheet = '/assets/base-1.css';
const link = `<link rel="stylesheet" href="${sheet}" nonce="n"/>`;

/** The styles that a page of `body` brings along, out of `css`. */
function stylesOf(css: string, body: string): string {
  const { html } = styleInliner({ [sheet]: takeApart(css) })(`<head>${link}</head><body>${body}</body>`);
  return /<style[^>]*>(.*)<\/style>/s.exec(html)?.[1] ?? '';
}

test('a selector needs the classes outside its brackets, however they are written', () => {
  expect(classesOf('.a.b>.c:not(.d) .e:is(.f,.g)')).toEqual(['a', 'b', 'c', 'e']);
  expect(classesOf(String.raw`.lg\:mt-1\.5:where(.x)`)).toEqual(['lg:mt-1.5']);
  expect(classesOf(String.raw`.\[\&\>span\]\:grid>span`)).toEqual(['[&>span]:grid']);
  expect(classesOf(String.raw`.\32 xl`)).toEqual(['2xl']);
  expect(classesOf('html[data-theme=dark] p')).toEqual([]);
});

test('a page brings the rules of its classes and of no class, in their order and layers', () => {
  const css =
    '@layer a,b;@layer a{p{margin:0}.on{color:red}.off{color:blue}}@layer b{@media (width>=64rem){.on{top:0}.off{top:1px}}}.on .off{left:0}.x,.on{right:0}';
  expect(stylesOf(css, '<p class="on">')).toBe('@layer a,b;@layer a{p{margin:0}.on{color:red}}@layer b{@media (width>=64rem){.on{top:0}}}.x,.on{right:0}');
});

test('names of classes are read as the browser reads them', () => {
  expect(stylesOf(String.raw`.\[\&\>span\]\:grid>span{display:grid}`, '<p class="[&amp;&gt;span]:grid">')).toContain('display:grid');
});

test('what a first look does not need is left to the sheet', () => {
  const css = `@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(Arial)}@media print{.on{color:red}}.on:hover{top:0}.on:focus,.on:active{left:0}`;
  expect(stylesOf(css, '<p class="on">')).toBe('@font-face{font-family:B;src:local(Arial)}.on:focus{left:0}');
});

test('animations and typed properties come where a rule names them', () => {
  const css =
    '@property --used{syntax:"*";inherits:false}@property --spare{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}.on{animation:turn 1s;top:var(--used)}';
  expect(stylesOf(css, '<p class="on">')).toBe(
    '@property --used{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}.on{animation:turn 1s;top:var(--used)}',
  );
  expect(stylesOf(css, '<p>')).toBe('');
});

test('the sheet and the fonts wait, and without scripts the sheet is asked for', () => {
  const font = '<link rel="preload" as="font" href="/assets/a.woff2"/>';
  const { html, sources } = styleInliner({ [sheet]: takeApart('p{margin:0}') })(`<head>${font}${link}</head><body><p></body>`);
  expect(html).toBe(`<head><style data-sheet="${sheet}" data-fonts="/assets/a.woff2">p{margin:0}</style></head><body><p><noscript>${link}</noscript></body>`);
  expect(sources).toEqual([`'sha256-${createHash('sha256').update('p{margin:0}').digest('base64')}'`]);
});

test('a page with another sheet stays as it is', () => {
  const page = '<head><link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/other.css"/></head><body></body>';
  expect(styleInliner({ [sheet]: [] })(page)).toEqual({ html: page, sources: [] });
});
