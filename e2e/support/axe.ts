// How axe looks at a page: within the page itself, for violations alone, with its code brought there once. The builder brings it for
// every look and anew through a page of its own, which takes five times as long and finds the same.
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
const { source } = require('axe-core') as { source: string };

/** What axe finds wrong. Our pages hold no frames, which would need its slower way. */
export async function violationsOf(page: Page, { rule, within }: Look = {}): Promise<Violation[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([only, selector]) => {
      const options = { resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [only] } }) };
      return (await (globalThis as unknown as { axe: Axe }).axe.run(selector ?? document, options)).violations;
    },
    [rule, within] as const,
  );
}
