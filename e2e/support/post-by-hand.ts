// A flat posted with as few presses as it takes.
import { expect as usual, type Locator, type Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import type { Hand } from './hand.ts';
import { bengaliHome as home, step } from './wizard.ts';

const photos = 3;
/** A slow line takes its time. */
const expect = usual.configure({ timeout: 60_000 });

const chip = (page: Page, t: Translate, field: 'bedrooms' | 'bathrooms'): Locator =>
  page.getByRole('button', { name: t('posting.roomsChip', { label: t(`posting.${field}`), count: 3 }) });

/** A flat with three photographs, from the open form to the thanks; the first of its person, or not. */
export async function postByHand(page: Page, t: Translate, hand: Hand, first: boolean): Promise<void> {
  const next = page.getByRole('button', { name: t('shell.next'), exact: true });
  const apartment = page.getByRole('radio', { name: t('enums.propertyType_apartment') });
  if (first) await hand.press(page.locator('label').filter({ has: apartment }));
  else await expect(page.getByText(t('posting.proposedTitle'))).toBeVisible();
  await hand.write(page.getByLabel(t('posting.size'), { exact: true }), home.size);
  await hand.press(chip(page, t, 'bedrooms'));
  await hand.press(chip(page, t, 'bathrooms'));
  if (first) {
    await hand.write(page.getByRole('combobox', { name: t('posting.place') }), home.area.typed);
    await hand.press(page.getByRole('option').first());
  }
  await hand.press(next);
  await expect(step(page, t, 'price')).toBeVisible();
  await hand.write(page.getByLabel(t('posting.price'), { exact: true }), home.price);
  await hand.choosePhotos(page, page.locator('#images'), photos);
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(photos);
  await hand.press(next);
  await hand.press(page.getByRole('button', { name: new RegExp(t('posting.titleSuggest', { title: '.*' }).replaceAll(/[“”]/g, '.')) }).first());
  await hand.write(page.getByLabel(t('posting.description'), { exact: true }), 'দক্ষিণমুখী, লিফট আছে।');
  await hand.press(page.locator('label').filter({ has: page.getByRole('radio', { name: t('posting.readiness_newReady'), exact: true }) }));
  await hand.press(next);
  await hand.press(page.getByRole('button', { name: t('posting.submit') }));
  await expect(page.getByRole('heading', { level: 1, name: t('posting.postedTitle') })).toBeVisible();
}
