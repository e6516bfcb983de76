// The blog from the first article to a comment that staff remove.
import type { Page } from '@playwright/test';
import { blog } from '#contracts/blog/blog.ts';
import type { Translate } from '#i18n/translate.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { expect, test } from './support/journey.ts';
import { buyer, toast } from './support/my-posts.ts';
import { alive, signedIn } from './support/people.ts';
import { send, support, tokenOf } from './support/posts.ts';
import type { Product } from './support/product.ts';

const pages = 2;
const perPage = 9;
const rude = 'এই লেখাটা একদম ফালতু';

async function writeArticles(product: Product): Promise<void> {
  await product.account(support);
  const token = await tokenOf(product, support);
  // The one in the spotlight is above the list, not in it.
  for (let at = 0; at <= perPage * (pages - 1) + 1; at++) {
    const body = { ...articleFields, slug: `journey-${at}`, titleBn: `দলিল দেখার নিয়ম ${at}`, titleEn: `How to read a deed ${at}`, spotlight: at === 0 };
    await send(product, blog.create, { token, json: body });
  }
}

const cards = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.locator('#latest') })
    .getByRole('article');

/** From the first page through the list to the article, whose address it returns. */
async function findArticle(visitor: Page, t: Translate, title: string, slug: string): Promise<string> {
  await visitor.goto('/');
  await visitor
    .getByRole('link', { name: t('home.blog'), exact: true })
    .last()
    .click();
  await expect(visitor.getByRole('heading', { level: 2, name: t('blog.spotlight') })).toBeVisible();
  await alive(visitor);
  await expect(cards(visitor)).toHaveCount(perPage);
  await visitor.getByRole('link', { name: t('blog.more') }).click();
  await expect(cards(visitor)).toHaveCount(perPage + 1);
  await expect(visitor.getByRole('link', { name: t('blog.more') })).toHaveCount(0);

  await visitor.getByRole('searchbox', { name: t('blog.search') }).fill(title);
  await visitor.getByRole('button', { name: t('blog.searchShow') }).click();
  await expect(cards(visitor)).toHaveCount(1);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor).toHaveURL(new RegExp(`/BlogPostDetails/\\d+/${slug}$`));
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return visitor.url();
}

test.beforeAll(({ product }) => writeArticles(product));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a reader finds an article, comments, is answered and reported, and staff remove the report’s cause', async ({ page, visitor, product, t }) => {
    test.setTimeout(180_000);
    const [reader, writer] = [
      { ...buyer, email: 'blog-reader@example.test' },
      { ...buyer, email: 'blog-writer@example.test', name: 'রফিক হাসান' },
    ];
    for (const who of [reader, writer, support]) await product.account(who);
    await signedIn(visitor, product, reader);
    const address = await findArticle(visitor, t, 'দলিল দেখার নিয়ম 3', 'journey-3');

    const comments = (of: Page) => of.getByRole('region', { name: t('blog.comments') });
    await comments(visitor).scrollIntoViewIfNeeded();
    await comments(visitor).getByLabel(t('blog.writeLabel')).fill(rude);
    await comments(visitor)
      .getByRole('button', { name: t('blog.send') })
      .click();
    await expect(toast(visitor, t('errors.notice_commentShown'))).toBeVisible();
    await expect(comments(visitor).getByText(rude)).toBeVisible();

    await signedIn(page, product, writer);
    await page.goto(address);
    await comments(page).scrollIntoViewIfNeeded();
    await comments(page)
      .getByRole('button', { name: t('blog.reply') })
      .first()
      .click();
    await comments(page).getByLabel(t('blog.replyLabel')).fill('একটু ভদ্রভাবে বলুন');
    await comments(page)
      .getByRole('button', { name: t('blog.send') })
      .last()
      .click();
    // A reply has no button to reply: there is one level.
    await expect(comments(page).getByText('একটু ভদ্রভাবে বলুন')).toBeVisible();
    await expect(comments(page).getByRole('button', { name: t('blog.reply') })).toHaveCount(1);
    await comments(page)
      .getByRole('button', { name: t('reports.open_comment') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('reports.title_comment') });
    await dialog.getByRole('radio', { name: t('enums.reportReason_offensive') }).check();
    await dialog.getByRole('button', { name: t('reports.send') }).click();
    await expect(toast(page, t('errors.notice_reportReceived'))).toBeVisible();

    await signedIn(page, product, support);
    await page.goto('/admin/comments?status=live');
    await page.getByRole('button', { name: t('staffBlog.removeOf', { name: reader.name }) }).click();
    await expect(toast(page, t('staffBlog.removed'))).toBeVisible();
    await visitor.goto(address);
    await comments(visitor).scrollIntoViewIfNeeded();
    // It has a reply, so its place stays.
    await expect(comments(visitor).getByText(t('blog.commentGone'))).toBeVisible();
    await expect(comments(visitor).getByText(rude)).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ lng: 'en', viewport: { width: 360, height: 800 } });

  test('a reader finds an article', async ({ page, t }) => {
    await findArticle(page, t, 'How to read a deed 4', 'journey-4');
  });
});
