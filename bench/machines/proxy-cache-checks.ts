// What ops/nginx.conf caches, and for whom. Each check has addresses of its own: tracking parameters change no page, but the proxy's key.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker, Got } from './proxy-client.ts';
import type { Check } from './proxy-checks.ts';

const address = (name: string): string => `/Stay-Safe?utm_source=${name}`;
type Headers = Record<string, string>;
const open = (ask: Asker, name: string, headers: Headers = {}): Promise<Got> =>
  ask(address(name), { headers: { accept: 'text/html', 'accept-encoding': 'identity', ...headers } });
/** What the proxy says of it: the servers' own word stands before. */
const saidBy = ({ headers }: Got): string => /nginx; (.+)$/.exec(String(headers['cache-status']))?.[1] ?? 'passed by';

const hits: Check = async ({ ask }) => {
  const [first, again] = [await open(ask, 'hit'), await open(ask, 'hit')];
  assert.deepEqual([saidBy(first), saidBy(again)], ['fwd=miss', 'hit']);
  assert.deepEqual(again.body, first.body);
  assert.equal(again.headers['set-cookie'], undefined);
  assert.notEqual(again.headers['x-request-id'], first.headers['x-request-id']);
  assert.equal((await open(ask, 'hit', { 'if-none-match': String(first.headers['etag']) })).status, 304);
  const head = await ask(address('hit'), { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  assert.deepEqual([head.status, head.body.length, saidBy(head)], [200, 0, 'hit']);
};

const fetchesOnce: Check = async ({ ask }) => {
  await open(ask, 'warm');
  const all = await Promise.all(Array.from({ length: 24 }, () => open(ask, 'once')));
  assert.equal(all.filter((one) => saidBy(one) === 'fwd=miss').length, 1, all.map(saidBy).join(', '));
};

const keepsApart =
  (name: string, looks: readonly (readonly [Headers, RegExp])[]): Check =>
  async ({ ask }) => {
    for (let times = 0; times < 2; times++)
      for (const [headers, mark] of looks) {
        const got = await open(ask, name, headers);
        assert.match(got.body.toString().slice(0, 400), mark, `${JSON.stringify(headers)}: ${saidBy(got)}`);
      }
  };

/** A cookie that is sent twice, or in capitals, is no way to put a page under another key. */
const languages = [
  [{ cookie: 'LNG=en; lng=bn' }, /<html[^>]* lang="bn"/],
  [{ cookie: 'lng=bn; lng=en' }, /<html[^>]* lang="(bn|en)"/],
  [{}, /<html[^>]* lang="bn"/],
  [{ cookie: 'lng=en' }, /<html[^>]* lang="en"/],
  [{ cookie: 'other=1; lng=en; device=x' }, /<html[^>]* lang="en"/],
  [{ cookie: 'lng=bn' }, /<html[^>]* lang="bn"/],
] as const;

const looks = [
  [{}, /<html(?![^>]*(?:data-easy|data-saver|dark))/],
  [{ cookie: 'theme=dark' }, /<html[^>]*dark/],
  [{ cookie: 'easy=1' }, /<html[^>]*data-easy/],
  [{ cookie: 'data-saver=1' }, /<html[^>]*data-saver/],
  [{ 'save-data': 'on' }, /<html[^>]*data-saver/],
  [{ 'save-data': 'on', cookie: 'data-saver=0' }, /<html(?![^>]*data-saver)/],
] as const;

const leavesMembersAlone: Check = async ({ ask }) => {
  for (let times = 0; times < 2; times++) {
    for (const headers of [{ cookie: 'member=1' }, { authorization: 'Bearer anything' }] as Headers[]) {
      const got = await open(ask, 'member', headers);
      assert.deepEqual([saidBy(got), got.headers['cache-control']], ['passed by', 'private, no-cache']);
      assert.equal((await open(ask, 'member', { ...headers, 'if-none-match': String(got.headers['etag']) })).status, 304);
    }
    const own = await ask('/SignIn');
    assert.deepEqual([own.status, saidBy(own)], [200, 'fwd=miss']);
    assert.equal(saidBy(await ask('/Property-Rent?q=flat')), 'passed by');
    assert.equal(saidBy(await ask('/Stay-Safe?lng=en')), 'fwd=miss');
  }
  assert.equal(saidBy(await open(ask, 'member')), 'fwd=miss', 'What a member was sent is in the cache.');
};

/** `s-maxage` is a minute. */
const ages: Check = async ({ ask }) => {
  await open(ask, 'age');
  await sleep(50_000);
  const young = saidBy(await open(ask, 'age'));
  await sleep(12_000);
  const old = saidBy(await open(ask, 'age'));
  await sleep(500);
  const fresh = saidBy(await open(ask, 'age'));
  assert.match(old, /^hit; detail=(?:STALE|UPDATING)$/);
  assert.deepEqual([young, fresh], ['hit', 'hit']);
  return `50 s ${young}, 62 s ${old}, then ${fresh}`;
};

export const cacheChecks: readonly (readonly [string, Check])[] = [
  ['cache: the second visit is a hit, also as HEAD and 304', hits],
  ['cache: one fetch for many', fetchesOnce],
  ['cache: languages apart, whatever cookies say twice', keepsApart('language', languages)],
  ['cache: looks apart', keepsApart('looks', looks)],
  ['cache: members, searches and own pages never', leavesMembersAlone],
  ['cache: stale after a minute while it is fetched again', ages],
];
