// What is in a page as the server sends it, and what is wrong with it. Needs no browser.
import { catalogue } from '#i18n/catalogue.ts';
import { addressIn, type Language } from '#i18n/language.ts';

export interface SentPage {
  status: number;
  html: string;
  head: string;
}

/** The page with its head apart. */
export const sentPage = (status: number, html: string): SentPage => ({ status, html, head: html.slice(0, html.indexOf('</head>')) });

export const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

export const titleOf = ({ head }: SentPage): string => decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
export const metaOf = ({ head }: SentPage, name: string): string | undefined => {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  return found === undefined ? undefined : decoded(found);
};
export const canonicalOf = ({ head }: SentPage): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
export const mainHeadingOf = ({ html }: SentPage): string => decoded((/<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, ''));
/** What only readers without scripts see. */
export const withoutScripts = ({ html }: SentPage): string =>
  [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)].map(([, inner]) => decoded(inner ?? '')).join('\n');
export const headings = ({ html }: SentPage): number => [...html.matchAll(/<h1[\s>]/g)].length;

const words = new Set('span p h1 h2 h3 h4 button label output b strong em small time legend'.split(' '));
const blocks = new Set('div p ul ol dl section nav form header footer article aside main table h1 h2 h3 h4 fieldset details figure hr search'.split(' '));
const voids = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** Blocks that stand where the standard allows only words, each with what stands around it. */
export function misplaced({ html }: Pick<SentPage, 'html'>): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/g, '');
  const open: string[] = [];
  const found = new Set<string>();
  for (const [, end, name = ''] of body.matchAll(/<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/g)) {
    const around = open.findLast((one) => words.has(one));
    if (!end && around && blocks.has(name)) found.add(`${name} in ${around}`);
    if (voids.has(name)) continue;
    if (end) open.splice(open.lastIndexOf(name));
    else open.push(name);
  }
  return [...found];
}

const otherOf = (lng: Language): Language => (lng === 'bn' ? 'en' : 'bn');

/** Everything that a reader sees or hears on the page, without what is marked as the other language. */
function wordsOf({ html }: SentPage, lng: Language): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(new RegExp(`<(\\w+)[^>]*\\slang="${otherOf(lng)}"[^>]*>[\\s\\S]*?</\\1>`, 'g'), ' ');
  const spoken = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  return decoded([body.replace(/<[^>]*>/g, ' '), ...spoken].join(' '));
}

const foreign: Readonly<Record<Language, RegExp>> = { en: /[\u0980-\u09ff]+/g, bn: /[A-Za-z]{2,}/g };
/** What people wrote, addresses, and what is spelled the same in either language. */
const names = new RegExp('[\\w.]+@[\\w.]+|https?://\\S+|\\b(?:\\w+\\.)+gov\\.bd\\b|\\b(?:EN|RSS|DNT|GPC|jpg|png|webp)\\b', 'g');

const nouns = Object.keys(catalogue.bn).join('|');
const rawKey = new RegExp(`\\b(?:${nouns})\\.[a-z]\\w+\\b`, 'g');

const descriptionMin = 40;

interface Expected {
  lng: Language;
  status?: number;
  /** Where the page belongs, in Bengali; without it nothing is expected of its canonical link. */
  canonical?: string;
  /** Words that people wrote, in whatever language. */
  written?: readonly string[];
  /** A page that is not there has no description. */
  described?: boolean;
}

/** Everything that is wrong with a page, as sentences; none for one that is as it should be. */
export function faultsOf(page: SentPage, { lng, status = 200, canonical, written = [], described = true }: Expected): string[] {
  const faults: string[] = [];
  const look = (wrong: boolean, fault: string): void => void (wrong && faults.push(fault));
  look(page.status !== status, `status ${page.status} instead of ${status}`);
  look(!page.html.includes(`<html lang="${lng}"`), `lang is not ${lng}`);
  look(headings(page) !== 1, `${headings(page)} main headings`);
  look(titleOf(page).trim() === '', 'no title');
  const description = metaOf(page, 'description') ?? '';
  look(described && description.length < descriptionMin, `a description of ${description.length} letters`);
  const where = canonicalOf(page);
  look(canonical !== undefined && where !== addressIn(canonical, lng), `canonical ${where}`);
  look(misplaced(page).length > 0, `blocks among words: ${misplaced(page)}`);
  const text = written.reduce((all, words) => all.replaceAll(words, ' '), [titleOf(page), description, wordsOf(page, lng)].join(' '));
  const keys = text.match(rawKey) ?? [];
  look(keys.length > 0, `raw keys ${keys}`);
  const others = text.replace(names, ' ').match(foreign[lng]) ?? [];
  look(others.length > 0, `words of the other language: ${others.slice(0, 5)}`);
  const leftOver = /[{}]|undefined|NaN|\[object/.exec(text)?.[0];
  look(leftOver !== undefined, `left over: ${leftOver}`);
  return faults;
}
