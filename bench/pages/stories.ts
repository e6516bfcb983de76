// What people do most, played on a phone on slow 3G: presses and typed fields are counted, and the whole time is measured, of which
// thinking and typing are left out. `npm run bench stories` writes the table; a number plays one of them.
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { measureWords } from '#i18n/measures.ts';
import { translatorOf } from '#i18n/compile.ts';
import type { Translate } from '#i18n/translate.ts';
import { codeFor } from '#e2e/support/accounts.ts';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { Hand } from '#e2e/support/hand.ts';
import { openTab } from '#e2e/support/journey.ts';
import { backToAnswers, rejectPost } from '#e2e/support/my-posts.ts';
import { searchBox, signedIn } from '#e2e/support/people.ts';
import { livePost, pendingPost, seller } from '#e2e/support/posts.ts';
import { postByHand } from '#e2e/support/post-by-hand.ts';
import { type Account, type Product, startProduct } from '#e2e/support/product.ts';
import { issuedCode, publicFirm } from '#e2e/support/reviews.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';

/** What browsers call slow 3G, and a processor four times slower. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slower = 4;
const patienceMs = 120_000;
const t: Translate = translatorOf('bn');
const soon = expect.configure({ timeout: patienceMs });

interface Scene {
  page: Page;
  product: Product;
  hand: Hand;
}

interface Story {
  name: string;
  /** Presses and typed fields on 23 November 2026, before the screens were worked over. */
  before: readonly [taps: number, typed: number];
  /** What was there already; not counted, not timed. */
  prepare?: (scene: Scene) => Promise<void>;
  play: (scene: Scene) => Promise<void>;
}

const password = 'stories-of-people';
const person = (name: string): Account => ({ email: `${name}@example.test`, password, name: 'রওশন আরা', role: 'user' });

async function comesIn({ page, product }: Scene, who: Account): Promise<void> {
  await product.account(who);
  await product.query('update users set phone = $1 where email = $2', ['01000000742', who.email]);
  await signedIn(page, product, who);
}

const titles = ['লেকের ধারে তিন বেডের ফ্ল্যাট', 'শান্ত গলিতে খোলামেলা ফ্ল্যাট', 'দক্ষিণমুখী কোণার ফ্ল্যাট'] as const;
const homes: number[] = [];
let firm = 0;
let reviewCode = '';
let refused = 0;
const [reviewer, corrector, again] = [person('reviews'), person('corrects'), person('posts-again')];

const stories: readonly Story[] = [
  {
    name: 'finds a home from the first page and calls, without an account',
    before: [5, 1],
    play: async ({ page, product, hand }) => {
      await page.goto(product.url);
      await hand.write(searchBox(page), 'ধানমন্ডি ৩ বেড ফ্ল্যাট');
      await hand.enter(searchBox(page));
      await hand.press(page.getByRole('link', { name: titles[0] }));
      await hand.press(page.locator('[data-part][data-hydrated]').getByRole('button', { name: t('shell.call'), exact: true }));
      await soon(page.getByRole('dialog').locator('a[href^="tel:"]').first()).toBeVisible();
      hand.taps += 1;
    },
  },
  {
    name: 'posts a flat with three photos for the first time',
    before: [26, 4],
    prepare: (scene) => comesIn(scene, person('posts-first')),
    play: async ({ page, product, hand }) => {
      await page.goto(`${product.url}/sellpost`);
      await postByHand(page, t, hand, true);
    },
  },
  {
    name: 'posts another flat with three photos',
    before: [26, 4],
    prepare: async (scene) => {
      await comesIn(scene, again);
      await pendingPost(scene.product, {}, 'sell', again);
    },
    play: async ({ page, product, hand }) => {
      await page.goto(`${product.url}/sellpost`);
      await postByHand(page, t, hand, false);
    },
  },
  {
    name: 'saves a home, registers on the way, and has it saved',
    before: [16, 4],
    play: async ({ page, product, hand }) => {
      const email = 'registers@example.test';
      await page.goto(`${product.url}/Property-Buy-Sell-Details/${homes[0]}`);
      const heart = page.getByRole('button', { name: t('posts.save', { title: titles[0] }) });
      await hand.press(heart.first());
      await hand.press(page.getByRole('main').getByRole('link', { name: t('accounts.register'), exact: true }));
      await soon(page).toHaveURL(/\/Register/);
      await soon(page.getByRole('heading', { name: t('accounts.emailHeading') })).toBeVisible();
      await hand.write(page.getByLabel(t('accounts.email')), email);
      await hand.press(page.getByRole('button', { name: t('accounts.sendCode') }));
      const code = page.getByLabel(t('accounts.codeLabel'));
      await soon(code).toBeVisible();
      hand.typed += 1;
      await code.pressSequentially(await codeFor(product, email));
      await hand.write(page.getByLabel(t('accounts.name'), { exact: true }), 'রফিকুল ইসলাম');
      await hand.press(page.locator('label').filter({ has: page.getByRole('radio', { name: t('enums.gender_male'), exact: true }) }));
      await hand.choose(page.getByRole('combobox', { name: measureWords.bn.dateParts.day }), '05');
      await hand.choose(page.getByRole('combobox', { name: measureWords.bn.dateParts.month }), '03');
      await hand.choose(page.getByRole('combobox', { name: measureWords.bn.dateParts.year }), '1994');
      await hand.write(page.getByLabel(t('accounts.newPassword'), { exact: true }), password);
      await hand.write(page.getByLabel(t('accounts.confirmPassword')), password);
      await hand.press(page.getByRole('button', { name: t('accounts.finish') }));
      await soon(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/${homes[0]}`));
      await soon(heart.first()).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'corrects the text and adds a photo to a post that was sent back',
    before: [11, 1],
    prepare: async (scene) => {
      await comesIn(scene, corrector);
      refused = await pendingPost(scene.product, { postTitle: titles[1], description: 'দক্ষিণমুখী, কল করুন 01712345678' }, 'sell', corrector);
      await rejectPost(scene.product, refused, 'phoneInText', 'বিবরণ থেকে নম্বরটি সরান।');
    },
    play: async ({ page, product, hand }) => {
      await page.goto(`${product.url}/user/my-properties?tab=pending-sell`);
      await hand.press(page.getByRole('link', { name: t('myPosts.fix_phoneInText') }).first());
      const description = page.getByLabel(t('posting.description'), { exact: true });
      await hand.press(description);
      hand.typed += 1;
      await description.fill('দক্ষিণমুখী, লিফট ও গ্যারেজ আছে');
      hand.taps += 1;
      await backToAnswers(page, t);
      await hand.press(page.getByRole('button', { name: t('posting.checkEdit', { name: t('posting.step_price') }) }));
      await hand.choosePhotos(page, page.locator('#images'), 1);
      await soon(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(2);
      hand.taps += 1;
      await backToAnswers(page, t);
      await hand.press(page.getByRole('button', { name: t('myPosts.submitEdit') }));
      await soon(page).toHaveURL(/\/user\/my-properties\?tab=pending-/);
    },
  },
  {
    name: 'reviews a firm with the code from its project',
    before: [5, 2],
    prepare: async (scene) => {
      firm = await publicFirm(scene.product);
      reviewCode = await issuedCode(scene.product, firm);
      await comesIn(scene, reviewer);
    },
    play: async ({ page, product, hand }) => {
      await page.goto(`${product.url}/Interior-Details/${firm}`);
      const box = page.getByRole('region', { name: t('reviews.writeTitle') });
      await hand.write(box.getByLabel(t('reviews.code')), reviewCode);
      await hand.press(box.getByRole('button', { name: t('reviews.codeNext') }));
      await hand.press(box.getByRole('radio', { name: t('reviews.stars', { rating: 4.5 }), exact: true }));
      await hand.write(box.getByLabel(t('reviews.textLabel')), 'কিচেন কেবিনেটের ফিনিশিং চমৎকার, তবে হস্তান্তরে ১২ দিন দেরি হয়েছে।');
      await hand.press(box.getByRole('button', { name: t('reviews.submit') }));
      await soon(box.getByText(t('reviews.thanksText'))).toBeVisible();
    },
  },
  {
    name: 'compares three homes from a list',
    before: [4, 0],
    play: async ({ page, product, hand }) => {
      await page.goto(`${product.url}/Property-Buy-Sell?district=dhaka`);
      for (const title of titles) await hand.press(page.getByRole('button', { name: t('posts.compare', { title }) }).first());
      await hand.press(page.getByRole('link', { name: t('posts.compareCount', { count: '৩' }) }));
      await soon(page.getByRole('region', { name: t('compare.table') }).getByRole('columnheader')).toHaveCount(4);
    },
  },
  {
    name: 'saves a search, to hear of new homes',
    before: [1, 0],
    prepare: (scene) => comesIn(scene, person('waits')),
    play: async ({ page, product, hand }) => {
      await page.goto(`${product.url}/Property-Buy-Sell?district=dhaka&bedMin=3`);
      await hand.press(page.getByRole('button', { name: t('search.save') }).first());
      await soon(page.getByText(t('search.saveDone')).first()).toBeVisible();
    },
  },
];

interface Played {
  hand: Hand;
  seconds: number;
}

async function play(browser: Browser, product: Product, story: Story): Promise<Played> {
  const { page, context } = await openTab(browser, product, 'bn', { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, locale: 'bn-BD' });
  page.setDefaultTimeout(patienceMs);
  try {
    const scene = { page, product, hand: new Hand() };
    await story.prepare?.(scene);
    const client = await context.newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', line);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const began = performance.now();
    await story.play(scene);
    return { hand: scene.hand, seconds: (performance.now() - began) / 1000 };
  } finally {
    await context.close();
  }
}

const chosen = new Set(process.argv.slice(2));
const product = await startProduct();
const browser = await chromium.launch(await browserLaunch());
try {
  for (const [at, postTitle] of titles.entries())
    homes.push(await livePost(product, { postTitle, price: String(9_500_000 + at * 700_000), size: String(1310 + at * 90) }, 'sell', seller));
  const rows: string[][] = [];
  for (const [at, story] of stories.entries()) {
    if (chosen.size > 0 && !chosen.has(String(at + 1))) continue;
    const { hand, seconds } = await play(browser, product, story);
    const row = [story.name, String(story.before[0]), `**${hand.taps}**`, String(story.before[1]), `**${hand.typed}**`, rounded(seconds, 1)];
    rows.push(row);
    console.log(row.join(' · '));
  }
  if (chosen.size === 0)
    writePart(
      'stories',
      'Stories on a phone',
      `What people do most, in Bengali on a phone of 360×800 with nothing cached, on slow 3G (400 ms, 400 kbit/s) and with a processor four times slower. A press is a tap, a key that sends, or a choice in the phone's own list (two). Seconds are everything but thinking and typing: the pages, their code, the photographs. Before: counted by hand on 23 November 2026.\n\n${table(['someone …', 'presses before', 'presses', 'typed before', 'typed', 'seconds'], rows)}`,
    );
} finally {
  await browser.close();
  await product.close();
}
