// Fills an empty database with the demo: all people and posts at once or not at all, then the pictures, which may be
// interrupted at any moment and go on at the next start.
import { dayMs } from '#contracts/durations.ts';
import { backdateDemoAccount, seedAccounts } from '#server/accounts/seed-service.ts';
import type { Step } from '#server/platform/observability/steps.ts';
import type { Services } from '#server/platform/services.ts';
import { createPosts } from '#server/posts/bulk-service.ts';
import { indexPosts } from '#server/search/service.ts';
import { demoAccounts, ensureDemoAccounts, sellerEmail, type DemoAccount } from './accounts.ts';
import { loadArticles } from './blog.ts';
import { loadBuyer } from './buyer.ts';
import { drawFirstPictures } from './picture-work.ts';
import { demoPosts, soldEarlierPosts } from './posts.ts';
import { emailOf, posterRows, postRow, priceRows } from './rows.ts';
import { loadSharedBuilding } from './shared-building.ts';
import { hasDemoPosts, lockLoading } from './store.ts';

const sellerJoinedDays = 410;

/** Inserts people and posts unless there are demo posts already; oldest first, so that newer posts have higher numbers. */
export async function loadPosts({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLoading(trx);
    if (await hasDemoPosts(trx)) return;
    const owners = await seedAccounts(trx, posterRows(now));
    const seller = await backdateDemoAccount(trx, sellerEmail, new Date(now.getTime() - sellerJoinedDays * dayMs));
    if (seller) owners.set(sellerEmail, seller);
    const posts = [...demoPosts(), ...soldEarlierPosts()].toSorted((a, b) => b.history.submitted - a.history.submitted);
    const pairs = posts.map((post) => ({ post, row: postRow(post, owners.get(emailOf(post.owner)) ?? '', now) }));
    await createPosts(
      trx,
      pairs.map(({ row }) => row),
      pairs.flatMap(({ post, row }) => priceRows(post, row, now)),
    );
    await indexPosts(
      trx,
      pairs.filter(({ row }) => row.listed).map(({ row }) => row.id),
    );
  });
}

/**
 * Makes sure that the demo is there and returns the accounts to try it with. Pictures of what the first pages show are
 * drawn before it returns; `continuePictures` draws the rest. The step is shown where something is missing.
 */
export async function loadDemo(services: Pick<Services, 'db' | 'storage'>, step: Step): Promise<readonly DemoAccount[]> {
  if (!(await hasDemoPosts(services.db))) step.show();
  await ensureDemoAccounts(services);
  const now = new Date();
  await loadPosts(services, now);
  await loadSharedBuilding(services, now);
  await loadBuyer(services, now);
  await loadArticles(services, now);
  await drawFirstPictures(services, step);
  return demoAccounts;
}
