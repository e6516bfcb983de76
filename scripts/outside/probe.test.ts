// The probe as another machine runs it: what it asks, and whom it tells how often.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailServer, type MailServer } from '#server/testing/mail.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-probe-'));
let status = 200;
const site = createServer((_request, response) => response.writeHead(status).end('page'));
let mail: MailServer;
beforeAll(async () => {
  mail = await mailServer();
  await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  site.close();
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

async function probe(address: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts/outside/probe.ts'), address, '--to', 'admin@example.test', '--state', path.join(folder, 'probe.json')],
    { cwd: root, env: { ...process.env, SMTP_URL: mail.url, MAIL_FROM: 'Probe <probe@example.test>', PROBE_AGAIN_MS: '10' } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}
const here = (): string => `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;

test('a site that answers is said to, and no one is told', async () => {
  expect(await probe(here())).toMatchObject({ code: 0, said: expect.stringContaining('answers') });
  expect(mail.received).toEqual([]);
});

test('a site that fails twice is told of once a day, with what to do', async () => {
  status = 502;
  expect(await probe(here())).toMatchObject({ code: 1, said: expect.stringContaining('answers 502') });
  expect(await probe(here())).toMatchObject({ code: 1 });
  expect(mail.received.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
    [expect.stringContaining('does not answer: it answers 502'), 'admin@example.test'],
  ]);
  expect(mail.received[0]?.text).toContain('docs/runbook.md');
});

test('without an address it says how it is asked', async () =>
  expect(await probe('uthan')).toMatchObject({ code: 2, said: expect.stringContaining('npm run probe') }));
