// Every piece of the pages in its states, with the words that are hardest to set: nothing is cut off, and everything looks as in the
// pictures of e2e/styleguide. After a change that is meant: `npm run e2e styleguide -- --update-snapshots`, and look at them.
import { expect, type Page, test } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { cutTexts } from './support/ink.ts';
import { unlistedPairs } from './support/painted.ts';
import { differences } from './support/samples.ts';
import { buildStyleguide, type Files, forceStates, openStyleguide, paintIn, themes } from './support/styleguide.ts';

const desk = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
/** `--update-snapshots` alone says `changed`. */
const keeping: ReadonlySet<string> = new Set(['all', 'changed']);
let files: Files;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  files = await buildStyleguide();
});

async function expectWhole(page: Page, size: typeof desk): Promise<void> {
  await page.setViewportSize(size);
  expect.soft(await cutTexts(page, '[data-sample]'), `at ${size.width}`).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${size.width}`).toBe(size.width);
  for (const kind of ['sheet', 'dialog']) {
    await page.locator(`[data-sample="${kind} opener"] > button`).click();
    expect.soft(await cutTexts(page, 'dialog[open]'), `${kind} at ${size.width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

for (const lng of languages) {
  test(`every piece looks as in its picture in light and dark, and no word is cut off on a desk and on the narrowest phone: ${lng}`, async ({ page }, {
    config,
  }) => {
    await page.setViewportSize(desk);
    await openStyleguide(page, files, lng);
    const letGo = await forceStates(page);
    for (const theme of themes) {
      await paintIn(page, theme);
      expect.soft(await differences(page, `${lng}-${theme}`, keeping.has(config.updateSnapshots)), theme).toEqual([]);
    }
    expect.soft(await unlistedPairs(page), 'pairs of colours that web/styles/colour-pairs.ts does not list').toEqual([]);
    await letGo();
    await paintIn(page, 'light');
    for (const size of [desk, narrow]) await expectWhole(page, size);
  });
}
