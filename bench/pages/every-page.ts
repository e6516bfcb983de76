// Every public page in both languages, a line each, into bench/pages.md: what it answers, what it weighs, what checkers say of it and
// what is left of it without JavaScript. Lighthouse's numbers are those of its own last run: `npm run bench lighthouse`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { violationsOf } from '#e2e/support/axe.ts';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { alive, watchRequests } from '#e2e/support/people.ts';
import { startProduct } from '#e2e/support/product.ts';
import { publicIds, publicScreens } from '#e2e/support/public-screens.ts';
import { languageKey, languages, type Language } from '#i18n/language.ts';
import { nuMessages, nuVersion } from './nu-checker.ts';
import { machine, rounded, rowsOf, table, wrapped } from '#bench/results-file.ts';

const file = path.resolve(import.meta.dirname, '../pages.md');
const phone = { width: 360, height: 800 };

interface Asked {
  name: string;
  lng: Language;
  /** On the running product. */
  url: string;
}

interface Weight {
  status: number;
  bytes: number;
  scriptBytes: number;
}

interface Bare {
  h1: boolean;
  characters: number;
}

interface Line extends Asked, Weight {
  barriers: number;
  bare: Bare;
}

const fileOf = ({ name, lng }: Pick<Asked, 'name' | 'lng'>): string => `${name}.${lng}.html`;

async function openedBy<T>(browser: Browser, { url, lng }: Asked, javaScriptEnabled: boolean, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled, serviceWorkers: 'block', reducedMotion: 'reduce', timezoneId: 'Asia/Dhaka' });
  try {
    await context.addCookies([{ name: languageKey, value: lng, url }]);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What comes over the wire until the page is quiet, without a touch. */
async function weigh(page: Page, url: string): Promise<Weight> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  const sum = { bytes: 0, scriptBytes: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    if (scripts.has(requestId)) sum.scriptBytes += encodedDataLength;
  });
  const quiet = watchRequests(page);
  const answer = await page.goto(url);
  // The scripts come after the first paint, which a busy machine puts off for longer than a page is quiet.
  await alive(page);
  await quiet();
  return { status: answer?.status() ?? 0, ...sum };
}

/** Of what axe knows only contrast depends on the theme. */
async function countBarriers(page: Page): Promise<number> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violationsOf(page, { rule: 'color-contrast' });
  return [...light, ...dark].reduce((count, { nodes }) => count + nodes.length, 0);
}

const readBare = (page: Page, url: string): Promise<Bare> =>
  page.goto(url).then(() =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      return { h1: main?.querySelector('h1')?.checkVisibility() ?? false, characters: main?.innerText.replace(/\s+/g, ' ').length ?? 0 };
    }),
  );

async function lineOf(browser: Browser, asked: Asked, folder: string): Promise<Line> {
  const sent = await fetch(asked.url, { headers: { cookie: `${languageKey}=${asked.lng}`, accept: 'text/html' } });
  writeFileSync(path.join(folder, fileOf(asked)), await sent.text());
  const seen = await openedBy(browser, asked, true, async (page) => ({ ...(await weigh(page, asked.url)), barriers: await countBarriers(page) }));
  return { ...asked, ...seen, bare: await openedBy(browser, asked, false, (page) => readBare(page, asked.url)) };
}

/** Errors by file, or a word where the checker could not run. */
function htmlErrors(folder: string): (asked: Asked) => string {
  try {
    const errors = nuMessages(folder).filter(({ type }) => type !== 'info');
    for (const { url, lastLine, message } of errors) console.log(`${path.basename(url)}:${lastLine ?? 0}  ${message}`);
    return (asked) => String(errors.filter(({ url }) => decodeURIComponent(url).endsWith(`/${fileOf(asked)}`)).length);
  } catch (error) {
    console.error((error as Error).message);
    return () => 'not run';
  }
}

/** Four scores and the largest paint, as bench/results.md has them of this page. */
function lighthouseCells({ name, lng }: Asked, rows: readonly string[][]): [scores: string, largestPaint: string] {
  const [, ...cells] = rows.find(([page]) => page === (lng === 'en' ? `${name}, English` : name)) ?? [];
  return cells.length === 0 ? ['–', '–'] : [cells.slice(0, 4).join('/'), cells[4] ?? '–'];
}

function write(lines: readonly Line[], errorsOf: (asked: Asked) => string, failed: readonly string[]): void {
  const lighthouse = rowsOf('lighthouse');
  const rows = lines.map((line) => [
    line.name,
    line.lng,
    String(line.status),
    String(line.barriers),
    errorsOf(line),
    rounded(line.bytes / 1000),
    rounded(line.scriptBytes / 1000),
    `${line.bare.h1 ? 'h1' : 'NO h1'}, ${rounded(line.bare.characters)}`,
    ...lighthouseCells(line, lighthouse),
  ]);
  const head = ['page', '', 'status', 'axe', 'HTML', 'kB', 'JS kB', 'without JavaScript', 'Lighthouse', 'LCP s'];
  const text = `# Every public page

${new Date().toISOString().slice(0, 10)} · ${machine()}

Built pages with the demo, on a phone of 360×800, nothing cached. axe: violations in light and dark. HTML: errors of the Nu checker ${nuVersion} about what the
server sends. kB: transferred until the page is quiet, untouched. Without JavaScript: the main heading, and how many characters of the main part are in sight.
Lighthouse (performance/accessibility/best practices/SEO) and LCP: [results.md](results.md) has them for the pages that it looks at, on its own date.
The names of the pages are those of \`e2e/support/public-screens.ts\`. \`npm run bench every-page\` writes this page.

${table(head, rows)}
${failed.length > 0 ? `\nNot measured: ${failed.join(', ')}.\n` : ''}`;
  writeFileSync(file, wrapped(text));
}

const product = await startProduct({ demo: true });
const browser = await chromium.launch(await browserLaunch());
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-every-page-'));
const chosen = process.argv.slice(2);
try {
  const ids = await publicIds(product);
  const names = Object.entries(publicScreens).filter(([name]) => chosen.length === 0 || chosen.includes(name));
  const lines: Line[] = [];
  const failed: string[] = [];
  for (const [name, placeOf] of names) {
    for (const lng of languages) {
      try {
        const line = await lineOf(browser, { name, lng, url: product.url + placeOf(ids) }, folder);
        lines.push(line);
        console.log(`${name} ${lng} · ${line.status} · axe ${line.barriers} · ${rounded(line.bytes / 1000)} kB`);
      } catch (error) {
        failed.push(`${name} ${lng}`);
        console.error(`${name} ${lng}: ${(error as Error).message}`);
      }
    }
  }
  const errorsOf = htmlErrors(folder);
  if (chosen.length === 0) write(lines, errorsOf, failed);
} finally {
  await browser.close();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}
