// The catalogue of words as its folder demands it: one noun a file, in both languages.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#i18n/language.ts';

export const catalogueFile = 'i18n/catalogue.ts';

/** Read on their own, where a whole noun would weigh too much. */
const apart = new Set(['measures', 'numerals']);

const camel = (file: string): string => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const nameIn = (lng: string, file: string): string => lng + camel(`-${file}`);

/** The text of the file, as formatted. */
export function presentCatalogue(): string {
  const files = readdirSync(path.join(import.meta.dirname, '../i18n/bn'))
    .map((file) => path.basename(file, '.ts'))
    .filter((file) => !apart.has(file))
    .toSorted();
  const imports = languages.flatMap((lng) => files.map((file) => `import { ${camel(file)} as ${nameIn(lng, file)} } from './${lng}/${file}.ts';`));
  const nouns = languages.flatMap((lng) => [`  ${lng}: {`, ...files.map((file) => `    ${camel(file)}: ${nameIn(lng, file)},`), '  },']);
  return [
    '// Written by `npm run words` from the files of words.',
    ...imports,
    '',
    '/** Every text of the product by language and noun. Server only: a page receives the compiled texts it needs. */',
    'export const catalogue = {',
    ...nouns,
    '} as const;',
    '',
  ].join('\n');
}
