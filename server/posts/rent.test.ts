import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let token: string;
let photo: Buffer;
beforeAll(async () => {
  server = await testApp();
  token = await server.member('landlord');
  photo = await photograph();
});
afterAll(() => server.close());

const { price: _price, priceUnits: _units, ...common } = sellPost;

function submit(fields: Record<string, string>, as: string | undefined = token) {
  const { payload, headers } = multipart({ ...common, ...fields }, [photo]);
  return server.call({ method: 'POST', url: '/api/posts/rent', payload, headers, ...(as ? { token: as } : {}) });
}

test('a rent post keeps its monthly rent as the price that lists compare', async () => {
  const answer = await submit({ rentFee: '৫৮,০০০' });
  expect(answer.statusCode).toBe(201);
  const { PostID } = answer.json() as { PostID: number };
  const row = await server.database.db.selectFrom('posts').selectAll().where('post_id', '=', PostID).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ type: 'rent', state: 'pending', price: 58_000, price_unit: 'perMonth', total_price: 58_000 });
});

test('the rent may also travel as the price of a month', async () => {
  expect((await submit({ price: '58000', priceUnits: 'perMonth' })).statusCode).toBe(201);
  expect((await submit({ price: '58000', priceUnits: 'total' })).json()).toMatchObject({ fields: { priceUnits: 'Please choose one from the list' } });
});

test('a rent post without a rent is marked at the rent', async () => {
  const answer = await submit({});
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { rentFee: 'Please fill in this field' } });
});

test('a visitor cannot submit one', async () => {
  expect((await submit({ rentFee: '100' }, '')).statusCode).toBe(401);
});
