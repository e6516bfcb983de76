import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Firm } from '#contracts/offers/interiors.ts';
import type { OwnReview } from '#contracts/offers/reviews.ts';
import { translatorOf } from '#i18n/compile.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { photo, sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let staff: string;
let customer: string;
let there: ReturnType<typeof sharedBuilding>;
beforeAll(async () => {
  server = await testApp();
  [staff, customer] = await Promise.all([server.member('clerk', 'support'), server.member('customer')]);
  there = sharedBuilding(server, staff, await server.member('owner-giver', 'admin'));
});
afterAll(() => server.close());

const firmOf = async (PostID: number): Promise<Firm> => ((await server.call({ url: `/api/interiors/${PostID}` })).json() as { firm: Firm }).firm;
const own = async (token = customer): Promise<OwnReview[]> =>
  ((await server.call({ url: '/api/profile/getUserPostsReview', token })).json() as { reviews: OwnReview[] }).reviews;
const check = (PostID: number, code: string, token = customer) =>
  server.call({ method: 'POST', url: `/api/interiors/${PostID}/reviews/verifyCode`, payload: { code }, token });
const change = (id: string, fields: Record<string, string>, token = customer, files: readonly Buffer[] = []) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const bytes of files) body.append('images', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return server.call({ method: 'PUT', url: `/api/profile/updateUserPostReview/${id}`, payload: body as never, token });
};

test('where there are none, one’s own reviews say so in the same words in every language', async () => {
  const [token, writer] = [await server.member('silent'), await server.member('eloquent')];
  await there.review(await there.firm(), writer);
  const said = async (who: string, lng: 'bn' | 'en') => (await server.call({ url: '/api/profile/getUserPostsReview', token: who, lng })).json() as object;
  for (const lng of ['bn', 'en'] as const) {
    expect(await said(token, lng)).toEqual({ success: true, interiorPosts: [], reviews: [], message: 'User Reviews not found' });
    expect(await said(writer, lng)).toMatchObject({ message: translatorOf(lng)('errors.notice_reviewsFound') });
  }
});

describe('a code', () => {
  test('is shown once, grouped, and typed in any way', async () => {
    const firm = await there.firm();
    const code = await there.code(firm);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const codes = await server.call({ url: `/api/admin/reviewCodes?PostID=${firm}`, token: staff });
    expect(codes.body).not.toContain(code);
    expect(codes.json()).toMatchObject({ items: [{ project: 'Office', month: '2026-03', state: 'issued' }] });
    expect((await check(firm, ` ${code.toLowerCase().replace('-', ' ')} `)).json()).toMatchObject({ success: true, project: 'Office', month: '2026-03' });
  });

  test('is refused by the reason: guessed, of another firm, voided, expired, used', async () => {
    const [firm, other] = [await there.firm(), await there.firm()];
    const refused = async (PostID: number, code: string) => {
      const answer = await check(PostID, code);
      return [answer.statusCode, (answer.json() as { message: string }).message];
    };
    expect(await refused(firm, 'ZZZZ-ZZZZ')).toEqual([400, 'This code isn’t correct. Please check it and try again.']);
    expect(await refused(other, await there.code(firm))).toEqual([400, 'This code is for another firm. Please use it on that firm’s page.']);
    const voided = await there.code(firm);
    const { items } = (await server.call({ url: `/api/admin/reviewCodes?PostID=${firm}`, token: staff })).json() as { items: { _id: string }[] };
    await server.call({ method: 'DELETE', url: `/api/admin/reviewCodes/${items[0]?._id}`, token: staff });
    expect(await refused(firm, voided)).toEqual([400, 'This code was cancelled. Please call customer care.']);
    const expired = await there.code(firm);
    await server.database.pool.query("update review_codes set expires_at = now() - interval '1 second' where firm = $1 and voided_at is null", [firm]);
    expect(await refused(firm, expired)).toEqual([410, 'This code has expired. Please call customer care for a new one.']);
    const used = await there.code(firm);
    const reviewTicket = await there.ticket(firm, used, customer);
    await server.call({
      method: 'POST',
      url: `/api/interiors/${firm}/reviews`,
      payload: { reviewTicket, rating: 5, review: 'অফিসের কাজ দারুণ' },
      token: customer,
    });
    expect(await refused(firm, used)).toEqual([400, 'This code has already been used. Each code can be used for one review.']);
  });

  test('may be guessed five times an hour, and right ones cost nothing', async () => {
    const strict = await testApp({ rateLimits: true });
    const [clerk, guesser] = await Promise.all([strict.member('clerk', 'support'), strict.member('guesser')]);
    const building = sharedBuilding(strict, clerk);
    const firm = await building.firm();
    const tryCode = (code: string) => strict.call({ method: 'POST', url: `/api/interiors/${firm}/reviews/verifyCode`, payload: { code }, token: guesser });
    for (let at = 0; at < 6; at++) expect((await tryCode(await building.code(firm))).statusCode).toBe(200);
    for (let at = 0; at < 5; at++) expect((await tryCode('ZZZZ-ZZZ2')).statusCode).toBe(400);
    expect((await tryCode(await building.code(firm))).statusCode).toBe(429);
    await strict.close();
  });

  test('is mailed to the customer where an email is given', async () => {
    const firm = await there.firm();
    await server.call({
      method: 'POST',
      url: '/api/admin/reviewCodes',
      payload: { PostID: firm, project: 'Kitchen', email: 'buyer@example.test' },
      token: staff,
    });
    const { rows } = await server.database.pool.query("select about::text from mails where recipient = 'buyer@example.test'");
    expect(rows).toHaveLength(1);
    expect(await server.runJobs()).toEqual([]);
  });

  test('is no way to review one’s own firm', async () => {
    const owner = await server.member('firm-keeper');
    const { userData } = (await server.call({ url: '/api/profile', token: owner })).json() as { userData: { _id: string } };
    const firm = await there.firm({ owner: userData._id });
    expect((await check(firm, await there.code(firm), owner)).statusCode).toBe(403);
  });
});

describe('a review', () => {
  test('waits, is shown as verified once approved, and changes the rating of its firm', async () => {
    const firm = await there.firm();
    const id = await there.review(firm, customer, 4.5);
    expect(await firmOf(firm)).toMatchObject({ averageRating: 0, totalRatings: 0, reviews: [], codesIssued: 1, reviewsLeft: 1 });
    expect((await own()).find(({ _id }) => _id === id)).toMatchObject({ approval: false, status: 'pending', approvedAt: null, rating: 4.5 });
    expect((await there.approve(id)).statusCode).toBe(200);
    expect(await firmOf(firm)).toMatchObject({
      averageRating: 4.5,
      totalRatings: 1,
      reviews: [{ _id: id, verified: true, project: 'Office', month: '2026-03', reviewer: { name: 'Test Person' }, firmResponse: null }],
    });
    const inbox = await server.call({ url: '/api/notifications/getUserNotifications', token: customer });
    expect(inbox.json()).toMatchObject({ data: [{ kind: 'review_approved', link: `/Interior-Details/${firm}` }] });
  });

  test('that is edited keeps its rating and waits again; without a change nothing happens', async () => {
    const firm = await there.firm();
    const id = await there.review(firm, customer, 3);
    await there.approve(id);
    const same = await change(id, { review: 'কিচেন কেবিনেটের ফিনিশিং চমৎকার।', keepImages: '[]' });
    expect([same.statusCode, (same.json() as { message: string }).message]).toEqual([409, 'No changes made to the review']);
    const changed = await change(id, { review: 'হস্তান্তরে ১২ দিন দেরি হয়েছে।', keepImages: '[]' });
    expect(changed.json()).toMatchObject({ success: true, message: 'Review updated successfully!', review: { approval: false, rating: 3 } });
    expect(await firmOf(firm)).toMatchObject({ averageRating: 0, totalRatings: 0 });
    expect((await there.approve(id, 1)).statusCode).toBe(409);
    expect((await there.approve(id, 2)).statusCode).toBe(200);
  });

  test('has at most two pictures, counting those that stay', async () => {
    const firm = await there.firm();
    const id = await there.review(firm, customer);
    const review = 'রান্নাঘর আর বসার ঘরের ছবি দিলাম।';
    const [red, green, blue] = await Promise.all(['#b4431f', '#0b5b45', '#1b5e9e'].map(photo));
    const two = await change(id, { review, keepImages: '[]' }, customer, [red as Buffer, green as Buffer]);
    const { images } = (two.json() as { review: OwnReview }).review;
    expect(images).toHaveLength(2);
    const third = await change(id, { review, keepImages: JSON.stringify(images) }, customer, [blue as Buffer]);
    expect([third.statusCode, (third.json() as { fields: object }).fields]).toEqual([422, { images: 'Maximum 2 images allowed.' }]);
    const swapped = await change(id, { review, keepImages: JSON.stringify(images.slice(1)), removeImages: JSON.stringify(images.slice(0, 1)) }, customer, [
      blue as Buffer,
    ]);
    expect((swapped.json() as { review: OwnReview }).review.images).toEqual([images[1], expect.stringContaining('/media/')]);
    const text = await change(id, { review, keepImages: '[]' }, customer, [Buffer.from('<svg onload="alert(1)"></svg> and some more text')]);
    expect([text.statusCode, (text.json() as { fields: object }).fields]).toEqual([415, { images: 'Please upload only image files.' }]);
  });

  test('is its writer’s alone', async () => {
    const firm = await there.firm();
    const id = await there.review(firm, customer);
    const stranger = await server.member('stranger');
    expect((await change(id, { review: 'not mine at all', keepImages: '[]' }, stranger)).statusCode).toBe(404);
    expect((await server.call({ method: 'DELETE', url: `/api/reviews/${id}`, token: stranger })).statusCode).toBe(404);
    expect((await server.call({ method: 'DELETE', url: `/api/reviews/${id}`, token: customer })).json()).toEqual({
      success: true,
      message: 'Review deleted successfully!',
    });
    expect((await own()).some(({ _id }) => _id === id)).toBe(false);
  });

  test('that is rejected says why, and can be corrected', async () => {
    const firm = await there.firm();
    const id = await there.review(firm, customer);
    const rejected = await server.call({
      method: 'PUT',
      url: `/api/admin/reviews/${id}/reject`,
      payload: { reason: 'notAboutWork', note: 'Write about the work' },
      token: staff,
    });
    expect(rejected.statusCode).toBe(200);
    expect((await own()).find(({ _id }) => _id === id)).toMatchObject({
      approval: false,
      status: 'rejected',
      reason: 'notAboutWork',
      reasonNote: 'Write about the work',
    });
    expect((await change(id, { review: 'এবার কাজের কথাই লিখলাম।', keepImages: '[]' })).json()).toMatchObject({ review: { status: 'pending', reason: null } });
  });

  test('is answered once by the firm, which may change it for a day', async () => {
    const owner = await server.member('answering');
    const { userData } = (await server.call({ url: '/api/profile', token: owner })).json() as { userData: { _id: string } };
    const firm = await there.firm({ owner: userData._id });
    const id = await there.review(firm, customer);
    const answer = (text: string, token = owner) => server.call({ method: 'PUT', url: `/api/reviews/${id}/response`, payload: { text }, token });
    expect((await answer('too early')).statusCode).toBe(409);
    await there.approve(id);
    expect((await answer('ধন্যবাদ', customer)).statusCode).toBe(404);
    expect((await answer('ধন্যবাদ')).statusCode).toBe(200);
    expect((await answer('দেরির জন্য দুঃখিত')).statusCode).toBe(200);
    expect((await firmOf(firm)).reviews[0]?.firmResponse?.text).toBe('দেরির জন্য দুঃখিত');
    await server.database.pool.query("update reviews set responded_at = now() - interval '25 hours' where id = $1", [id]);
    expect((await answer('too late')).statusCode).toBe(409);
    const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token: customer })).json() as { data: { kind: string }[] };
    expect(data.filter(({ kind }) => kind === 'firm_response')).toHaveLength(1);
  });

  test('is found by what it has, in every order, and only those that have it are counted', async () => {
    const owner = await server.member('filtered-owner');
    const { userData } = (await server.call({ url: '/api/profile', token: owner })).json() as { userData: { _id: string } };
    const firm = await there.firm({ owner: userData._id });
    const text = 'রান্নাঘরের কাজ ভালো হয়েছে।';
    const ids: string[] = [];
    for (const rating of [2, 5, 4, 3]) ids.push(await there.review(firm, customer, rating));
    const [plain = '', best = '', answered = '', waiting = ''] = ids;
    for (const id of [plain, best, waiting]) await change(id, { review: text, keepImages: '[]' }, customer, id === plain ? [] : [await photo('#b4431f')]);
    await Promise.all([there.approve(plain, 2), there.approve(best, 2), there.approve(answered)]);
    await server.call({ method: 'PUT', url: `/api/reviews/${answered}/response`, payload: { text: 'ধন্যবাদ' }, token: owner });
    await server.call({ method: 'PUT', url: `/api/reviews/${plain}/response`, payload: { text: 'দুঃখিত' }, token: owner });
    const listed = async (query: string) => {
      const answer = (await server.call({ url: `/api/interiors/${firm}/reviews?${query}` })).json() as { items: { _id: string }[]; pagination: object };
      return [answer.items.map(({ _id }) => _id), answer.pagination];
    };
    expect(await listed('with=photos')).toEqual([[best], expect.objectContaining({ total: 1 })]);
    expect(await listed('with=response&sort=lowest')).toEqual([[plain, answered], expect.objectContaining({ total: 2 })]);
    expect(await listed('with=response&sort=highest&limit=1&page=2')).toEqual([[plain], expect.objectContaining({ page: 2, limit: 1, total: 2 })]);
    expect(await listed('with=&sort=lowest')).toEqual([[plain, answered, best], expect.objectContaining({ total: 3 })]);
    const unknown = await server.call({ url: `/api/interiors/${firm}/reviews?with=anything` });
    expect([unknown.statusCode, Object.keys((unknown.json() as { fields: object }).fields)]).toEqual([422, ['with']]);
  });

  test('stays when its writer leaves, under nobody’s name', async () => {
    const firm = await there.firm();
    const leaver = await server.member('leaver');
    const id = await there.review(firm, leaver, 2);
    await there.approve(id);
    await server.database.db
      .updateTable('users')
      .set({ leaves_at: new Date(Date.now() + 86_400_000) })
      .where('email', '=', 'leaver@example.test')
      .execute();
    expect(await firmOf(firm)).toMatchObject({ averageRating: 2, reviews: [{ _id: id, reviewer: null }] });
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['an empty text', { review: '   ' }, 'review', 'Please write a review'],
    ['four letters', { review: ' ভালো' }, 'review', 'Review must have at least 5 characters'],
    ['501 letters', { review: 'ক'.repeat(501) }, 'review', 'Review cannot exceed 500 characters'],
    ['no rating', { rating: '' }, 'rating', 'Please give a rating'],
    ['a quarter of a star', { rating: 4.25 }, 'rating', expect.any(String) as unknown as string],
    ['no ticket', { reviewTicket: '' }, 'reviewTicket', 'Please enter the code before rating'],
  ])('with %s is refused at its field', async (_what, fields, field, message) => {
    const firm = await there.firm();
    const reviewTicket = await there.ticket(firm, await there.code(firm), customer);
    const answer = await server.call({
      method: 'POST',
      url: `/api/interiors/${firm}/reviews`,
      payload: { reviewTicket, rating: 4, review: 'ভালো কাজ', ...fields },
      token: customer,
    });
    expect(answer.statusCode).toBe(422);
    expect((answer.json() as { fields: Record<string, string> }).fields[field]).toEqual(message);
  });
});

describe('the rating', () => {
  test('is the arithmetic of approved reviews, also when fifty are decided and deleted at once', async () => {
    const firm = await there.firm();
    const { rows } = await server.database.pool.query<{ id: string; rating: number }>(
      `with codes as (
         insert into review_codes (id, firm, code_hash, project, month, issued_by, expires_at, used_at)
         select gen_random_uuid(), $1::bigint, sha256(($1::text || '-' || at)::bytea), 'Office', '2026-03', (select id from users limit 1), now(), now()
         from generate_series(1, 50) at returning id)
       insert into reviews (id, firm, user_id, code, rating, text)
       select gen_random_uuid(), $1::bigint, (select id from users where email = 'customer@example.test'), id, (row_number() over () - 1) % 10 / 2.0 + 0.5, 'Good work'
       from codes returning id, rating`,
      [String(firm)],
    );
    const ids = rows.map(({ id }) => id);
    const ratings = rows.map(({ rating }) => rating);
    await Promise.all(
      ids.map((id, index) => (index % 3 === 0 ? server.call({ method: 'DELETE', url: `/api/reviews/${id}`, token: customer }) : there.approve(id))),
    );
    const left = ratings.filter((_, index) => index % 3 !== 0);
    const mean = left.reduce((sum, rating) => sum + rating, 0) / left.length;
    const { averageRating, totalRatings, histogram } = await firmOf(firm);
    expect(averageRating).toBeCloseTo(Math.round(mean * 10) / 10, 5);
    expect(totalRatings).toBe(left.length);
    expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(left.length);
    expect(histogram.reduce((sum, { rating, count }) => sum + rating * count, 0)).toBe(left.reduce((sum, rating) => sum + rating, 0));
  });
});
