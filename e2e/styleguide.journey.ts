// Every piece of the pages in its states, with the words that are hardest to set: nothing is cut off, and everything looks as in the
// pictures of e2e/styleguide. After a change that is meant: `npm run e2e styleguide -- --update-snapshots`, and look at them.
import { expect, test } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { cutTexts } from './support/ink.ts';
import { differences } from './support/samples.ts';
import { buildStyleguide, type Files, forceStates, openStyleguide } from './support/styleguide.ts';

const desk = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
/** `--update-snapshots` alone says `changed`. */
const keeping: ReadonlySet<string> = new Set(['all', 'changed']);
let files: Files;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  files = await buildStyleguide();
});

for (const lng of languages) {
  for (const theme of ['light', 'dark']) {
    test(`every piece looks as in its picture: ${lng}, ${theme}`, async ({ page }, { config }) => {
      await page.setViewportSize(desk);
      await openStyleguide(page, files, { lng, theme });
      await forceStates(page);
      expect(await differences(page, `${lng}-${theme}`, keeping.has(config.updateSnapshots))).toEqual([]);
    });
  }

  test(`no word is cut off in any piece, on a desk and on the narrowest phone: ${lng}`, async ({ page }) => {
    await openStyleguide(page, files, { lng, theme: 'light' });
    for (const size of [desk, narrow]) {
      await page.setViewportSize(size);
      expect(await cutTexts(page, '[data-sample]'), `at ${size.width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${size.width}`).toBe(size.width);
      for (const kind of ['sheet', 'dialog']) {
        await page.locator(`[data-sample="${kind} opener"] > button`).click();
        expect(await cutTexts(page, 'dialog[open]'), `${kind} at ${size.width}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  });
}
