// How axe looks at a page: within the page itself, for violations alone, with its code brought there once. The builder brings it for
// every look, through a page of its own, which takes five times as long and finds the same.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

interface Look {
  /** Only this rule. */
  rule?: string;
  /** Only within what this selector finds first. */
  within?: string;
}

interface Axe {
  run(context: string | Document, options: object): Promise<{ violations: Violation[] }>;
}

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser compiles the code once for all pages of a tab; `page.evaluate` would have it compiled for each, which takes four times as long. */
async function bringAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: source, silent: true });
}

/** What axe finds wrong. Our pages hold no frames, which would need its slower way. */
export async function violationsOf(page: Page, { rule, within }: Look = {}): Promise<Violation[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await bringAxe(page);
  return page.evaluate(
    async ([only, selector]) => {
      // Nothing is fetched for it beforehand: our pages hold no sound and no film, and styles of other sites are forbidden.
      const options = { resultTypes: ['violations'], preload: false, ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [only] } }) };
      return (await (globalThis as unknown as { axe: Axe }).axe.run(selector ?? document, options)).violations;
    },
    [rule, within] as const,
  );
}
