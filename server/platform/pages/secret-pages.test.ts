import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { pages } from '#server/testing/pages.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ caches: true, pages });
});
afterAll(() => server.close());

test.each(['/ResetPassword/k3y', '/resetpassword/k3y?lng=en', '/%52esetPassword/k3y', '/unsubscribe/k3y', '/unsubscribe/k3y.data', '/shortlist/k3y'])(
  'no cache stores %s, whose address is a key',
  async (url) => {
    for (let times = 0; times < 2; times++) {
      const { headers } = await server.call({ url });
      expect([headers['cache-control'], headers['cache-status']]).toEqual(['no-store', undefined]);
    }
  },
);
