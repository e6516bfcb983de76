// The styleguide alone: its page and its files, built in memory and handed to the browser without a server.
import path from 'node:path';
import type { Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { Language } from '#i18n/language.ts';

const root = path.resolve(import.meta.dirname, '../..');
const origin = 'http://styleguide.test';

export interface Files {
  script: string;
  style: string;
  all: ReadonlyMap<string, string | Buffer>;
}

/** Builds it; the fonts are the product's own. */
export async function buildStyleguide(): Promise<Files> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    build: { write: false, minify: false, assetsInlineLimit: 0, cssCodeSplit: false, rolldownOptions: { input: 'web/testing/styleguide-alone.tsx' } },
  });
  if (!('output' in built)) throw new Error('The styleguide was not built in one piece.');
  const all = new Map(built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : Buffer.from(file.source)] as const));
  const entry = built.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  const style = [...all.keys()].find((name) => name.endsWith('.css')) ?? '';
  return { script: `/${entry}`, style, all };
}

const contentTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };

/** Opens it in the light theme; nothing else is reachable from there but the pictures of public/. */
export async function openStyleguide(page: Page, { script, style, all }: Files, lng: Language): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const html = `<!doctype html><link rel="stylesheet" href="${style}"><body class="bg-page text-ink"></body><script type="module" src="${script}"></script>`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    }
    if (pathname === '/api/areas') return route.fulfill({ json: { success: true, divisions: [] } });
    const body = all.get(pathname);
    if (body !== undefined) return route.fulfill({ contentType: contentTypes[path.extname(pathname)] ?? 'application/octet-stream', body });
    return pathname.endsWith('.svg') ? route.fulfill({ path: path.join(root, 'public', path.basename(pathname)) }) : route.fulfill({ status: 404 });
  });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`${origin}/?lng=${lng}`);
  await page.locator('[data-sample="dialog opener"]').waitFor();
  await page.locator('[data-sample="area fields"] input').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

export const themes = ['light', 'dark'] as const;

export const paintIn = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);

/** What a pointer and a keyboard make of one piece at a time, on all of them at once, until what it returns is called. */
export async function forceStates(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root: tree } = await devtools.send('DOM.getDocument', { depth: -1 });
  for (const [state, classes] of [
    ['hover', ['hover']],
    ['focus', ['focus', 'focus-visible']],
  ] as const) {
    const selector = ['button', 'a', 'input', 'select', 'textarea'].map((tag) => `[data-force="${state}"] ${tag}`).join(',');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: tree.nodeId, selector });
    for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] });
  }
  return () => devtools.detach();
}
