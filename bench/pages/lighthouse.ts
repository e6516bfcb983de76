// What Lighthouse says about the pages on its phone (slow 4G and a processor four times slower, both simulated), on the demo.
// `--applied` slows the browser instead, which is closer to a phone and depends more on the machine.
// `node bench/pages/lighthouse.ts home faq` looks at some pages, prints what keeps them from 100, and leaves the results alone.
// `--url=http://localhost:3000` looks at a product that runs already, the demo with all its pictures drawn.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { startProduct } from '#e2e/support/product.ts';
import { publicIds, publicScreens } from '#e2e/support/public-screens.ts';
import { addressIn, defaultLanguage, languageKey, type Language } from '#i18n/language.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { median } from './rounds.ts';
import { toolFolder } from '#bench/tools.ts';

const version = '13.5.0';
const rounds = 5;
const browserTimeoutMs = 60_000;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const words = ['care', 'faq', 'selling', 'about', 'terms', 'contact', 'privacy', 'safety', 'app'];
const inBengali = ['home', 'sell', 'search', 'sell-detail', 'rent-detail', 'sign-in', ...words];
const inEnglish = ['home', 'sell', 'search', 'sell-detail', 'rent-detail', ...words];

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
}

interface Result {
  categories: Record<(typeof categories)[number], { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result }>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}

/** The project's own browser, listening for anyone who steers it. */
async function startBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const { executablePath = '', args = [], env } = await browserLaunch();
  // Without a graphics card its work is done by the processor, which the phone’s has not to do: plain compositing costs a tenth.
  const kept = args.filter((flag) => !/^--(use-gl|use-angle|ignore-gpu-blocklist)/.test(flag));
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'uthan-lighthouse-'));
  const flags = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--no-first-run', '--hide-scrollbars', '--disable-gpu'];
  const browser = spawn(executablePath, [...kept, ...flags, 'about:blank'], { stdio: 'ignore', env: { ...process.env, ...env } });
  const close = async (): Promise<void> => {
    const gone = once(browser, 'exit');
    browser.kill('SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const until = Date.now() + browserTimeoutMs; ;) {
    const answers = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      () => true,
      () => false,
    );
    if (answers) return { port, close };
    if (Date.now() > until) throw new Error('The browser did not start.');
    await sleep(200);
  }
}

async function lighthouseOf(): Promise<Lighthouse> {
  const home = toolFolder('lighthouse', version);
  const { default: lighthouse } = (await import(pathToFileURL(path.join(home, 'core/index.js')).href)) as { default: Lighthouse };
  return lighthouse;
}

/** Runs it several times, each in a fresh browser: one that has seen the product already is faster. */
async function look(lighthouse: Lighthouse, url: string, lng: Language): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round++) {
    const browser = await startBrowser();
    try {
      const { lhr } = await lighthouse(url, {
        port: browser.port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: categories,
        throttlingMethod: isApplied ? 'devtools' : 'simulate',
        extraHeaders: { Cookie: `${languageKey}=${lng}` },
      });
      results.push(lhr);
    } finally {
      await browser.close();
    }
  }
  return results;
}

const value = (results: readonly Result[], audit: string): number => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
const score = (results: readonly Result[], category: (typeof categories)[number]): number =>
  Math.round(100 * median(results.map((result) => result.categories[category].score ?? 0)));

function rowOf(name: string, results: readonly Result[]): string[] {
  return [
    name,
    ...categories.map((category) => String(score(results, category))),
    rounded(value(results, 'largest-contentful-paint') / 1000, 2),
    rounded(value(results, 'total-blocking-time')),
    rounded(value(results, 'cumulative-layout-shift'), 3),
    rounded(value(results, 'total-byte-weight') / 1000),
  ];
}

const running = process.argv.find((word) => word.startsWith('--url='))?.slice('--url='.length);
const isApplied = process.argv.includes('--applied');
const chosen = new Set(process.argv.slice(2).filter((word) => !word.startsWith('--')));

/** What took points, in the first round. */
function printFaults([result]: readonly Result[]): void {
  for (const category of categories) {
    for (const { id, weight } of result?.categories[category].auditRefs ?? []) {
      const audit = result?.audits[id];
      if (audit && audit.score !== null && audit.score < 1 && (weight > 0 || chosen.size > 0))
        console.log(`    ${category}: ${id} ${audit.score} ${audit.displayValue ?? ''}`);
    }
  }
}

const pages = [...inBengali.map((name) => ({ name, lng: defaultLanguage })), ...inEnglish.map((name) => ({ name, lng: 'en' as Language }))];
const lighthouse = await lighthouseOf();
const product = running === undefined ? await startProduct({ demo: true }) : { url: running, close: async () => undefined };
try {
  const ids = await publicIds(product);
  const rows: string[][] = [];
  for (const { name, lng } of pages.filter((page) => chosen.size === 0 || chosen.has(page.name))) {
    const results = await look(lighthouse, addressIn(product.url + (publicScreens[name]?.(ids) ?? '/'), lng), lng);
    const row = rowOf(lng === 'en' ? `${name}, English` : name, results);
    rows.push(row);
    console.log(row.join(' · '));
    printFaults(results);
  }
  const body = table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'kB'], rows);
  console.log(`\n${body}`);
  if (chosen.size === 0 && !isApplied) {
    writePart(
      'lighthouse',
      'Lighthouse on a phone',
      `Lighthouse ${version}, its mobile preset with simulated throttling (slow 4G, processor four times slower), the built pages with the demo, a fresh browser each time with plain compositing, median of ${rounds}. SEO of sign-in: it asks search engines to stay away, on purpose.\n\n${body}`,
    );
  }
} finally {
  await product.close();
}
