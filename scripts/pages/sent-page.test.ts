import { expect, test } from 'vitest';
import { faultsOf, sentPage } from './sent-page.ts';

const canonical = 'https://uthan.example/faq';
const good = `<!DOCTYPE html><html lang="bn"><head><title>প্রশ্নোত্তর</title>
<meta name="description" content="বিজ্ঞাপন দেওয়া, খোঁজা আর নিরাপদ থাকা নিয়ে ষোলোটি প্রশ্নের সোজা উত্তর।"/><link rel="canonical" href="${canonical}"/></head>
<body><h1>প্রশ্নোত্তর</h1><a lang="en" href="?lng=en">English</a><img alt="বাড়ি"/><script>const x = {};</script></body></html>`;

const faults = (html: string, status = 200): string[] => faultsOf(sentPage(status, html), { lng: 'bn', canonical });

test('a page that is as it should be has no fault', () => {
  expect(faults(good)).toEqual([]);
});

test.each([
  ['another language', good.replace('lang="bn"', 'lang="en"'), /lang is not bn/],
  ['no title', good.replace('<title>প্রশ্নোত্তর', '<title>'), /no title/],
  ['a title in the other language', good.replace('<title>প্রশ্নোত্তর', '<title>Questions'), /other language: Questions/],
  ['no description', good.replace('name="description"', 'name="x"'), /a description of 0 letters/],
  ['a canonical link elsewhere', good.replace(canonical, 'https://uthan.example/Faq'), /canonical/],
  ['no main heading', good.replaceAll('h1', 'h2'), /0 main headings/],
  ['two main headings', good.replace('<h1>', '<h1>ক</h1><h1>'), /2 main headings/],
  ['a raw key', good.replace('<h1>প্রশ্নোত্তর', '<h1>faq.title'), /raw keys faq\.title/],
  ['words of the other language', good.replace('<h1>', '<p>Search here</p><h1>'), /other language: Search,here/],
  ['what is only heard in the other language', good.replace('alt="বাড়ি"', 'alt="A house"'), /other language: house/],
  ['a block among words', good.replace('<h1>', '<p><b>খ</b><span><div>ক</div></span></p><h1>'), /blocks among words: div in span/],
  ['a placeholder that was not filled in', good.replace('<h1>', '<h1>{count} '), /left over: \{/],
])('a page with %s is found out', (_fault, html, told) => {
  expect(faults(html).join('; ')).toMatch(told);
});

test('a wrong status is found out', () => {
  expect(faults(good, 404)).toEqual(['status 404 instead of 200']);
});

test('the English page belongs to its own address', () => {
  const english = good
    .replace('lang="bn"', 'lang="en"')
    .replaceAll(/প্রশ্নোত্তর/g, 'Questions')
    .replace(/content="[^"]+"/, 'content="Plain answers to sixteen questions that people ask."');
  expect(faultsOf(sentPage(200, english.replace('lang="en" href', 'href').replace('বাড়ি', 'A house')), { lng: 'en', canonical })).toEqual([
    `canonical ${canonical}`,
  ]);
});
