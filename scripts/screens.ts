// What `npm run screens` runs: contact sheets of every public screen, into .cache/screens. Words that follow choose some of
// them: `npm run screens home faq`. `npm run screens readme` takes the pictures of the README instead, `readme home` one of them.
import { buildPages } from './build-pages.ts';
import { makeContactSheets } from './contact-sheets.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const [first, ...rest] = process.argv.slice(2);
await buildPages();
if (first === 'readme') await takeReadmePictures(rest);
else await makeContactSheets(first === undefined ? [] : [first, ...rest]);
