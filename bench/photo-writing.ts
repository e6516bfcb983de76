// What is read in photos that carry a phone number: numbers written over photographs of homes in several looks, and the same photographs
// without any. `../shared/data/photos` has the photographs; without them nothing is measured.
import sharp from 'sharp';
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
const times: number[] = [];
const read = async (picture: Buffer): Promise<string[]> => {
  const began = performance.now();
  const found = await reader.read(picture, msMax);
  times.push(performance.now() - began);
  return found?.numbers ?? [];
};
const plain = (text: string): string => text.replace(/\D/g, '').replace(/^88/, '');

let wrong = 0;
for (const photograph of photographs) {
  const sized = await sharp(photograph).rotate().resize({ width: 1600, height: 1600, fit: 'inside' }).jpeg({ quality: 85 }).toBuffer();
  wrong += (await read(sized)).length;
}
let at = 0;
const rows: string[][] = [];
for (const [look, style] of Object.entries(looks)) {
  let right = 0;
  for (const photograph of photographs) {
    at++;
    const text = numbers[at % numbers.length] ?? '';
    const [size = 50, place = 0] = [sizes[(at * 3) % sizes.length], places[at % places.length]];
    if ((await read(await writtenOn(photograph, { text, size, at: place, ...style }))).includes(plain(text))) right++;
  }
  rows.push([look, String(photographs.length), String(right)]);
}
reader.close();
const sorted = times.toSorted((a, b) => a - b);
const body = `${table(['written in', 'photographs', 'number read'], rows)}

Figures are 50 to 130 pixels high in pictures of 1,600. In the ${photographs.length} photographs without a number ${wrong} were read. One picture takes
${rounded((sorted[Math.floor(sorted.length / 2)] ?? 0) / 1000, 1)} s in the middle and ${rounded((sorted.at(-1) ?? 0) / 1000, 1)} s at most, in a process of the lowest priority.`;
console.log(`\n${body}`);
writePart('photo-writing', 'Phone numbers read in photos', body);
