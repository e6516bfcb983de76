import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { storePictures } from '#server/media/service.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { openRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { liveSettings, testApp, type TestApp } from '#server/testing/app.ts';
import { layCable, type Cable } from '#server/testing/cable.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let cable: Cable;
beforeAll(async () => {
  server = await testApp({ env: { METRICS_TOKEN: 'for-the-monitor' }, route: async (url) => (cable = await layCable(url)).url });
});
afterAll(async () => {
  await server.close();
  await cable.close();
});

const elsewhere = '203.0.113.7';
const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => server.call({ url: '/metrics', headers, remoteAddress });
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

describe('/metrics', () => {
  test('tells of the newest backup, and that a later one failed', async () => {
    const { pool } = server.database;
    expect(valueOf((await read()).body, 'uthan_backup_success_timestamp_seconds')).toBe(0);
    await pool.query("insert into backup_runs values ('2026-01-02T03:04:05Z', 7, true, 1), ('2026-01-03T03:04:05Z', 1, false, 0)");
    const { body } = await read();
    const told = ['success_timestamp_seconds', 'seconds', 'failed'].map((name) => valueOf(body, `uthan_backup_${name}`));
    expect(told).toEqual([Date.parse('2026-01-02T03:04:05Z') / 1000, 7, 1]);
    await pool.query('delete from backup_runs');
  });

  test('tells of the newest drill that succeeded, and that a later one failed', async () => {
    const { pool } = server.database;
    expect(valueOf((await read()).body, 'uthan_drill_success_timestamp_seconds')).toBe(0);
    const ran =
      "insert into drill_runs values ('2026-01-02T03:04:05Z', 7, true, '2026-01-01T00:00:00Z'), ('2026-01-03T03:04:05Z', 1, false, '2026-01-01T00:00:00Z')";
    await pool.query(ran);
    const { body } = await read();
    expect(['success_timestamp_seconds', 'failed'].map((name) => valueOf(body, `uthan_drill_${name}`))).toEqual([Date.parse('2026-01-02T03:04:05Z') / 1000, 1]);
    await pool.query('delete from drill_runs');
  });

  test('is open on this machine and to whoever carries the token', async () => {
    for (const answer of [await read(), await read({}, '::1'), await read({ authorization: 'Bearer for-the-monitor' }, elsewhere)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' });
      expect(valueOf(answer.body, 'uthan_database_up')).toBe(1);
    }
  });

  test.each([
    ['from elsewhere', {}, elsewhere],
    ['with another token', { authorization: 'Bearer for-the-monitors' }, elsewhere],
    ['with the token as it is not carried', { authorization: 'for-the-monitor' }, elsewhere],
    ['through a proxy on this machine', { 'x-forwarded-for': elsewhere }, '127.0.0.1'],
    ['through a proxy that tells the protocol alone', { 'x-forwarded-proto': 'https' }, '127.0.0.1'],
    ['through a name that only leads to this machine', { host: 'evil.example' }, '127.0.0.1'],
  ])('does not exist for who asks %s', async (_how, headers, address) => {
    const answer = await read(headers as Record<string, string>, address);
    expect([answer.statusCode, answer.body.includes('uthan_')]).toEqual([404, false]);
  });

  test('does not exist from elsewhere where no token is set', async () => {
    const closed = await testApp();
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
      expect((await closed.call({ url: '/metrics', headers, remoteAddress: elsewhere })).statusCode).toBe(404);
    expect((await closed.call({ url: '/metrics' })).statusCode).toBe(200);
    await closed.close();
  });

  test('in production the token alone opens it, whatever name and machine it is asked from', async () => {
    const live = await testApp({ rateLimits: true, env: { ...liveSettings, METRICS_TOKEN: 'for-the-monitor' } });
    for (const host of ['uthan.example', 'localhost', '10.0.0.7:3000']) {
      expect((await live.call({ url: '/metrics', headers: { host } })).statusCode).toBe(404);
      expect((await live.call({ url: '/metrics', headers: { host, authorization: 'Bearer for-the-monitor' } })).statusCode).toBe(200);
    }
    await live.close();
  });

  test('counts answers by route and status, and tells how long they took', async () => {
    const before = (await read()).body;
    await server.call({ url: '/api/posts/999999' });
    await server.call({ url: '/api/posts/999998' });
    await server.call({ url: '/nobody/serves/this' });
    const { body } = await read();
    const route = 'method="GET",route="/api/posts/:PostID",status="404"';
    const count = `uthan_http_request_duration_seconds_count{${route}}`;
    expect(valueOf(body, count) - (valueOf(before, count) || 0)).toBe(2);
    expect(valueOf(body, `uthan_http_request_duration_seconds_bucket{le="+Inf",${route}}`)).toBe(valueOf(body, count));
    expect(valueOf(body, `uthan_http_request_duration_seconds_sum{${route}}`)).toBeGreaterThan(0);
    expect(body).not.toContain('nobody');
  });

  test('tells what waits, how the connections are used and how this process is', async () => {
    const staff = await server.member('staff', 'support');
    await postCalls(server, staff).submit(await server.member('owner'));
    await server.call({ method: 'POST', url: '/api/forgotPassword/sendCode', payload: { email: 'owner@example.test' } });
    const { body } = await read();
    expect(valueOf(body, 'uthan_posts_waiting')).toBe(1);
    expect(valueOf(body, 'uthan_mails_waiting')).toBe(1);
    expect(body).toMatch(/uthan_jobs\{job="[\w.]+",state="created"\} \d+/);
    for (const pool of ['server', 'jobs'])
      for (const state of ['used', 'idle', 'waiting'])
        expect(valueOf(body, `uthan_database_connections{pool="${pool}",state="${state}"}`)).toBeGreaterThanOrEqual(0);
    expect(body).toMatch(/^uthan_build_info\{version="\d+\.\d+\.\d+",commit="\w+",node="24\.[\d.]+"\} 1$/m);
    expect(valueOf(body, 'uthan_data_free_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(body, 'uthan_http_connections')).toBe(0);
    expect(valueOf(body, 'uthan_storage_free_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(body, 'uthan_storage_failed_writes_total')).toBe(0);
    for (const state of ['running', 'waiting']) expect(valueOf(body, `uthan_uploads{state="${state}"}`)).toBe(0);
    expect(valueOf(body, 'uthan_uploads_held_bytes')).toBe(0);
    expect(valueOf(body, 'process_start_time_seconds')).toBeLessThan(Date.now() / 1000);
    expect(valueOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(valueOf(body, 'nodejs_eventloop_active_seconds_total')).toBeGreaterThan(0);
    for (const line of body.split('\n').filter(Boolean)) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? (\+Inf|-?[\d.e+-]+|NaN))$/);
  });

  test('counts what jobs, letters, limits, registrations and uploads come to', async () => {
    const before = (await read()).body;
    const grown = (body: string, series: string): number => (valueOf(body, series) || 0) - (valueOf(before, series) || 0);
    expect(await server.runJobs()).toEqual([]);
    const limiter = await openRateLimits(server.database.db);
    const again = async (): Promise<unknown> => limiter.consume({ handshakesPerAddress: 'one' });
    await expect(
      (async () => {
        for (;;) await again();
      })(),
    ).rejects.toThrow();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer();
    await storePictures({ db: server.database.db, storage: openStorage(undefined, server.folder) }, [picture]);
    const { body } = await read();
    expect(grown(body, 'uthan_mails_total{kind="resets.code",outcome="sent"}')).toBe(1);
    expect(grown(body, 'uthan_limit_refusals_total{limit="handshakesPerAddress"}')).toBe(1);
    expect(body).toContain('# TYPE uthan_limit_refused_callers gauge');
    expect(grown(body, 'uthan_pictures_stored_total')).toBe(1);
    expect(grown(body, 'uthan_picture_processing_seconds_count{outcome="accepted"}')).toBe(1);
    expect(body).toContain('# TYPE uthan_job_duration_seconds histogram');
    expect(body).toContain('# TYPE uthan_registrations_total counter');
  });

  test('two monitors do not disturb each other', async () => {
    const names = (text: string): string[] =>
      text
        .split('\n')
        .filter((line) => /^nodejs_|^process_/.test(line))
        .map((line) => line.slice(0, line.lastIndexOf(' ')));
    const [one, other] = [(await read()).body, (await read()).body];
    expect(names(other)).toEqual(names(one));
    for (const series of ['nodejs_eventloop_delay_seconds_count', 'nodejs_eventloop_active_seconds_total', 'process_cpu_seconds_total'])
      expect(valueOf(other, series)).toBeGreaterThanOrEqual(valueOf(one, series));
  });

  test('tells the rest while the database is away', async () => {
    cable.cut();
    const { statusCode, body } = await read();
    expect([statusCode, valueOf(body, 'uthan_database_up')]).toEqual([200, 0]);
    expect(valueOf(body, 'process_start_time_seconds')).toBeGreaterThan(0);
    cable.mend();
  });
});
