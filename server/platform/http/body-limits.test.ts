// How much a call may send: a few kilobytes, unless it brings pictures.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { requestLimits } from '#contracts/request-limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { declared } from '#server/testing/declared.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { bodyBytes, formFieldsBytes } = requestLimits;

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp();
  token = await server.member('sender', 'admin');
});
afterAll(() => server.close());

describe('a body of JSON', () => {
  test('is refused where it is longer than any form, by every call', async () => {
    const name = 'a'.repeat(bodyBytes);
    for (const { method, path, bodyBytes: own } of await declared()) {
      if (method === 'GET' || own) continue;
      const url = path.replace(':PostID', '1').replace(/:\w+/, '00000000-0000-4000-8000-000000000000');
      const answer = await server.call({ method, url, payload: { name }, token });
      expect({ path, status: answer.statusCode, ...(answer.json() as object) }).toMatchObject({ path, status: 413, error: 'TOO_LARGE' });
    }
  });

  test('is told so without a word about pictures', async () => {
    const answer = await server.call({ method: 'POST', url: '/api/register', payload: { name: 'a'.repeat(bodyBytes) } });
    expect(answer.json()).toMatchObject({ message: 'This is too much to send in one go. Please shorten it and try again.' });
  });

  test('may be as long as the longest profile in escaped Bengali', async () => {
    const bio = 'ক'.repeat(limits.accounts.bioMax);
    const payload = JSON.stringify({ bio }).replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const answer = await server.call({ method: 'PUT', url: '/api/profile', payload, headers: { 'content-type': 'application/json' }, token });
    expect(answer.statusCode).toBe(200);
  });

  test('may name as many notifications as are taken at once', async () => {
    const ids = Array.from({ length: limits.notifications.bulkMax }, () => crypto.randomUUID());
    const answer = await server.call({ method: 'PUT', url: '/api/notifications/markManyAsRead', payload: { ids }, token });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a form with pictures', () => {
  test('takes no more text than its fields hold, in one field and in many', async () => {
    const whole = { ...sellPost, description: 'a'.repeat(requestLimits.formFieldBytes + 1) };
    const parts = { ...sellPost, facilities: Array.from({ length: 60 }, () => 'a'.repeat(formFieldsBytes / 50)) };
    for (const fields of [whole, parts]) {
      const answer = await server.call({ method: 'POST', url: '/api/posts/sell', ...multipart(fields, [await photograph(80, 60)]), token });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ error: 'TOO_LARGE', message: expect.stringContaining('shorten') });
    }
  });
});
