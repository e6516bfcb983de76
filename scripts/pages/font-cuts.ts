// Which letters, features and weights each face under web/styles/fonts keeps; fonts.css names the same letters.

/** Where the faces come from, and what cuts and shapes them: fetched from npm when someone cuts again, no dependencies. */
export const fontSources = {
  '@fontsource-variable/noto-sans-bengali': '5.3.0',
  '@fontsource/anek-bangla': '5.0.18',
  '@fontsource-variable/inter': '5.3.0',
  'subset-font': '2.9.0',
  harfbuzzjs: '1.6.4',
  fontverter: '2.0.0',
} as const;

/** First and last code point; one alone stands for itself. */
type Range = readonly [from: number, to?: number];

/** Every letter, sign and digit of Bengali and Assamese. What is left out: accents of the Vedas and old marks of account. */
const letters: readonly Range[] = [[0x964, 0x965], [0x980, 0x9e5], [0x9f0, 0x9f1], [0x200c, 0x200d], [0x25cc]];
const digits: readonly Range[] = [[0x9e6, 0x9ef], [0x9f3]];
/** Spaces, stops, quotation marks, arrows: what is between letters of either script. */
const signs: readonly Range[] = [
  [0x20, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0],
  [0xa9],
  [0xab],
  [0xb0, 0xb2],
  [0xb7],
  [0xbb],
  [0xd7],
  [0x2010, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022],
  [0x2026],
  [0x2060],
  [0x2212],
];
const latin: readonly Range[] = [...signs, [0x30, 0x39], [0x41, 0x5a], [0x61, 0x7a]];
/** Accented letters and rarer signs, which hardly a page has. */
const rest: readonly Range[] = [[0xa1, 0xff], [0x131], [0x152, 0x153], [0x2bb, 0x2bc], [0x2c6], [0x2da], [0x2dc], [0x20ac], [0x2122]];

/** What the shaping of Bengali consists of: conjuncts, half forms, reph, ra- and ya-phala, and where marks stand. */
const bengaliFeatures =
  'ccmp locl nukt akhn rphf blwf half pstf vatu cjct init pres abvs blws psts haln rlig rclt calt liga kern dist abvm blwm mark mkmk'.split(' ');
const latinFeatures = ['ccmp', 'locl', 'calt', 'liga', 'tnum', 'kern', 'dist', 'mark', 'mkmk'];

export interface FontCut {
  /** The file's name in its folder, without its ending. */
  name: string;
  /** The file that it is cut from, in its package. */
  source: string;
  ranges: readonly Range[];
  features: readonly string[];
  weights?: { min: number; max: number; default: number } | number;
}

const noto = (part: string): string => `@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-${part}-wght-normal.woff2`;
const anek = (part: string): string => `@fontsource/anek-bangla/files/anek-bangla-${part}-600-normal.woff2`;
const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** Nothing is written lighter or bolder. */
const weights = { min: 400, max: 600, default: 400 };

export const fontCuts: readonly FontCut[] = [
  { name: 'text-bengali', source: noto('bengali'), ranges: [...letters, ...digits], features: bengaliFeatures, weights },
  { name: 'text-bengali-latin', source: noto('latin'), ranges: latin, features: latinFeatures, weights },
  { name: 'text-bengali-rest', source: noto('latin'), ranges: rest, features: latinFeatures, weights },
  // The display face writes no digits in Bengali: its ০ looks like a Latin 0.
  { name: 'display-bengali', source: anek('bengali'), ranges: letters, features: bengaliFeatures },
  { name: 'display-signs', source: anek('latin'), ranges: signs, features: latinFeatures },
  { name: 'display-latin', source: anek('latin'), ranges: latin, features: latinFeatures },
  { name: 'display-rest', source: anek('latin'), ranges: rest, features: latinFeatures },
  { name: 'text-latin', source: inter, ranges: latin, features: latinFeatures, weights },
  { name: 'text-rest', source: inter, ranges: rest, features: latinFeatures, weights },
  // The only Bengali on an English page is often the language's own name and the sign of the taka.
  { name: 'text-bangla', source: noto('bengali'), ranges: [[0x982], [0x9ac], [0x9b2], [0x9be], [0x9f3], [0x25cc]], features: bengaliFeatures, weights },
];

/** What the server writes on pictures, in server/link-pictures/fonts: its library reads no WOFF2. */
export const pictureCuts: readonly FontCut[] = [
  { name: 'bengali', source: noto('bengali'), ranges: [...letters, ...digits], features: bengaliFeatures, weights: 600 },
  { name: 'latin', source: noto('latin'), ranges: latin, features: latinFeatures, weights: 600 },
];

const pointsOf = ([from, to = from]: Range): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Every character of the ranges; a range of rarer signs gives way to what `latin` has already. */
export function textOf({ ranges }: FontCut): string {
  const points = new Set(ranges.flatMap(pointsOf));
  if (ranges === rest) for (const point of latin.flatMap(pointsOf)) points.delete(point);
  return String.fromCodePoint(...points);
}
