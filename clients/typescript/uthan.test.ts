import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { listingRow } from '#server/testing/integrations.ts';
import { signatureOf } from '#server/webhooks/rules.ts';
import { isFromUthan, Uthan, UthanError } from './uthan.ts';

const execute = promisify(execFile);
/** What a program prints; the server that it asks runs here, so nothing may block. */
const run = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => (await execute(program, args, { env })).stdout;

const root = path.resolve(import.meta.dirname, '../..');

let server: TestApp;
let baseUrl: string;
let key: string;
beforeAll(async () => {
  server = await testApp();
  const token = await server.member('partner', 'admin');
  const made = await server.call({
    method: 'POST',
    url: '/api/profile/apiKeys',
    token,
    payload: { name: 'Partner', scopes: ['posts:read', 'posts:write', 'webhooks', 'import:write'] },
  });
  ({ key } = made.json() as { key: string });
  baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

describe('the TypeScript client', () => {
  test('searches without a key, and brings listings in and follows them with one', async () => {
    const partner = new Uthan({ baseUrl, key });
    const { report } = await partner.call('imports.listings', {
      body: { rows: [1, 2, 3].map((n) => ({ ...listingRow, source_id: `c:${n}` })) },
      idempotencyKey: 'c',
    });
    expect(report).toMatchObject({ added: 3 });
    const anyone = new Uthan({ baseUrl, language: 'bn' });
    const found = await anyone.call('search.posts', { query: { purpose: 'sell', district: ['dhaka'], limit: 2 } });
    expect([found.total, found.items.length]).toEqual([3, 2]);
    const pages: number[] = [];
    for await (const page of anyone.follow({ updatedSince: '2020-01-01T00:00:00Z', limit: 2 })) pages.push(page.items.length);
    expect(pages).toEqual([2, 1]);
  });

  test('sends forms with files, and what an address names', async () => {
    const partner = new Uthan({ baseUrl, key });
    const refused = partner.call('posts.submitSell', { body: { ...fields, images: [new Blob(['no picture'], { type: 'image/jpeg' })] } });
    await expect(refused).rejects.toMatchObject({ status: 415, code: 'UNSUPPORTED_IMAGE' });
    await expect(partner.call('ownPosts.get', { params: { PostID: 999_999 } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('throws what was refused, typed, in the language of the person', async () => {
    const anyone = new Uthan({ baseUrl, language: 'bn' });
    const refusal = await anyone.call('search.posts', { query: { limit: 1000 } }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UthanError);
    expect(refusal).toMatchObject({ status: 422, code: 'VALIDATION', fields: { limit: expect.stringContaining('৪৮') as string } });
    await expect(anyone.call('ownPosts.list')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await expect(new Uthan({ baseUrl, key }).call('saved.ids')).rejects.toMatchObject({ code: 'SCOPE_REQUIRED' });
    const nobody = new Uthan({ baseUrl, fetch: async () => new Response('<html>', { status: 502 }) });
    await expect(nobody.call('areas.list')).rejects.toMatchObject({ status: 502, code: 'NO_RESPONSE' });
  });

  test('tells a webhook of ours from another, and an old one from a new one', async () => {
    const body = '{"event":"post.live"}';
    const now = Date.now();
    const header = signatureOf(['whsec_a', 'whsec_b'], body, new Date(now));
    expect(await Promise.all(['whsec_a', 'whsec_b', 'whsec_c'].map((secret) => isFromUthan(header, body, secret, now)))).toEqual([true, true, false]);
    expect(await isFromUthan(header, `${body} `, 'whsec_a', now)).toBe(false);
    expect(await isFromUthan(header, body, 'whsec_a', now + 301_000)).toBe(false);
    expect(await isFromUthan('nonsense', body, 'whsec_a', now)).toBe(false);
  });
});

const fields = {
  postTitle: 'Corner flat in Dhanmondi',
  description: 'Four minutes from the lake.',
  propertyType: 'apartment',
  price: 27_800_000,
  priceUnits: 'total',
  size: 1850,
  bedrooms: 3,
  bathrooms: 3,
  constructionStatus: 'ready',
  condition: 'new',
  postedBy: 'owner',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-dhanmondi',
  primaryContact: '01000000731',
  plan: 'free',
} as const;

describe('the examples of docs/api.md', () => {
  const guide = readFileSync(path.join(root, 'docs/api.md'), 'utf8');
  const examples = (language: string): string[] =>
    [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) =>
      code.replaceAll('https://uthan.example', baseUrl),
    );
  const env = () => ({ ...process.env, UTHAN_KEY: key });

  test('in the shell answer with success', async () => {
    const commands = examples('sh');
    expect(commands.length).toBeGreaterThanOrEqual(4);
    for (const command of commands) {
      const answer = await run('bash', ['-c', command.replace('curl ', 'curl --silent --show-error ')], env());
      expect((JSON.parse(answer) as { success: boolean }).success, command).toBe(true);
    }
  });

  test('in TypeScript run', async () => {
    const programs = examples('ts');
    expect(programs.length).toBeGreaterThanOrEqual(7);
    const imports = programs.flatMap((code) => code.match(/^import .*$/gm) ?? []);
    const blocks = programs.map((code) => `{\n${code.replaceAll(/^import .*$/gm, '')}}`);
    const file = path.join(import.meta.dirname, 'examples.tmp.ts');
    try {
      writeFileSync(file, [`import { isFromUthan, Uthan, UthanError } from './uthan.ts';`, ...imports, ...blocks].join('\n'));
      const said = await run(process.execPath, [file], env());
      expect(said.trim().split('\n').length).toBeGreaterThanOrEqual(programs.length);
    } finally {
      rmSync(file, { force: true });
    }
  });
});
