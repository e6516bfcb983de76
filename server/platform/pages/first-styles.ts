// Writes the rules that a page shows into the page itself: its first paint waits for no second answer. The whole sheet comes
// after the first paint, with the fonts (web/platform/delivery/paint-first.ts), or at once where it is kept already.
import { createHash } from 'node:crypto';

export interface StyleRule {
  css: string;
  /** Needed in a page that has all class names of one of these; without it always. */
  needs?: readonly (readonly string[])[];
  /** The name of what it declares: needed where another rule says it. */
  usedAs?: string;
}

/** A rule, or what an at-rule holds. */
export type StylePart = StyleRule | { open: string; parts: readonly StylePart[] };

/** What is in the styles of a build, by the address of the sheet. */
export type FirstStyles = Readonly<Record<string, readonly StylePart[]>>;

interface Written {
  css: string;
  source: string;
}

export interface StyledPage {
  html: string;
  /** Of what was put in, for the content security policy. */
  sources: readonly string[];
}

/** Kinds of pages are few; the same kind mostly has the same classes. */
const keptMax = 300;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function classesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(value);
  const names = new Set<string>();
  for (const value of attributes)
    for (const name of value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity).split(' ')) names.add(name);
  return names;
}

const isNeeded = ({ needs }: StyleRule, names: ReadonlySet<string>): boolean => !needs || needs.some((all) => all.every((name) => names.has(name)));

const rulesOf = (parts: readonly StylePart[]): StyleRule[] => parts.flatMap((part) => ('css' in part ? [part] : rulesOf(part.parts)));

const textOf = (parts: readonly StylePart[], isKept: (rule: StyleRule) => boolean): string =>
  parts
    .map((part) => {
      if ('css' in part) return isKept(part) ? part.css : '';
      const inside = textOf(part.parts, isKept);
      return inside && `${part.open}{${inside}}`;
    })
    .join('');

function written(parts: readonly StylePart[], needed: ReadonlySet<StyleRule>): Written {
  const rules = textOf(parts, (rule) => needed.has(rule) && rule.usedAs === undefined);
  const css = textOf(parts, (rule) => needed.has(rule) && (rule.usedAs === undefined || rules.includes(rule.usedAs)));
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

function writerOf(parts: readonly StylePart[]): (names: ReadonlySet<string>) => Written {
  const rules = rulesOf(parts);
  const kept = new Map<string, Written>();
  return (names) => {
    const needed = rules.filter((rule) => isNeeded(rule, names));
    const inPage = new Set(needed);
    const key = rules.map((rule) => (inPage.has(rule) ? '1' : '0')).join('');
    const known = kept.get(key) ?? written(parts, inPage);
    if (!kept.has(key) && kept.size < keptMax) kept.set(key, known);
    return known;
  };
}

const sheetLink = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/;
const fontLink = /<link\b[^>]*\bas="font"[^>]*\bhref="([^"]+)"[^>]*>/g;

/**
 * Returns what puts the needed rules of `sheets` into a page and leaves the sheet itself, and the fonts, for after the first
 * paint: their addresses are at the styles, and web/platform/delivery/paint-first.ts makes links of them.
 */
export function styleInliner(sheets: FirstStyles): (html: string) => StyledPage {
  const writers = new Map(Object.entries(sheets).map(([href, parts]) => [href, writerOf(parts)]));
  return (html) => {
    const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
    const [link = '', href = ''] = sheetLink.exec(html.slice(0, Math.max(headEnd, 0))) ?? [];
    const writer = writers.get(href);
    if (!writer || bodyEnd === -1) return { html, sources: [] };
    const { css, source } = writer(classesIn(html));
    const fonts: string[] = [];
    const head = html.slice(0, headEnd).replace(fontLink, (_, font: string) => {
      fonts.push(font);
      return '';
    });
    const style = `<style data-sheet="${href}" data-fonts="${fonts.join(' ')}">${css}</style>`;
    const withoutScripts = `<noscript>${link}</noscript>`;
    return { html: head.replace(link, () => style) + html.slice(headEnd, bodyEnd) + withoutScripts + html.slice(bodyEnd), sources: [source] };
  };
}
