// What a hand does on a phone: presses, of which some open a box that is typed into. Counted, not estimated.
import type { Locator, Page } from '@playwright/test';
import { photograph } from './posts.ts';

export class Hand {
  taps = 0;
  typed = 0;

  async press(control: Locator): Promise<void> {
    this.taps += 1;
    await control.click();
  }

  async write(box: Locator, text: string): Promise<void> {
    await this.press(box);
    this.typed += 1;
    await box.pressSequentially(text);
  }

  /** The key at the corner of the phone's keyboard. */
  async enter(box: Locator): Promise<void> {
    this.taps += 1;
    await box.press('Enter');
  }

  /** The phone's own list: a press that opens it and one on what is chosen. */
  async choose(list: Locator, value: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(value);
  }

  /** The phone's own chooser, which `opener` opens: a press on each picture and one on “done”. */
  async choosePhotos(page: Page, opener: Locator, count: number): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.press(opener);
    const buffer = await photograph();
    await (await chooser).setFiles(Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    this.taps += count + 1;
  }
}
