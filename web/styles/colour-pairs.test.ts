// That every pair of colours can be read and seen, by day and by night, computed from tokens.css. The journey through every page (e2e/every-page)
// finds the pairs that pages really use; here is why a page that is right in the light theme is right in the dark one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { colourPairs, type ColourPairs, ornaments } from './colour-pairs.ts';

type Theme = 'light' | 'dark';
type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Tokens = ReadonlyMap<string, Readonly<Record<Theme, Colour>>>;

const themes = ['light', 'dark'] as const;
/** What WCAG 2.2 asks: 1.4.3 of text, 1.4.11 of what has a meaning without being text. */
const least: Readonly<Record<keyof ColourPairs, number>> = { text: 4.5, largeText: 3, marks: 3 };

const colour = String.raw`#[\da-fA-F]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)`;
/** A token that is a colour as a whole; shadows only contain some. */
const declaration = new RegExp(String.raw`--([a-z][a-z\d-]*):(?:light-dark\((${colour}),(${colour})\)|(${colour}));`, 'g');

function read(text: string): Colour {
  const digits = /^#([\da-f]{6})$/i.exec(text)?.[1];
  if (digits !== undefined) return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)).concat(1) as unknown as Colour;
  const numbers = /^rgba?\(([\d.,]+)\)$/.exec(text)?.[1]?.split(',').map(Number);
  if (!numbers || numbers.length < 3) throw new Error(`${text}: write it as #rrggbb or rgba(r,g,b,a), or teach this test to read it`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

const readTokens = (css: string): Tokens =>
  new Map(
    [...css.matchAll(declaration)].map(
      ([, name = '', light, dark, both]) => [name, { light: read(light ?? both ?? ''), dark: read(dark ?? both ?? '') }] as const,
    ),
  );

const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
  const mix = (top: number, at: 0 | 1 | 2): number => top * alpha + below[at] * (1 - alpha);
  return [mix(red, 0), mix(green, 1), mix(blue, 2), 1];
};

/** `card`, `white`, `primary-tint/45 over card` */
function painted(tokens: Tokens, surface: string, theme: Theme): Colour {
  const [top = '', ...rest] = surface.split(' over ');
  const [name = '', percent = '100'] = top.split('/');
  const found = name === 'white' ? ([255, 255, 255, 1] as const) : tokens.get(name)?.[theme];
  if (!found) throw new Error(`${name} is no colour of tokens.css`);
  const [red, green, blue, alpha] = found;
  const own: Colour = [red, green, blue, (alpha * Number(percent)) / 100];
  return rest.length === 0 ? own : over(own, painted(tokens, rest.join(' over '), theme));
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A photograph may be anything from black to white. */
const photographs = [0, 64, 128, 192, 255].map((grey): Colour => [grey, grey, grey, 1]);

/** The least contrast that `name` has on `surface`. */
function contrastOn(tokens: Tokens, surface: string, name: string, theme: Theme): number {
  const ground = painted(tokens, surface, theme);
  const grounds = ground[3] < 1 ? photographs.map((below) => over(ground, below)) : [ground];
  return Math.min(...grounds.map((below) => contrast(over(painted(tokens, name, theme), below), below)));
}

/** The pairs that are too faint, each with its theme and its ratio. */
const faintPairs = (tokens: Tokens, pairs: ColourPairs): string[] =>
  (Object.keys(least) as (keyof ColourPairs)[]).flatMap((kind) =>
    Object.entries(pairs[kind]).flatMap(([surface, names]) =>
      names.flatMap((name) =>
        themes.flatMap((theme) => {
          const ratio = contrastOn(tokens, surface, name, theme);
          return ratio < least[kind] ? [`${name} on ${surface}, ${theme}: ${ratio.toFixed(2)} of ${least[kind]}`] : [];
        }),
      ),
    ),
  );

const namesIn = (surface: string): string[] => surface.split(' over ').map((part) => part.split('/')[0] ?? '');

/** The colours that no pair and no ornament names. */
function unpaired(tokens: Tokens, pairs: ColourPairs): string[] {
  const paired = new Set([
    ...Object.keys(ornaments),
    ...Object.values(pairs).flatMap((kind: ColourPairs['text']) => Object.entries(kind).flatMap(([surface, names]) => [surface, ...names].flatMap(namesIn))),
  ]);
  return [...tokens.keys()]
    .filter((name) => !paired.has(name))
    .map((name) => `--${name} is in no pair: add what it is put on, or what is put on it, to colourPairs in web/styles/colour-pairs.ts`);
}

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = readTokens(css);

test('every colour is in a pair, or is an ornament', () => {
  const inTheme = readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8').matchAll(/--color-([a-z\d-]+): var\(--\1\)/g);
  expect(tokens.size).toBeGreaterThan(40);
  expect([...inTheme].map(([, name]) => name).filter((name) => !tokens.has(name ?? ''))).toEqual([]);
  expect(Object.keys(ornaments).filter((name) => !tokens.has(name))).toEqual([]);
  expect(unpaired(tokens, colourPairs)).toEqual([]);
});

test('every pair can be read or seen, by day and by night', () => {
  expect(faintPairs(tokens, colourPairs)).toEqual([]);
});

describe('what the two tests above find', () => {
  const planted = readTokens(
    ':root{--page:light-dark(#FFFFFF,#000000); --pale:light-dark(#595959,#333333); --veil:rgba(0,0,0,.5); --e-card:0 0 1px light-dark(#fff,#000);}',
  );
  const none = { text: {}, largeText: {}, marks: {} };

  test('a pair that can be read by day and not by night', () => {
    expect(faintPairs(planted, { ...none, text: { page: ['pale'] } })).toEqual(['pale on page, dark: 1.66 of 4.5']);
  });

  test('a pair that is enough for a mark and not for text', () => {
    const half = readTokens(':root{--page:#FFFFFF; --grey:#858585;}');
    expect(faintPairs(half, { ...none, marks: { page: ['grey'] }, largeText: { page: ['grey'] } })).toEqual([]);
    expect(faintPairs(half, { ...none, text: { page: ['grey'] } })).toHaveLength(2);
  });

  test('text on what shines through, over a colour and over a photograph', () => {
    expect(faintPairs(planted, { ...none, text: { 'veil over page': ['white'] } })).toEqual(['white on veil over page, light: 3.98 of 4.5']);
    expect(faintPairs(planted, { ...none, text: { veil: ['white'] } })).toHaveLength(2);
  });

  test('a colour without a pair, and where to add it', () => {
    expect(unpaired(planted, { ...none, text: { page: ['veil'] } })).toEqual([
      '--pale is in no pair: add what it is put on, or what is put on it, to colourPairs in web/styles/colour-pairs.ts',
    ]);
  });

  test('a colour that is written in another way', () => {
    expect(() => readTokens('--page:oklch(62%,0.1,20);')).toThrow('write it as #rrggbb');
  });
});
