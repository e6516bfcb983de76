// A process of its own that reads pictures, one after the other, with whatever time nobody else needs: it may take seconds and much memory, and
// what it stumbles over takes nothing else with it. Started by `openReader`.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import sharp from 'sharp';
import openCore, { type Core } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { blackOnWhite } from './black-on-white.ts';
import { contactsRead, hasLongLine } from './contacts-read.ts';

const installed = createRequire(import.meta.url);
/** English first: names of sites are written in Latin letters, and most numbers in their figures. */
const english = { language: 'eng', data: installed.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz') };
/** Then figures alone: as letters the reader would see too much. */
const bengaliFigures = { language: 'ben', data: installed.resolve('@tesseract.js-data/ben/4.0.0_best_int/ben.traineddata.gz'), only: '০১২৩৪৫৬৭৮৯+-' };
/** Its neural engine alone, which the build carries; and text scattered anywhere. */
const engine = 1;
const scattered = '11';

const silent = (): void => undefined;

type Read = (png: Uint8Array) => string;

/** What reads pictures in one script. */
async function open(core: Core, { language, data, only }: { language: string; data: string; only?: string }): Promise<Read> {
  core.FS.writeFile(`${language}.traineddata`, await promisify(gunzip)(await readFile(data)));
  const api = new core.TessBaseAPI();
  if (api.Init(null, language, engine) !== 0) throw new Error('The reader has no language.');
  api.SetVariable('tessedit_pageseg_mode', scattered);
  if (only !== undefined) api.SetVariable('tessedit_char_whitelist', only);
  return (png) => {
    core.FS.writeFile('/input', png);
    if (api.SetImageFile(1, 0) === 1) return '';
    api.Recognize(null);
    return api.GetUTF8Text();
  };
}

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
const opening = openCore({ TesseractProgress: silent, print: silent, printErr: silent });
const openingEnglish = opening.then((core) => open(core, english));
let openingFigures: Promise<Read> | undefined;

/** Numbers in Bengali figures in those of the pictures in which English saw a line that long. */
async function numbersInBengali(pngs: readonly Buffer[], seen: readonly string[]): Promise<string[]> {
  const written = pngs.filter((_png, at) => hasLongLine(seen[at] ?? ''));
  if (written.length === 0) return [];
  const read = await (openingFigures ??= open(await opening, bengaliFigures));
  return contactsRead(written.map(read).join('\n')).numbers;
}

process.on('message', (file: Uint8Array) => {
  void (async () => {
    const read = await openingEnglish;
    const pngs = await blackOnWhite(sharp(file));
    const texts = pngs.map(read);
    const { numbers, sites } = contactsRead(texts.join('\n'));
    process.send?.({ numbers: numbers.length > 0 ? numbers : await numbersInBengali(pngs, texts), sites });
  })().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
