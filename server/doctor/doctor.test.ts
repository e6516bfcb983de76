import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { asPlainRole, freshDatabase } from '#server/testing/postgres.ts';
import { examine } from './service.ts';

const secret = 'hush-hush-42';
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-doctor-'));
const servers: Server[] = [];
let server: TestApp;
let mail: SMTPServer;
let good: NodeJS.ProcessEnv;

const portOf = (of: { address: () => unknown }): number => (of.address() as AddressInfo).port;

beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  mail = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'uthan' && password === secret ? done(null, { user: username }) : done(new Error(`535 ${username} may not enter with ${password}`)),
  });
  mail.on('error', () => undefined);
  await new Promise<void>((resolve) => void mail.listen(0, '127.0.0.1', resolve));
  good = {
    NODE_ENV: 'test',
    PORT: String(portOf(server.app.server)),
    PUBLIC_URL: `http://127.0.0.1:${portOf(server.app.server)}`,
    DATABASE_URL: server.database.url,
    DATA_DIR: folder,
    STORAGE_URL: pathToFileURL(path.join(folder, 'pictures')).href,
    SMTP_URL: `smtp://uthan:${secret}@127.0.0.1:${portOf(mail.server)}`,
    METRICS_TOKEN: secret,
    TRUST_PROXY: '1',
  };
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => mail.close(resolve));
  for (const one of servers) one.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is wrong with these settings, and what to do, as lines. */
async function wrongWith(change: NodeJS.ProcessEnv): Promise<string[]> {
  const findings = await examine({ ...good, ...change });
  for (const { text: said, todo = '' } of findings) expect(said + todo).not.toContain(secret);
  return findings.filter(({ state }) => state === 'wrong').map(({ about, text: said, todo }) => `${about}: ${said} → ${todo}`);
}

async function answering(listener: RequestListener): Promise<string> {
  const made = createServer(listener);
  servers.push(made);
  await new Promise<void>((resolve) => void made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(made)}`;
}

test.skipIf(process.getuid?.() !== 0)('root is advised once to run it as the user whose folders these are', async () => {
  const others = mkdtempSync(path.join(tmpdir(), 'uthan-doctor-user-'));
  chownSync(others, 65_534, 65_534);
  const findings = await examine({ ...good, DATA_DIR: others, STORAGE_URL: pathToFileURL(others).href });
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(findings.filter(({ about }) => about === 'User')).toEqual([
    {
      state: 'note',
      about: 'User',
      text: `Root runs this check and may write everywhere; ${others} belongs to nobody.`,
      todo: 'To check what nobody may do: runuser -u nobody -- npm run doctor',
    },
  ]);
  rmSync(others, { recursive: true });
});

test('good settings are called good in everything, and nothing is left behind', async () => {
  expect(await wrongWith({})).toEqual([]);
  const about = (await examine(good)).filter(({ state }) => state === 'good').map((finding) => finding.about);
  expect(new Set(about)).toEqual(new Set(['Settings', 'Database', 'Data folder (lock)', 'Pictures', 'Mail', 'Address', 'Proxy']));
  expect(readdirSync(folder)).toEqual([]);
});

describe('settings', () => {
  test('whose file cannot be read are not called missing too', async () => {
    const { DATABASE_URL: _url, ...others } = good;
    const file = path.join(folder, 'no-such-file');
    const findings = await examine({
      ...others,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://uthan.example',
      MAIL_FROM: 'a@uthan.example',
      DATA_DIR: '',
      DATABASE_URL_FILE: file,
    });
    expect(findings.map(({ state, text: said }) => `${state} ${said}`)).toEqual([
      `wrong DATABASE_URL_FILE: the file ${file} cannot be read: there is no such file.`,
    ]);
  });

  test('that are refused are told one by one; those that nobody reads are noted', async () => {
    const findings = await examine({ ...good, NODE_ENV: 'produciton', PORT: 'x', METRIC_TOKEN: secret });
    expect(findings.map(({ state, text: said }) => `${state} ${said}`)).toEqual([
      expect.stringMatching(/^wrong .*NODE_ENV must be development, test or production/),
      expect.stringMatching(/^wrong .*PORT must be a number/),
      expect.stringMatching(/^note METRIC_TOKEN is not a setting.* METRICS_TOKEN meant/),
    ]);
  });

  test('of a live site without a proxy that is believed share one limit among all visitors', async () => {
    expect(await wrongWith({ PUBLIC_URL: 'https://127.0.0.1:9', TRUST_PROXY: '0' })).toContainEqual(
      expect.stringMatching(/^Proxy: .*TRUST_PROXY is 0.*→ Set TRUST_PROXY=1/),
    );
  });
});

describe('a database', () => {
  const changed = (change: Partial<URL>): NodeJS.ProcessEnv => ({ DATABASE_URL: Object.assign(new URL(server.database.url), change).href });

  test.each<[string, Partial<URL>, RegExp]>([
    ['with another password', { password: secret }, /^Database: It cannot be used: password authentication failed.*→ Correct the user and the password/],
    [
      'that is not there',
      { pathname: '/nowhere' },
      /^Database: .*"nowhere" does not exist.*→ Create it: CREATE DATABASE "nowhere" TEMPLATE template0 ENCODING 'UTF8'/,
    ],
    ['where nothing listens', { port: '9' }, /^Database: .*ECONNREFUSED.*→ Check the host and port in DATABASE_URL/],
  ])('%s is named with what to do', async (_what, change, expected) => {
    expect(await wrongWith(changed(change))).toEqual([expect.stringMatching(expected)]);
  });

  test('whose role has no rights gets the commands to run', async () => {
    const bare = await freshDatabase({ bare: true });
    const plain = await asPlainRole(bare);
    const wrong = await wrongWith({ DATABASE_URL: plain.url });
    expect(wrong).toEqual([
      expect.stringContaining(`GRANT CREATE ON SCHEMA public TO "${plain.role}";`),
      expect.stringMatching(/extension pg_trgm .*GRANT CREATE ON DATABASE/),
    ]);
    await plain.drop();
    await bare.drop();
  });

  test('that knows no Bengali, and one that is ahead of the program, are refused', async () => {
    await server.database.pool.query("create database ascii_doctor template template0 locale_provider libc lc_ctype 'C' lc_collate 'C'");
    expect(await wrongWith(changed({ pathname: '/ascii_doctor' }))).toEqual([expect.stringContaining('a search in Bengali would find nothing')]);
    await server.database.pool.query('drop database ascii_doctor with (force)');
    const ahead = await freshDatabase();
    await ahead.pool.query("insert into migrations (name, checksum) values ('9998-later.sql', 'x')");
    expect(await wrongWith({ DATABASE_URL: ahead.url })).toEqual([]);
    await ahead.pool.query("insert into migrations (name, checksum, needs_major) values ('9999-later.sql', 'x', 99)");
    expect(await wrongWith({ DATABASE_URL: ahead.url })).toEqual([
      expect.stringContaining('The database is newer than this program: 9999-later.sql needs Uthan 99 or later.'),
    ]);
    await ahead.drop();
  });
});

describe('a mail server', () => {
  test('that refuses the password is named, without the password that it repeats', async () => {
    const url = `smtp://somebody:${secret}@127.0.0.1:${portOf(mail.server)}`;
    expect(await wrongWith({ SMTP_URL: url })).toEqual([
      expect.stringMatching(/^Mail: 127\.0\.0\.1 does not accept emails: .*\[hidden\].*→ Correct the user and the password in SMTP_URL/),
    ]);
  });

  test('that is not there is named with its host', async () => {
    expect(await wrongWith({ SMTP_URL: `smtp://uthan:${secret}@127.0.0.1:9` })).toEqual([
      expect.stringMatching(/^Mail: 127\.0\.0\.1 does not accept emails: .*→ Check host and port/),
    ]);
  });
});

test.each([
  ['DATA_DIR', (file: string) => file, 'Data folder (lock)'],
  ['STORAGE_URL', (file: string) => pathToFileURL(file).href, 'Pictures'],
])('a folder of %s that cannot be written is named', async (name, written, about) => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const [wrong] = await wrongWith({ [name]: written(path.join(file, 'below')) });
  expect(wrong).toMatch(/Nothing can be written in .*a-file.* → Make it writable/);
  expect(wrong?.startsWith(`${about}: `)).toBe(true);
  expect(wrong).toContain(name);
  rmSync(file);
});

describe('an address', () => {
  test('whose name nobody knows is told', async () => {
    expect(await wrongWith({ PUBLIC_URL: 'http://uthan.invalid' })).toEqual([
      expect.stringMatching(/^Address: The name in http:\/\/uthan\.invalid is not known.*→ Add the name to the DNS/),
    ]);
  });

  test.each<[string, RequestListener, RegExp]>([
    [
      'that hides the name',
      (_request, response) => response.writeHead(421).end(),
      /^Proxy: .*→ Let it pass the original host name on; in nginx: proxy_set_header Host \$host;/,
    ],
    [
      'that leads elsewhere',
      (_request, response) => response.writeHead(301, { location: 'https://www.uthan.example/' }).end(),
      /redirected to https:\/\/www\.uthan\.example\/.*→ Set PUBLIC_URL/,
    ],
    ['that does not reach the product', (_request, response) => response.writeHead(502).end(), /returns 502\. → Check the address and port/],
  ])('with a proxy %s is told', async (_what, listener, expected) => {
    expect(await wrongWith({ PUBLIC_URL: await answering(listener) })).toEqual([expect.stringMatching(expected)]);
  });
});

test('npm run doctor says it in lines, and ends with 1 where something is wrong', async () => {
  const run = async (change: NodeJS.ProcessEnv) => {
    const child = spawn(process.execPath, ['scripts/doctor.ts'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...good, ...change },
    });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
    expect(out + err).not.toContain(secret);
    return { out, err, code };
  };
  expect(await run({})).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/ok {5}Database: It answers\.[\s\S]*All checks passed\.\n$/) });
  const bad = await run({ SMTP_URL: `smtp://uthan:${secret}x@127.0.0.1:${portOf(mail.server)}` });
  expect(bad).toMatchObject({ code: 1, err: '', out: expect.stringMatching(/WRONG {2}Mail: .*\n {7}→ Correct[\s\S]*1 problem found\.\n$/) });
}, 60_000);
