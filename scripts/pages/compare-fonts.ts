// Shapes Bengali and English with every cut face and with the face it was cut from, and looks that the same outlines stand
// in the same places: every joining of two and of three consonants, every word of ours, every area, and the files named
// after the command. Prints what differs and how much was looked at.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#i18n/catalogue.ts';
import { catalogue as areas } from '#server/areas/catalogue.ts';
import { fontFolder, fontTools } from './cut-fonts.ts';
import { type FontCut, fontCuts, textOf } from './font-cuts.ts';

/** A narrower range of weights rounds again: thousandths of the letter's height that no one can see. */
const toleratedUnits = 2;
const shownDifferences = 5;

interface Placed {
  codepoint: number;
  xAdvance?: number;
  xOffset?: number;
  yOffset?: number;
}
interface ShapedFont {
  setVariations: (variations: object[]) => void;
  glyphToPath: (glyph: number) => string;
}
interface ShapingBuffer {
  addText: (text: string) => void;
  guessSegmentProperties: () => void;
  clearContents: () => void;
  getGlyphInfosAndPositions: () => Placed[];
}
interface Shaper {
  Blob: new (bytes: Uint8Array) => object;
  Face: new (blob: object) => object;
  Font: new (face: object) => ShapedFont;
  Variation: new (tag: string, value: number) => object;
  Buffer: new () => ShapingBuffer;
  shape: (font: ShapedFont, buffer: ShapingBuffer) => void;
}

const folder = fontTools();
const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(path.join(folder, file)).href)) as T;
const hb = await load<Shaper>('harfbuzzjs/dist/index.mjs');
const { default: fontverter } = await load<{ default: { convert: (bytes: Buffer, to: string) => Promise<Buffer> } }>('fontverter/index.js');
const buffer = new hb.Buffer();

/** What a face writes for a text: outlines with their places, as numbers between the letters of the drawing commands. */
type Writer = (text: string) => { commands: string; numbers: number[] };

async function writerOf(file: string, weight: number | undefined): Promise<Writer> {
  const font = new hb.Font(new hb.Face(new hb.Blob(await fontverter.convert(readFileSync(file), 'truetype'))));
  if (weight !== undefined) font.setVariations([new hb.Variation('wght', weight)]);
  const paths = new Map<number, { commands: string; numbers: number[] }>();
  const pathOf = (glyph: number): { commands: string; numbers: number[] } => {
    const known = paths.get(glyph);
    if (known) return known;
    // A letter that the face never had: its box may go.
    const drawn = glyph === 0 ? '' : font.glyphToPath(glyph);
    const drawing = { commands: drawn.replace(/[\d.,-]+/g, '#'), numbers: (drawn.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number) };
    paths.set(glyph, drawing);
    return drawing;
  };
  return (text) => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    return {
      commands: glyphs.map(({ codepoint }) => pathOf(codepoint).commands).join('|'),
      numbers: glyphs.flatMap(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => [xAdvance, xOffset, yOffset, ...pathOf(codepoint).numbers]),
    };
  };
}

const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়ৎৰৱ'];
const joined = '্';
const signs = ['', 'া', 'ি', 'ী', 'ু', 'ূ', 'ৃ', 'ে', 'ৈ', 'ো', 'ৌ', 'ঁ', 'ং', 'ঃ', joined];

/** Every joining of two consonants under every vowel, and of three. */
const conjuncts = (): string[] =>
  consonants.flatMap((first) => [
    ...signs.map((sign) => first + sign),
    ...consonants.flatMap((second) => [
      ...signs.map((sign) => first + joined + second + sign),
      ...consonants.map((third) => first + joined + second + joined + third),
    ]),
  ]);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const files = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const words = new Set([...textsIn(catalogue), ...textsIn(areas), ...files].flatMap((text) => text.split(/\s+/)));
const samples = [...words, ...conjuncts()];

const furthest = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((far, number, at) => Math.max(far, Math.abs(number - (other[at] ?? Number.NaN))), 0);

/** How many samples the face was tried with, and those that it writes otherwise than its source. */
async function compare(cut: FontCut, weight: number | undefined): Promise<{ tried: number; different: string[] }> {
  const had = new RegExp(`[${textOf(cut).replace(/[\\\]^-]/g, '\\$&')}]+`, 'gu');
  const pieces = new Set(samples.flatMap((text) => text.match(had) ?? []));
  const before = await writerOf(path.join(folder, cut.source), weight);
  const after = await writerOf(path.join(fontFolder, `${cut.name}.woff2`), weight);
  const different = [...pieces].filter((piece) => {
    const [one, other] = [before(piece), after(piece)];
    return one.commands !== other.commands || !(furthest(one.numbers, other.numbers) <= (cut.weights ? toleratedUnits : 0));
  });
  return { tried: pieces.size, different };
}

for (const cut of fontCuts) {
  for (const weight of cut.weights ? [400, 500, 600] : [undefined]) {
    const { tried, different } = await compare(cut, weight);
    console.log(`${cut.name} ${weight ?? ''}: ${tried} tried, ${different.length} different ${different.slice(0, shownDifferences).join(' ')}`);
    if (different.length > 0) process.exitCode = 1;
  }
}
