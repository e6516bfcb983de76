// A process of its own that reads pictures, one after the other, with whatever time nobody else needs: it may take seconds and much memory, and
// what it stumbles over takes nothing else with it. Started by `openReader`.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import sharp from 'sharp';
import openCore, { type BaseApi, type Core } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { blackOnWhite } from './black-on-white.ts';
import { contactsRead } from './contacts-read.ts';

/** English: figures and names of sites are written in Latin letters nearly always. */
const language = 'eng';
const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
/** Its neural engine alone, which the build carries; and text scattered anywhere. */
const engine = 1;
const scattered = '11';

const silent = (): void => undefined;

async function open(): Promise<{ core: Core; api: BaseApi }> {
  const core = await openCore({ TesseractProgress: silent, print: silent, printErr: silent });
  core.FS.writeFile(`${language}.traineddata`, await promisify(gunzip)(await readFile(data)));
  const api = new core.TessBaseAPI();
  if (api.Init(null, language, engine) !== 0) throw new Error('The reader has no language.');
  api.SetVariable('tessedit_pageseg_mode', scattered);
  return { core, api };
}

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
const opening = open();

process.on('message', (file: Uint8Array) => {
  void (async () => {
    const { core, api } = await opening;
    let text = '';
    for (const png of await blackOnWhite(sharp(file))) {
      core.FS.writeFile('/input', png);
      if (api.SetImageFile(1, 0) === 1) continue;
      api.Recognize(null);
      text += `${api.GetUTF8Text()}\n`;
    }
    process.send?.(contactsRead(text));
  })().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
