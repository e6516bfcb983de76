// Random sequences of what owner, staff, readers and time do to a post, against a small model of what has to hold.
import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PostState } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { restoreAccount, suspendAccount } from '#server/accounts/standing.ts';
import { fileName } from '#server/media/shape.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { photograph } from '#server/testing/content/posts.ts';
import { canFollow, isPublicState } from '#server/posts/rules.ts';

let server: TestApp;
let posts: PostCalls;
let photos: Buffer[];
const reporters: string[] = [];
let people = 0;

beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
  photos = await Promise.all([1, 2, 3, 4, 5, 6].map((index) => photograph(40 + index, 30)));
  for (let index = 0; index < limits.reports.hideFrom; index++) reporters.push(await server.member(`reporter-${index}`));
  // New accounts hide nothing.
  await server.database.pool.query("update users set created_at = now() - interval '8 days'");
}, 60_000);
afterAll(() => server.close());

/** What the test believes about the post. */
interface Model {
  state: PostState;
  edits: number;
  reposts: number;
  suspended: boolean;
  pictures: string[];
  prices: number[];
  price: number;
  /** The widths of everything that was ever accepted; all of it must still be there until the purge. */
  kept: Set<string>;
}

interface World {
  token: string;
  email: string;
  postId: number;
  id: string;
  ownerId: string;
}

type Step = (model: Model, world: World) => Promise<number>;

const suspension =
  (stand: 'suspend' | 'restore'): Step =>
  async (model, { ownerId }) => {
    await server.database.db.transaction().execute(async (trx) => {
      if (stand === 'suspend') await suspendAccount(server.services, trx, ownerId, { until: null, reason: 'x' });
      else await restoreAccount(server.services, trx, ownerId);
    });
    model.suspended = stand === 'suspend';
    return 200;
  };

const state =
  (requested: string): Step =>
  async (_model, { token, postId }) =>
    (await posts.setState(token, postId, requested)).statusCode;
const decision =
  (which: 'approve' | 'reject' | 'cancel'): Step =>
  async (model, { postId }) => {
    const { statusCode } = await posts.decide(postId, which);
    if (statusCode === 200 && which === 'approve' && model.prices.at(-1) !== model.price) model.prices.push(model.price);
    return statusCode;
  };

const edit =
  (kept: number, sent: number, price: number, stale: boolean): Step =>
  async (model, { token, postId, id }) => {
    const before = await posts.row(postId);
    const keep = model.pictures.slice(0, kept);
    const answer = await posts.edit(token, postId, {
      fields: { keepImages: JSON.stringify(keep), price: String(price), revision: String(stale ? before.revision + 1 : before.revision) },
      images: photos.slice(0, sent),
    });
    if (answer.statusCode !== 200) return answer.statusCode;
    expect(stale).toBe(false);
    if (before.state === 'rejected' || before.state === 'cancelled') model.reposts += 1;
    else model.edits += 1;
    const rows = await server.database.db.selectFrom('post_images').select('picture').where('post', '=', id).orderBy('position').execute();
    expect(rows.slice(0, keep.length).map(({ picture }) => picture)).toEqual(keep);
    expect(rows).toHaveLength(keep.length + sent);
    model.pictures = rows.map(({ picture }) => picture);
    for (const picture of model.pictures) model.kept.add(picture);
    model.price = price;
    return 200;
  };

const steps: Record<string, Step> = {
  hide: state('hidden'),
  show: state('live'),
  sold: state('sold'),
  rented: state('rented'),
  renew: async (_model, { token, postId }) => (await posts.renew(token, postId)).statusCode,
  remove: async (_model, { token, postId }) => (await posts.remove(token, postId)).statusCode,
  approve: decision('approve'),
  reject: decision('reject'),
  cancel: decision('cancel'),
  suspend: suspension('suspend'),
  restore: suspension('restore'),
  reportedByMany: async (_model, { postId }) => {
    const answers = await Promise.all(reporters.map((reporter) => posts.report(reporter, postId)));
    return answers[0]?.statusCode ?? 0;
  },
  halfMonth: async (_model, { postId }) => {
    await posts.age(postId, limits.posts.soldVisibleDays + 1);
    return 200;
  },
  twoMonths: async (_model, { postId }) => {
    await posts.age(postId, limits.posts.expireDays + 1);
    return 200;
  },
  jobs: async () => {
    await server.database.db
      .updateTable('pictures')
      .set({ created_at: new Date(0) })
      .execute();
    for (const job of ['posts.endDue', 'media.sweep']) await posts.doJob(job);
    return 200;
  },
};

const named = (...names: string[]) => fc.constantFrom(...names).map((name) => ({ name, run: steps[name] as Step }));

const step = fc.oneof(
  { weight: 6, arbitrary: named(...Object.keys(steps).filter((name) => name !== 'remove')) },
  // What leads on comes more often than what ends a walk.
  { weight: 4, arbitrary: named('approve', 'approve', 'reject', 'twoMonths', 'jobs') },
  { weight: 1, arbitrary: named('remove', 'jobs', 'jobs') },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 5 }), fc.boolean())
      .map(([kept, sent, price, stale]) => ({ name: `edit(${kept}, ${sent}, ${price}, ${stale})`, run: edit(kept, sent, price, stale) })),
  },
);

const visible = async (postId: number): Promise<boolean[]> => {
  const [page, found, contact] = await Promise.all([
    server.call({ url: `/api/posts/${postId}` }),
    server.call({ url: `/api/search?q=${postId}` }),
    server.call({ method: 'POST', url: `/api/posts/${postId}/contact` }),
  ]);
  return [page.statusCode === 200, (found.json() as { total: number }).total > 0, contact.statusCode === 200];
};

/** What holds after every step, whatever it was. */
async function check(model: Model, { postId, id }: World): Promise<void> {
  const { db } = server.database;
  const row = await posts.row(postId);
  if (row.state !== model.state) expect(canFollow(model.state, row.state), `${model.state} → ${row.state}`).toBe(true);
  model.state = row.state;
  expect([row.update_count, row.reposts]).toEqual([model.edits, model.reposts]);
  expect(model.edits).toBeLessThanOrEqual(limits.posts.editsMax);
  expect(model.reposts).toBeLessThanOrEqual(limits.posts.repostsMax);
  if (row.listed) expect([isPublicState(row.state), model.suspended]).toEqual([true, false]);
  const seen = await visible(postId);
  const inTime =
    row.state === 'approved'
      ? (row.expires_at ?? new Date()) > new Date()
      : Date.now() - (row.sold_at?.getTime() ?? 0) < limits.posts.soldVisibleDays * 86_400_000;
  // What ran out while its owner was suspended is not listed again, even before the job that ends it.
  if (row.state === 'approved' && !model.suspended && inTime) expect(row.listed).toBe(true);
  // Anyone who sold it has no more calls.
  expect(seen).toEqual([row.listed && inTime, row.listed, row.listed && inTime && row.state === 'approved']);
  const listing = await db.selectFrom('listings').selectAll().where('number', '=', postId).executeTakeFirstOrThrow();
  expect(listing).toMatchObject({
    kind: row.type,
    owner_id: row.owner_id,
    title: row.title,
    cover: model.pictures[0],
    state: row.state,
    changed_at: row.updated_at,
  });
  expect(listing.visible_since).toEqual(row.listed ? row.posted_at : null);
  expect(listing.visible_since !== null && (listing.visible_until === null || listing.visible_until > new Date())).toBe(row.listed && inTime);
  const pictures = await db
    .selectFrom('post_images')
    .innerJoin('pictures', 'hash', 'picture')
    .select(['hash', 'width'])
    .where('post', '=', id)
    .orderBy('position')
    .execute();
  expect(pictures.map(({ hash }) => hash)).toEqual(model.pictures);
  expect(pictures.length).toBeGreaterThanOrEqual(limits.posts.imagesMin);
  expect(pictures.length).toBeLessThanOrEqual(limits.posts.imagesMax);
  const kept = await db
    .selectFrom('pictures')
    .select(['hash', 'width'])
    .where('hash', 'in', [...model.kept])
    .execute();
  expect(kept).toHaveLength(model.kept.size);
  for (const { hash, width } of kept) expect(existsSync(path.join(server.folder, 'media', fileName(hash, width)))).toBe(true);
  const prices = await db.selectFrom('price_events').select('price').where('post', '=', id).orderBy('at').execute();
  expect(prices.map(({ price }) => price)).toEqual(model.prices);
}

async function begin(): Promise<[Model, World]> {
  const name = `walker-${++people}`;
  const token = await server.member(name);
  const postId = await posts.submit(token, { images: photos.slice(0, 2) });
  const { id, owner_id: ownerId, price } = await posts.row(postId);
  const pictures = (await posts.own(token, postId))?.images.map((image) => image.id) ?? [];
  return [
    { state: 'pending', edits: 0, reposts: 0, suspended: false, pictures, prices: [], price, kept: new Set(pictures) },
    { token, email: `${name}@example.test`, postId, id, ownerId },
  ];
}

/** A life through every state, so that no run misses one. */
const everyState = [
  ...['approve', 'twoMonths', 'jobs', 'renew', 'hide', 'show', 'sold', 'show', 'cancel'].map((name) => ({ name, run: steps[name] as Step })),
  { name: 'edit', run: edit(1, 1, 3, false) },
  ...['reject', 'remove'].map((name) => ({ name, run: steps[name] as Step })),
];

/** WALKS=500 looks longer, and each time elsewhere; without it the walks are the same ones on every change. */
const wished = process.env['WALKS'];
const walks = Number(wished ?? 30);
const seed = wished === undefined ? { seed: 20_261_121 } : {};

test(
  'no sequence of actions reaches a forbidden state, loses a picture or a price, counts an edit twice, shows what is not to be seen, or lets the register say otherwise',
  { timeout: 60_000 + walks * 5000 },
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (walk) => {
        const [model, world] = await begin();
        await check(model, world);
        for (const { name, run } of walk) {
          const status = await run(model, world);
          expect([200, 403, 404, 409, 410, 422], `${name}: ${status}`).toContain(status);
          await check(model, world);
          reached.add(model.state);
        }
      }),
      { numRuns: walks, examples: [[everyState]], ...seed },
    );
    expect([...reached].toSorted()).toEqual(expect.arrayContaining(['approved', 'cancelled', 'deleted', 'expired', 'hidden', 'pending', 'rejected', 'sold']));
  },
);
