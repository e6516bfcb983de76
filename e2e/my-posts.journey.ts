// Owning a post: what becomes of it after it was sent, and how its owner keeps it right.
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { expect, test } from './support/journey.ts';
import { backToAnswers, buyer, changePart, fillRent, heart, openMenu, ownCard, rejectPost, sendEdit, toast } from './support/my-posts.ts';
import { alive, signedIn } from './support/people.ts';
import { approvePost, flat, livePost, pendingPost, photograph, seller, send, tokenOf } from './support/posts.ts';
import { bengaliHome, fillContact, fillDetails, fillLocation, fillType, next, submit } from './support/wizard.ts';

const home = { ...bengaliHome, title: 'ধানমন্ডিতে লেকের ধারে তিন বেডের বাসা ভাড়া', price: '৪৫০০০', photos: 3 };

const lng = 'bn';
test.describe('in Bengali, on a phone', () => {
  test.use({ lng, viewport: { width: 360, height: 800 } });
  test('a home to let is posted with three photographs, and its owner sees how long the review takes', async ({ page, product, t }) => {
    test.setTimeout(120_000);
    await product.account(seller);
    await signedIn(page, product, seller);
    await page.goto('/add-rent-post');
    const steps = { type: fillType, location: fillLocation, price: fillRent, details: fillDetails, contact: fillContact } as const;
    for (const name of ['type', 'location', 'price', 'details', 'contact'] as const) {
      await steps[name](page, t, home);
      await next(page, t, name);
    }
    const id = await submit(page, t);
    await expect(page.getByText(t('posting.postedWaiting'))).toBeVisible();
    await page.getByRole('link', { name: t('posting.postedMine') }).click();
    const tab = page.getByRole('tab', { name: new RegExp(t('myPosts.tab_nonApprovedUserRentPosts')) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const card = ownCard(page, home.title);
    await expect(card.getByText(t('myPosts.reviewTitle')).first()).toBeVisible();
    await expect(card.getByRole('list', { name: t('myPosts.stepsLabel') }).getByRole('listitem')).toHaveCount(3);
    await expect(card.getByText(t('myPosts.edits_0'))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await send(product, ownPosts.remove, { token: await tokenOf(product, seller), id });
  });
});

test.describe('in Bengali', () => {
  test.use({ lng });
  test('a post is edited twice, each time waits again, and the third time is refused', async ({ page, visitor, product, t }) => {
    test.setTimeout(120_000);
    const title = `দুইবার বদলানো ফ্ল্যাট, ${lng}`;
    const id = await livePost(product, { postTitle: title });
    await signedIn(page, product, seller);
    await page.goto('/user/my-properties?tab=allowed-sell');
    await expect(ownCard(page, title).getByText(t('myPosts.edits_0'))).toBeVisible();

    await openMenu(page, t, title);
    await page.getByRole('menuitem', { name: t('myPosts.edit') }).click();
    await expect(page).toHaveURL(new RegExp(`/user/Edit-Sell-Post/${id}`));
    await changePart(page, t, 'price');
    await page.getByLabel(t('posting.price'), { exact: true }).fill('26500000');
    await page.locator('#images').setInputFiles({ name: 'second.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(2, { timeout: 30_000 });
    await backToAnswers(page, t);
    await sendEdit(page, t);
    await expect(ownCard(page, title).getByText(t('myPosts.edits_1'))).toBeVisible();
    await expect(ownCard(page, title).getByText(t('myPosts.reviewEdit'))).toBeVisible();
    const hidden = await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
    expect(hidden?.status()).toBe(404);

    await approvePost(product, id);
    await visitor.reload();
    await expect(visitor.getByText(t('posts.priceDropped', { amount: '' }).trim()).first()).toBeVisible();

    await page.goto(`/user/Edit-Sell-Post/${id}`);
    await expect(page.getByText(t('myPosts.editUses_1'))).toBeVisible();
    await changePart(page, t, 'details');
    await page.getByLabel(t('posting.description'), { exact: true }).fill(`${flat['description']} ${lng}`);
    await backToAnswers(page, t);
    await sendEdit(page, t);
    await expect(ownCard(page, title).getByText(t('myPosts.edits_2'))).toBeVisible();

    await openMenu(page, t, title);
    const edit = page.getByRole('menuitem', { name: t('myPosts.edit') });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toContainText(t('myPosts.editLimit'));
    await page.keyboard.press('Escape');
    await page.goto(`/user/Edit-Sell-Post/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: t('myPosts.limitTitle') })).toBeVisible();
    const { images } = (await send<{ post: { images: { id: string }[] } }>(product, ownPosts.get, { token: await tokenOf(product, seller), id })).post;
    expect(images).toHaveLength(2);
  });

  test('a post that was sent back opens at what is wrong, is not sent unchanged, is corrected, approved and seen', async ({ page, visitor, product, t }) => {
    test.setTimeout(120_000);
    const title = `ফেরত আসা ফ্ল্যাট, ${lng}`;
    const id = await pendingPost(product, { postTitle: title, description: 'দক্ষিণমুখী, কল করুন 01712345678' });
    const note = 'বিবরণ থেকে নম্বরটি সরান।';
    await rejectPost(product, id, 'phoneInText', note);
    await signedIn(page, product, seller);
    await page.goto('/user/my-properties?tab=pending-sell');
    const card = ownCard(page, title);
    await expect(card.getByText(t('myPosts.reason_phoneInText'))).toBeVisible();
    await expect(card.getByText(note)).toBeVisible();
    await expect(card.getByRole('link', { name: t('myPosts.fix_phoneInText') })).toHaveAttribute('href', new RegExp(`/user/Edit-Sell-Post/${id}`));

    await page.goto('/user/my-inbox');
    const notice = page
      .getByRole('article')
      .filter({ hasText: title })
      .filter({ hasText: t('notifications.rejectedTitle') });
    await notice.getByRole('link', { name: t('notifications.detailsOf', { title: t('notifications.rejectedTitle') }) }).click();
    await expect(page).toHaveURL(new RegExp(`/user/Edit-Sell-Post/${id}#step-details$`));
    const description = page.getByLabel(t('posting.description'), { exact: true });
    await expect(description).toBeFocused();
    await expect(page.getByText(note)).toBeVisible();

    await backToAnswers(page, t);
    await page.getByRole('button', { name: t('myPosts.submitEdit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('myPosts.nothingCorrected') })).toBeVisible();
    await page.getByRole('button', { name: t('myPosts.fix_phoneInText') }).click();
    await expect(description).toBeFocused();
    await description.fill('দক্ষিণমুখী, লিফট ও গ্যারেজ আছে');
    await backToAnswers(page, t);
    await sendEdit(page, t);
    // Correcting is no edit, and what was refused has cost nothing.
    await expect(ownCard(page, title).getByText(t('myPosts.edits_0'))).toBeVisible();
    const { reposts } = (await send<{ post: { reposts: number } }>(product, ownPosts.get, { token: await tokenOf(product, seller), id })).post;
    expect(reposts).toBe(1);

    await approvePost(product, id);
    await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a deleted post is gone for somebody who saved it, who can clear it away', async ({ page, visitor, product, t }) => {
    test.setTimeout(90_000);
    const title = `মুছে ফেলা ফ্ল্যাট, ${lng}`;
    const id = await livePost(product, { postTitle: title });
    await product.account(buyer);
    await signedIn(visitor, product, buyer);
    await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
    await alive(visitor);
    await heart(visitor, t, title).click();
    await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'true');
    await visitor.goto('/user/my-saved-posts');
    await expect(visitor.getByRole('link', { name: title })).toBeVisible();

    await signedIn(page, product, seller);
    await page.goto('/user/my-properties?tab=allowed-sell');
    await expect(ownCard(page, title).getByText(t('myPosts.saves', { count: 1 }))).toBeVisible();
    await openMenu(page, t, title);
    await page.getByRole('menuitem', { name: t('myPosts.remove') }).click();
    const dialog = page.getByRole('dialog', { name: t('myPosts.removeTitle') });
    await expect(dialog).toContainText(t('myPosts.removeSaves', { count: 1 }));
    await dialog.getByRole('button', { name: t('myPosts.remove') }).click();
    await expect(toast(page, t('errors.notice_postRemoved'))).toBeVisible();
    await expect(ownCard(page, title)).toHaveCount(0);

    await visitor.reload();
    const gone = visitor.getByRole('region', { name: t('saved.goneTitle') });
    await expect(gone.getByRole('listitem').filter({ hasText: title })).toContainText(t('errors.notice_postGone'));
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
    await gone.getByRole('button', { name: t('saved.remove', { title }) }).click();
    await expect(toast(visitor, t('errors.notice_savedRemoved'))).toBeVisible();
    await expect(gone).toHaveCount(0);
  });

  test('whoever saves while signed out comes back after signing in, and the post is saved', async ({ visitor, product, t }) => {
    const title = `সেভ করা ফ্ল্যাট, ${lng}`;
    const id = await livePost(product, { postTitle: title });
    await product.account(buyer);
    const place = `/Property-Buy-Sell-Details/${id}`;
    await visitor.goto(place);
    await alive(visitor);
    await heart(visitor, t, title).click();
    await expect(visitor).toHaveURL(/\/SignIn\?return=/);
    await visitor.getByLabel(t('accounts.email'), { exact: true }).fill(buyer.email);
    await visitor.getByLabel(t('accounts.password'), { exact: true }).fill(buyer.password);
    await visitor
      .getByRole('main')
      .getByRole('button', { name: t('shell.signIn') })
      .click();
    await expect(visitor).toHaveURL(new RegExp(`${place}$`));
    await expect(toast(visitor, t('posts.saveDone'))).toBeVisible();
    await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'true');
    await visitor.goto('/user/my-saved-posts');
    await expect(visitor.getByRole('link', { name: title })).toBeVisible();
  });
});

test('of two windows that edit one post the second is told, and overwrites nothing', async ({ page, context, product, t }) => {
  const id = await livePost(product, { postTitle: 'দুই জানালায় খোলা ফ্ল্যাট' });
  await signedIn(page, product, seller);
  const second = await context.newPage();
  await second.addInitScript(([key, value]) => localStorage.setItem(key, value), ['userToken', await tokenOf(product, seller)] as const);
  await second.goto(`/user/Edit-Sell-Post/${id}`);
  await changePart(second, t, 'details');
  await second.getByLabel(t('posting.postTitle'), { exact: true }).fill('দ্বিতীয় জানালার শিরোনাম');

  const form = new FormData();
  for (const [name, value] of Object.entries({ ...flat, postTitle: 'প্রথম জানালার শিরোনাম' })) form.append(name, value);
  const token = await tokenOf(product, seller);
  const { images } = (await send<{ post: { images: { id: string }[] } }>(product, ownPosts.get, { token, id })).post;
  form.append('keepImages', JSON.stringify(images.map((image) => image.id)));
  await send(product, ownPosts.update, { token, id, form });

  await backToAnswers(second, t);
  await second.getByRole('button', { name: t('myPosts.submitEdit') }).click();
  await expect(second.getByRole('alert').filter({ hasText: t('myPosts.changedTitle') })).toBeVisible();
  await second
    .getByRole('button', { name: t('myPosts.openPresent') })
    .first()
    .click();
  await expect(second.getByRole('definition').filter({ hasText: 'প্রথম জানালার শিরোনাম' })).toBeVisible();
  await expect(second.getByText('দ্বিতীয় জানালার শিরোনাম')).toHaveCount(0);
});
