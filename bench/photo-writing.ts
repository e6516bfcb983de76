// What is read in photos that carry a phone number: numbers written over photographs of homes in several looks, in Latin and in Bengali
// figures, and the same photographs without any. `../shared/data/photos` has the photographs; without them nothing is measured.
import sharp from 'sharp';
import { toLocaleDigits } from '#i18n/digits.ts';
import { readPhotographs } from '#server/testing/content/picture-set.ts';
import { type Written, writtenOn } from '#server/testing/content/written-pictures.ts';
import { openReader } from '#server/media/writing/open-reader.ts';
import { rounded, table, writePart } from './results-file.ts';

const looks: Readonly<Record<string, Pick<Written, 'colour' | 'plate'>>> = {
  red: { colour: '#e00000' },
  yellow: { colour: '#ffe000' },
  white: { colour: '#ffffff' },
  'black on a white plate': { colour: '#101010', plate: '#ffffff' },
  'white on a green plate': { colour: '#ffffff', plate: '#0b6b4f' },
};
const numbers = ['01711-223344', '01812345678', '+880 1912-345678', '017 1122 3344'];
const sizes = [130, 90, 65, 50];
const places = [0.1, 0.5, 0.95];
const msMax = 60_000;

const photographs = readPhotographs();
if (photographs.length === 0) {
  console.log('There are no photographs beside the project: nothing was measured.');
  process.exit(0);
}
const reader = openReader();
const scripts = { Latin: (text: string) => text, Bengali: (text: string) => toLocaleDigits('bn', text) };
const times: Record<'none' | keyof typeof scripts, number[]> = { none: [], Latin: [], Bengali: [] };
const read = async (picture: Buffer, of: keyof typeof times): Promise<string[]> => {
  const began = performance.now();
  const found = await reader.read(picture, msMax);
  times[of].push(performance.now() - began);
  return found?.numbers ?? [];
};
const plain = (text: string): string => text.replace(/\D/g, '').replace(/^88/, '');

let wrong = 0;
for (const photograph of photographs) {
  const sized = await sharp(photograph).rotate().resize({ width: 1600, height: 1600, fit: 'inside' }).jpeg({ quality: 85 }).toBuffer();
  wrong += (await read(sized, 'none')).length;
}
let misread = 0;
const right = Object.keys(looks).map(() => ({ Latin: 0, Bengali: 0 }));
for (const script of ['Latin', 'Bengali'] as const) {
  let at = 0;
  for (const [row, style] of Object.values(looks).entries()) {
    for (const photograph of photographs) {
      at++;
      const text = numbers[at % numbers.length] ?? '';
      const [size = 50, place = 0] = [sizes[(at * 3) % sizes.length], places[at % places.length]];
      const found = await read(await writtenOn(photograph, { text: scripts[script](text), size, at: place, ...style }), script);
      const counted = right[row];
      if (counted && found.includes(plain(text))) counted[script]++;
      misread += found.filter((number) => number !== plain(text)).length;
    }
  }
}
reader.close();
const rows = Object.keys(looks).map((look, row) => [look, String(photographs.length), String(right[row]?.Latin), String(right[row]?.Bengali)]);
const seconds = (of: keyof typeof times): string => {
  const sorted = times[of].toSorted((a, b) => a - b);
  return `${rounded((sorted[Math.floor(sorted.length / 2)] ?? 0) / 1000, 1)} s in the middle and ${rounded((sorted.at(-1) ?? 0) / 1000, 1)} s at most`;
};
const said = [
  `Figures are 50 to 130 pixels high in pictures of 1,600. In the ${photographs.length} photographs without a number ${wrong} were read; in the`,
  `others ${misread} numbers with a wrong figure, nearly all beside the right one. A picture without a number takes ${seconds('none')}, one with`,
  `Latin figures ${seconds('Latin')}, one with Bengali figures ${seconds('Bengali')}, in a process of the lowest priority.`,
];
const body = `${table(['written in', 'photographs', 'Latin figures read', 'Bengali figures read'], rows)}\n\n${said.join(' ')}`;
console.log(`\n${body}`);
writePart('photo-writing', 'Phone numbers read in photos', body);
