// What the Nu HTML checker, the one behind validator.w3.org, says about every public page in both languages. Needs Java.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '#e2e/support/product.ts';
import { publicIds, publicScreens } from '#e2e/support/public-screens.ts';
import { languageKey, languages } from '#i18n/language.ts';
import { type Message, nuMessages, nuVersion } from './nu-checker.ts';
import { table, writePart } from '#bench/results-file.ts';

/** Every page as the server sends it, as files of `folder`. */
async function savePages(url: string, folder: string): Promise<number> {
  const ids = await publicIds({ url });
  for (const lng of languages) {
    mkdirSync(path.join(folder, lng));
    for (const [name, placeOf] of Object.entries(publicScreens)) {
      const answer = await fetch(url + placeOf(ids), { headers: { cookie: `${languageKey}=${lng}`, accept: 'text/html' } });
      writeFileSync(path.join(folder, lng, `${name}.html`), await answer.text());
    }
  }
  return languages.length * Object.keys(publicScreens).length;
}

const told = ({ url, lastLine, message, extract }: Message): string =>
  `${url.split('/').slice(-2).join('/')}:${lastLine ?? 0}  ${message}\n    ${extract?.replace(/\s+/g, ' ').trim() ?? ''}`;

const product = await startProduct({ demo: true });
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-pages-'));
try {
  const pages = await savePages(product.url, folder);
  const messages = nuMessages(folder);
  const errors = messages.filter(({ type }) => type !== 'info');
  const warnings = messages.filter(({ subType }) => subType === 'warning');
  for (const one of [...errors, ...warnings]) console.log(told(one));
  const body = table(['pages', 'errors', 'warnings'], [[String(pages), String(errors.length), String(warnings.length)]]);
  writePart(
    'html-checker',
    'HTML',
    `The Nu HTML checker ${nuVersion} (\`vnu-jar\`) on every kind of public page as the server sends it, in both languages, with the demo.\n\n${body}`,
  );
  console.log(`\n${body}`);
  if (errors.length > 0) process.exitCode = 1;
} finally {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}
