// What `npm run screens` runs: contact sheets of every screen, into .cache/screens. Words that follow choose some of them:
// `npm run screens home faq`; `--to=FOLDER` puts them elsewhere. `npm run screens readme` takes the pictures of the README
// instead, `readme home` one of them.
import path from 'node:path';
import { buildPages } from '#scripts/pages/build-pages.ts';
import { makeContactSheets } from './contact-sheets.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const words = process.argv.slice(2);
const folder = words.find((word) => word.startsWith('--to='))?.slice('--to='.length);
const wanted = words.filter((word) => !word.startsWith('--'));
await buildPages();
if (wanted[0] === 'readme') await takeReadmePictures(wanted.slice(1));
else if ((await makeContactSheets({ wanted, folder: folder && path.resolve(folder) })) > 0) process.exitCode = 1;
