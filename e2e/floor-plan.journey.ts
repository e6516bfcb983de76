// A floor plan drawn by keyboard from a usual one, and what a reader does with it.
import type { Locator, Page } from '@playwright/test';
import { formatter } from '#i18n/format.ts';
import type { Translate } from '#i18n/translate.ts';
import { expect, openTab, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { approvePost } from './support/posts.ts';
import type { Account } from './support/product.ts';
import { englishHome, fillContact, fillDetails, fillLocation, fillPrice, fillType, next, open, step, submit } from './support/wizard.ts';

const home = { ...englishHome, bedrooms: '2', bathrooms: '2', size: '1000', photos: 1 };
/** Somebody new each time: what an account posted before is proposed to it. */
const personOf = (testId: string): Account => ({
  email: `floor-plan-${testId.slice(-8)}@example.test`,
  password: 'plans-of-journeys',
  name: 'Rowshan Ara',
  role: 'user',
});

test.use({ lng: 'en', viewport: { width: 1280, height: 900 } });

/** Goes on by Tab until the control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(control)}.`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Two bedrooms from a usual plan, one made wider, with a door, a window and north: no mouse. */
async function draw(page: Page, t: Translate): Promise<void> {
  const fmt = formatter('en');
  // The quality of the post has the same button beside the form.
  await press(page, step(page, t, 'details').getByRole('button', { name: t('planEditor.draw') }));
  await press(page, page.getByRole('button', { name: t('planEditor.preset_twoBed') }));
  await expect(page.getByText(t('planEditor.stated_near', { size: fmt.area(1000) }))).toBeVisible();
  const master = page.getByRole('button', { name: new RegExp(`^${t('floorPlan.room_master')}, `) });
  const before = (await master.getAttribute('aria-label')) ?? '';
  await tabTo(page, master);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(master).not.toHaveAccessibleName(before);
  const wider = (await master.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(master).toHaveAccessibleName(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(master).toHaveAccessibleName(wider);

  const openings = (kind: 'doors' | 'windows'): Locator => page.getByRole('group', { name: t(`planEditor.${kind}`), exact: true });
  for (const kind of ['doors', 'windows'] as const) {
    const own = openings(kind).getByRole('button', { name: new RegExp(`^${t('planEditor.without', { what: '' }).trim()}`) });
    const had = await own.count();
    await press(page, openings(kind).getByRole('button', { name: t('planEditor.add_left') }));
    await expect(own).toHaveCount(had + 1);
  }
  const north = page.getByLabel(t('planEditor.north'));
  await tabTo(page, north);
  await page.keyboard.type(t('planEditor.north_270'));
  await expect(north).toHaveValue('270');
  await press(page, page.getByRole('button', { name: t('planEditor.done'), exact: true }));
  await expect(page.getByRole('button', { name: t('planEditor.change') })).toBeVisible();
}

const distance = 60;

test('a plan is drawn by keyboard, its sum is compared, and a reader finds out where the bed fits', async ({ page, browser, product, t }, {
  testId,
  retry,
}) => {
  test.setTimeout(180_000);
  const person = personOf(`${testId}-${retry}`);
  await product.account(person);
  await signedIn(page, product, person);
  await page.goto('/sellpost');
  for (const [name, fill] of [
    ['type', fillType],
    ['location', fillLocation],
    ['price', fillPrice],
    ['details', fillDetails],
  ] as const) {
    await expect(step(page, t, name)).toBeVisible();
    await open(page, t, name);
    await fill(page, t, home);
    if (name === 'details') await draw(page, t);
    await next(page, t, name);
  }
  await open(page, t, 'contact');
  await fillContact(page, t, home);
  await next(page, t, 'contact');
  const id = await submit(page, t);
  await approvePost(product, id);

  // In the HTML, for those without scripts too.
  const plain = await openTab(browser, product, 'en', { javaScriptEnabled: false });
  await plain.page.goto(`/Property-Buy-Sell-Details/${id}`, { waitUntil: 'commit' });
  await expect(plain.page.getByRole('img', { name: t('floorPlan.drawn') })).toBeVisible();
  await expect(plain.page.getByRole('list', { name: t('floorPlan.rooms') })).toContainText(t('floorPlan.room_master'));
  await expect(plain.page.getByRole('button', { name: t('furniture.open') })).toBeHidden();
  await plain.context.close();

  await page.goto(`/Property-Buy-Sell-Details/${id}`);
  const plan = page.getByRole('region', { name: t('floorPlan.title') });
  await expect(plan.getByRole('img', { name: t('floorPlan.drawn') })).toBeVisible();
  await expect(plan).toContainText(t('floorPlan.sun_morning'));
  await expect(plan).toContainText(formatter('en').area(Number(home.size)));

  await press(page, plan.getByRole('button', { name: t('furniture.open') }));
  await press(page, plan.getByRole('button', { name: new RegExp(`^${t('furniture.piece_doubleBed')}`) }));
  const bed = plan.getByRole('button', { pressed: true });
  await expect(bed).toHaveAccessibleName(new RegExp(`fits in ${t('floorPlan.room_master')}`));
  await bed.scrollIntoViewIfNeeded();
  const from = await bed.boundingBox();
  if (!from) throw new Error('The bed is nowhere.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y + distance / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs(((await bed.boundingBox())?.x ?? from.x) - from.x)).toBeGreaterThan(distance / 3);
  // By key it is turned, goes from room to room, and never stands in a wall or outside; the list says the same.
  await bed.focus();
  await page.keyboard.press('r');
  const said = plan.getByRole('status');
  await expect(said).toContainText('7′ × 6′');
  for (let moved = 0; moved < 60; moved++) await page.keyboard.press('ArrowUp');
  const list = plan.getByRole('list', { name: t('furniture.list') }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  await expect(said).toContainText((await list.textContent()) ?? t('furniture.list'));
  const whole = { name: t('furniture.piece_doubleBed'), size: '7′ × 6′' };
  for (const why of ['outside', 'wall'] as const) await expect(said).not.toContainText(t(`furniture.not_${why}`, whole));
  await page.keyboard.press('Delete');
  await expect(bed).toHaveCount(0);
});
