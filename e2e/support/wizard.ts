// A post written in the wizard, step by step, as a person does it.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { alive, chooseArea } from './people.ts';
import { photograph } from './posts.ts';

export interface Home {
  title: string;
  description: string;
  /** As typed, in either digits. */
  size: string;
  price: string;
  bedrooms: string;
  bathrooms: string;
  area: { typed: string; shown: string };
  street: string;
  phone: string;
  photos: number;
}

export const bengaliHome: Home = {
  title: 'ধানমন্ডি ৯/এ-তে লেকমুখী ফ্ল্যাট, সকালের রোদসহ',
  description: 'ধানমন্ডি লেক থেকে ৪ মিনিট হাঁটাপথ। ৩ বেড, ৩ বাথ, ২ বারান্দা, দক্ষিণমুখী। লিফট ও জেনারেটর আছে।',
  size: '১৮৫০',
  price: '২৭৮০০০০০',
  bedrooms: '৩',
  bathrooms: '৩',
  area: { typed: 'ধানমন্ডি', shown: 'ধানমন্ডি' },
  street: '৯/এ',
  phone: '০১০০০০০০৭৪২',
  photos: 3,
};

export const englishHome: Home = {
  title: 'Quiet lakeside flat with morning sun in Uttara',
  description: 'Four minutes on foot from the lake. 3 bed, 3 bath, 2 balconies, south facing. Lift and generator.',
  size: '1560',
  price: '19500000',
  bedrooms: '3',
  bathrooms: '3',
  area: { typed: 'uttara', shown: 'Uttara' },
  street: 'Sector 11',
  phone: '01000000753',
  photos: 2,
};

const stepNames = ['type', 'location', 'price', 'details', 'contact', 'check'] as const;
type Step = (typeof stepNames)[number];
/** What a phone shows at once. */
const screens = { type: 'type', location: 'type', price: 'price', details: 'details', contact: 'details', check: 'check' } as const satisfies Record<
  Step,
  Step
>;
const screenNames = ['type', 'price', 'details', 'check'] as const;
const screenKeys = { type: 'posting.screen_location', price: 'posting.step_price', details: 'posting.screen_contact', check: 'posting.step_check' } as const;

/** Whether the screen has room for all steps on one page. */
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024;

/** The part of the page that holds the named step: on a phone a screen, which may hold two. */
export function step(page: Page, t: Translate, name: Step): Locator {
  const said = isWide(page)
    ? { number: stepNames.indexOf(name) + 1, total: stepNames.length, name: t(`posting.step_${name}`) }
    : { number: screenNames.indexOf(screens[name]) + 1, total: screenNames.length, name: t(screenKeys[screens[name]]) };
  return page.getByRole('region', { name: t('posting.stepOf', said) });
}

/** On from a step: to the next screen of a phone, where it ends one; on a wide screen to the part that comes next. */
export async function next(page: Page, t: Translate, from: Step): Promise<void> {
  if (isWide(page)) {
    const following = stepNames[stepNames.indexOf(from) + 1] ?? 'check';
    await step(page, t, from)
      .getByRole('button', { name: t('posting.partNext', { name: t(`posting.step_${following}`) }) })
      .click();
  } else if (from !== 'type' && from !== 'details') await page.getByRole('button', { name: t('shell.next'), exact: true }).click();
}

/** Opens a part of a wide screen that is folded. */
export async function open(page: Page, t: Translate, name: Step): Promise<void> {
  const head = step(page, t, name).getByRole('button', { expanded: false });
  if (isWide(page) && (await head.count()) > 0) await head.first().click();
}

export async function fillType(page: Page, t: Translate, home: Home): Promise<void> {
  await alive(page);
  await page.getByRole('radio', { name: t('enums.propertyType_apartment') }).check();
  await page.getByLabel(t('posting.size'), { exact: true }).fill(home.size);
  await page.getByLabel(t('posting.bedrooms'), { exact: true }).fill(home.bedrooms);
  await page.getByLabel(t('posting.bathrooms'), { exact: true }).fill(home.bathrooms);
}

export async function fillLocation(page: Page, t: Translate, home: Home): Promise<void> {
  // Taken over from the last post it is one line on a phone.
  const change = step(page, t, 'location').getByRole('button', { name: t('posting.change'), exact: true });
  if (await change.isVisible()) await change.click();
  await chooseArea(page, t('areas.subDistrict'), home.area.typed, new RegExp(`^${home.area.shown}`));
  await page.getByLabel(t('posting.street')).fill(home.street);
}

/** Price and photographs; ends when every photograph is ready. */
export async function fillPrice(page: Page, t: Translate, home: Home): Promise<void> {
  await page.getByLabel(t('posting.price'), { exact: true }).fill(home.price);
  const buffer = await photograph();
  const files = Array.from({ length: home.photos }, (_, at) => ({ name: `home-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page.locator('#images').setInputFiles(files);
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(home.photos, { timeout: 30_000 });
}

export async function fillDetails(page: Page, t: Translate, home: Home): Promise<void> {
  await page.getByLabel(t('posting.postTitle'), { exact: true }).fill(home.title);
  await page.getByLabel(t('posting.description'), { exact: true }).fill(home.description);
  await page.getByRole('radio', { name: t('posting.readiness_newReady'), exact: true }).check();
  // A phone has folded what nobody must answer.
  if (!isWide(page)) await page.locator('summary', { hasText: t('posting.furtherTitle') }).click();
  await page.getByRole('checkbox', { name: t('enums.facility_generator') }).check();
}

export async function fillContact(page: Page, t: Translate, home: Home): Promise<void> {
  await page.getByRole('radio', { name: t('enums.postedBy_owner'), exact: true }).check();
  await page.getByLabel(t('posting.primaryContact')).fill(home.phone);
}

const steps = [
  ['type', fillType],
  ['location', fillLocation],
  ['price', fillPrice],
  ['details', fillDetails],
  ['contact', fillContact],
] as const;

/** All six steps up to the last look, where nothing is sent yet. */
export async function fillAll(page: Page, t: Translate, home: Home): Promise<void> {
  for (const [name, fill] of steps) {
    await expect(step(page, t, name)).toBeVisible();
    await open(page, t, name);
    await fill(page, t, home);
    await next(page, t, name);
  }
  await expect(step(page, t, 'check')).toBeVisible();
}

/** Sends the post from the last look. Returns its number. */
export async function submit(page: Page, t: Translate): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST' && /\/api\/posts\/(sell|rent)$/.test(response.url()));
  await page
    .getByRole('button', { name: t('posting.submit') })
    .first()
    .click();
  const { PostID } = (await (await answer).json()) as { PostID: number };
  await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeVisible();
  return PostID;
}
