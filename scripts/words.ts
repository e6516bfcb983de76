// npm run words: writes the catalogue of words from its folder. A test compares it with what it would write.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFile, presentCatalogue } from './word-catalogue.ts';

writeFileSync(path.join(import.meta.dirname, '..', catalogueFile), presentCatalogue());
console.log(`Written: ${catalogueFile}`);
