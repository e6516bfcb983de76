// Atom feeds (RFC 4287) as text: the elements that all of ours have, escaped here and only here.
import type { Language } from '#i18n/language.ts';
import { escapeXml } from './xml.ts';

export interface AtomEntry {
  /** Never changes, whatever becomes of the words. */
  id: string;
  title: string;
  /** The page to read. */
  alternate: string;
  published: string;
  updated: string;
  author?: string;
  terms?: readonly string[];
  summary: string;
  /** A picture of it. */
  picture?: { href: string; type: string; bytes?: number | undefined } | undefined;
}

export interface AtomFeed {
  id: string;
  title: string;
  subtitle?: string;
  /** Undefined without entries: then it is as old as nothing can be. */
  updated: string | undefined;
  self: string;
  alternate: string;
  author: { name: string; uri: string };
  icon: string;
  entries: readonly AtomEntry[];
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, type: string, href: string, lng: Language): string =>
  `<link rel="${rel}" type="${type}" hreflang="${lng}" href="${escapeXml(href)}"/>`;

function pictureLink({ href, type, bytes }: NonNullable<AtomEntry['picture']>): string {
  return `<link rel="enclosure" type="${type}"${bytes === undefined ? '' : ` length="${bytes}"`} href="${escapeXml(href)}"/>`;
}

function entryText({ id, title, alternate, published, updated, author, terms = [], summary, picture }: AtomEntry, lng: Language): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    link('alternate', 'text/html', alternate, lng),
    ...(picture ? [pictureLink(picture)] : []),
    element('published', published),
    element('updated', updated),
    ...(author === undefined ? [] : [`<author>${element('name', author)}</author>`]),
    ...terms.map((term) => `<category term="${escapeXml(term)}"/>`),
    element('summary', summary),
    '</entry>',
  ].join('');
}

/** The whole document. */
export function atomText({ id, title, subtitle, updated, self, alternate, author, icon, entries }: AtomFeed, lng: Language): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lng}">`,
    element('id', id),
    element('title', title),
    ...(subtitle === undefined ? [] : [element('subtitle', subtitle)]),
    element('updated', updated ?? new Date(0).toISOString()),
    link('self', 'application/atom+xml', self, lng),
    link('alternate', 'text/html', alternate, lng),
    `<author>${element('name', author.name)}${element('uri', author.uri)}</author>`,
    element('icon', icon),
    ...entries.map((entry) => entryText(entry, lng)),
    '</feed>\n',
  ].join('\n');
}

export const atomType = 'application/atom+xml; charset=utf-8';
