// Which colours of web/styles/tokens.css a page puts on which, by the tokens' names: what can be read by day can be read by night as well,
// since web/styles/colour-pairs.test.ts computes both for every pair that web/styles/colour-pairs.ts lists.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { colourPairs } from '#web/styles/colour-pairs.ts';

const themeFile = path.resolve(import.meta.dirname, '../../web/styles/base.css');
/** The tokens that have a utility: no page can name another. */
const tokens = [...readFileSync(themeFile, 'utf8').matchAll(/--color-([a-z0-9-]+): var\(--\1\);/g)].map(([, name]) => name ?? '');

/**
 * Every pair of text and what is painted behind it, such as `muted on card`; large text says so. A picture is no colour, and what lies
 * behind the names on a drawing are its shapes: neither is in a pair, as neither is looked at by axe.
 */
const pairsOn = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const root = document.documentElement;
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('There is no canvas.');
    // Each token becomes a colour that no other has, so that the computed colour of an element says its name.
    const marks = names.map((name, at) => ({ name, rgb: [5 * at + 5, 250 - 5 * at, 5] }));
    for (const { name, rgb } of marks) root.style.setProperty(`--${name}`, `rgb(${rgb.join()})`, 'important');
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();

    const known = new Map<string, string>();
    /** `card`, or `primary-tint/45` where it shines through; empty where it is not painted. */
    const named = (colour: string): string => {
      const before = known.get(colour);
      if (before !== undefined) return before;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const isNear = ({ rgb }: { rgb: number[] }): boolean => [red, green, blue].every((value, at) => Math.abs(value - (rgb[at] ?? 0)) <= 2);
      const mark = [...marks, { name: 'white', rgb: [255, 255, 255] }].find(isNear)?.name ?? colour;
      const percent = Math.round((alpha / 255) * 100);
      const name = percent === 0 ? '' : percent === 100 ? mark : `${mark}/${percent}`;
      known.set(colour, name);
      return name;
    };
    /** The nearest colour behind, and what shines through it. */
    const behind = (from: Element | null): string | undefined => {
      if (!from) return 'page';
      const { backgroundColor, backgroundImage } = getComputedStyle(from);
      if (backgroundImage !== 'none') return undefined;
      const name = named(backgroundColor);
      if (name !== '' && !name.includes('/')) return name;
      const below = behind(from.parentElement);
      return name === '' || below === undefined ? below : `${name} over ${below}`;
    };
    const found = new Set<string>();
    const look = (element: Element, { color, fontSize, fontWeight }: CSSStyleDeclaration): void => {
      const surface = behind(element);
      if (surface === undefined) return;
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      found.add(`${named(color)} on ${surface}${isLarge ? ', large' : ''}`);
    };
    const exempt = ':disabled, [aria-disabled="true"], :has(> :disabled), [inert], .sr-only, option, svg, script, style, noscript';
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(exempt);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && node.nodeValue?.trim() && isSeen(parent)) look(parent, getComputedStyle(parent));
    }
    for (const box of document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea')) {
      if (!isSeen(box)) continue;
      look(box, getComputedStyle(box));
      if (box.placeholder) look(box, getComputedStyle(box, '::placeholder'));
    }
    for (const { name } of marks) root.style.removeProperty(`--${name}`);
    return [...found].toSorted();
  }, tokens);

const listed = new Set([
  ...Object.entries(colourPairs.text).flatMap(([surface, names]) => names.flatMap((name) => [`${name} on ${surface}`, `${name} on ${surface}, large`])),
  ...Object.entries(colourPairs.largeText).flatMap(([surface, names]) => names.map((name) => `${name} on ${surface}, large`)),
]);

/** The pairs on this page that nothing computes. */
export const unlistedPairs = async (page: Page): Promise<string[]> => (await pairsOn(page)).filter((pair) => !listed.has(pair));
