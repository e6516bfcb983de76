// What programs of other people meet at every call: origins, limits told, strict queries, versions.
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { answerFailures } from './answer-failure.ts';
import type { Caller } from './callers/caller.ts';
import { bind } from './endpoint.ts';
import { tellVersions } from './versions.ts';

const origin = 'https://partner.example';
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ rateLimits: true, env: { CORS_ORIGINS: `${origin} http://localhost:5173` } });
});
afterAll(() => server.close());

const preflight = (from: string, url = '/api/search') =>
  server.call({ method: 'OPTIONS', url, headers: { origin: from, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' } });

describe('a page of another site', () => {
  test('may call the API from an origin that the settings name, without cookies', async () => {
    const asked = await preflight(origin, '/api/profile/savePost');
    expect([asked.statusCode, asked.body]).toEqual([204, '']);
    expect(asked.headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-allow-methods': 'GET, POST, PUT, DELETE' });
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    const answer = await server.call({ url: '/api/search', headers: { origin } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-expose-headers']).toContain('ratelimit-remaining');
    for (const { headers } of [asked, answer]) expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('learns from a failure what failed', async () => {
    const answer = await server.call({ url: '/api/profile', headers: { origin } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, origin]);
  });

  test.each(['https://evil.example', 'https://partner.example.evil.example', 'null', 'http://partner.example'])('may not from %s', async (from) => {
    expect((await preflight(from)).headers).not.toHaveProperty('access-control-allow-origin');
    const answer = await server.call({ url: '/api/search', headers: { origin: from } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('never gets another origin’s answer from a cache, and nothing but the API', async () => {
    for (const url of ['/api/search', '/api/profile', '/api/openapi.json']) expect((await server.call({ url })).headers.vary, url).toMatch(/\borigin\b/);
    expect((await server.call({ url: '/robots.txt', headers: { origin } })).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('meets no such header where no origin is named', async () => {
    const closed = await testApp();
    try {
      const answer = await closed.call({ url: '/api/search', headers: { origin } });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.headers.vary).not.toMatch(/\borigin\b/);
    } finally {
      await closed.close();
    }
  });
});

describe('a call with a limit', () => {
  test('tells what is left of it, granted or refused', async () => {
    const first = await server.call({ url: '/api/suggest?q=a' });
    const { points, seconds } = rates.suggestionsPerAddress;
    expect(first.headers).toMatchObject({ 'ratelimit-limit': `${points}`, 'ratelimit-policy': `${points};w=${seconds}` });
    const next = await server.call({ url: '/api/suggest?q=a' });
    expect(Number(next.headers['ratelimit-remaining'])).toBe(Number(first.headers['ratelimit-remaining']) - 1);
    expect(Number(next.headers['ratelimit-reset'])).toBeGreaterThan(0);
    expect(Number(next.headers['ratelimit-reset'])).toBeLessThanOrEqual(seconds);
  });

  test('that is counted in the database tells it too, also with a body', async () => {
    const token = await server.member('saver');
    const save = (district: string) =>
      server.call({ method: 'POST', url: '/api/savedSearches', token, payload: { query: { purpose: 'rent', division: 'dhaka', district } } });
    const { points } = rates.savedSearchesPerHour;
    expect((await save('dhaka')).headers).toMatchObject({ 'ratelimit-limit': `${points}`, 'ratelimit-remaining': `${points - 1}` });
    expect((await save('gazipur')).headers).toMatchObject({ 'ratelimit-remaining': `${points - 2}` });
    await server.database.pool.query(`update rate_limits set points = $1 where key like 'savedSearchesPerHour:%'`, [points]);
    const refused = await save('tangail');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': `${points}`, 'ratelimit-remaining': '0' });
    expect(Number(refused.headers['retry-after'])).toBe(Number(refused.headers['ratelimit-reset']));
  });

  test('against guessing tells nothing, and one without a limit has nothing to tell', async () => {
    const guess = await server.call({ method: 'POST', url: '/api/login', payload: { email: 'saver@example.test', password: 'wrong' } });
    expect(guess.statusCode).toBe(401);
    expect(guess.headers).not.toHaveProperty('ratelimit-remaining');
    expect((await server.call({ url: '/api/areas' })).headers).not.toHaveProperty('ratelimit-remaining');
  });
});

describe('strict=1', () => {
  test('has every unknown parameter refused by its name, in the language of the person', async () => {
    const answer = await server.call({ url: '/api/search?strict=1&bedrooms=3&colour=red&limit=2', lng: 'bn' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION', fields: { bedrooms: 'এই নামের কোনো প্যারামিটার নেই', colour: expect.any(String) as string } });
    expect(Object.keys((answer.json() as { fields: object }).fields)).toEqual(['bedrooms', 'colour']);
  });

  test('lets what is known pass, and without it the unknown is ignored', async () => {
    expect((await server.call({ url: '/api/search?strict=1&purpose=rent&bedMin=2&limit=2' })).statusCode).toBe(200);
    expect((await server.call({ url: '/api/search?bedrooms=3' })).statusCode).toBe(200);
    expect((await server.call({ url: '/api/areas?strict=1&x=1' })).json()).toMatchObject({ fields: { x: 'This parameter is not known here' } });
    expect((await server.call({ url: '/api/areas?strict=0&x=1' })).statusCode).toBe(200);
  });
});

describe('the version of the API', () => {
  test('is in every answer and in the description, and one that is not there is refused', async () => {
    const told = async (url: string, headers = {}) => (await server.call({ url, headers })).headers['uthan-version'];
    expect([await told('/api/areas'), await told('/api/profile'), await told('/api/areas', { 'uthan-version': '1' })]).toEqual(['1', '1', '1']);
    expect((await server.call({ url: '/api/openapi.json' })).json()).toMatchObject({ info: { version: '1' } });
    const refused = await server.call({ url: '/api/areas', headers: { 'uthan-version': '2' } });
    expect([refused.statusCode, Object.keys((refused.json() as { fields: object }).fields)]).toEqual([422, ['Uthan-Version']]);
  });

  test('a call that ends says since when, until when and what to use instead', async () => {
    const app = Fastify();
    app.decorate('bound', []).decorateRequest('caller');
    answerFailures(app);
    app.addHook('onRequest', async (request) => void (request.caller = { lng: 'en', user: undefined } as unknown as Caller));
    tellVersions(app);
    const old = endpoint({
      method: 'GET',
      path: '/api/tests/old',
      access: 'anyone',
      summary: 'Old',
      deprecated: { since: '2026-11-22', sunset: '2027-06-01', instead: '/api/tests/new' },
      response: z.object({ success: z.literal(true) }),
    });
    bind(app, old, async () => ({ success: true as const }));
    const { headers } = await app.inject('/api/tests/old');
    expect(headers).toMatchObject({ deprecation: '@1795305600', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' });
    expect(headers['link']).toBe('</api/docs>; rel="deprecation"; type="text/html", </api/tests/new>; rel="successor-version"');
    await app.close();
  });

  test('every call that ends leaves programs half a year', () => {
    for (const { deprecated, path: where } of server.app.bound) {
      const days = deprecated ? (Date.parse(deprecated.sunset) - Date.parse(deprecated.since)) / 86_400_000 : 999;
      expect(days, where).toBeGreaterThanOrEqual(183);
    }
  });
});
