// Pages that are the same for every visitor, cached as the compressed bytes that travel; see decisions/0016-page-cache-for-anonymous-visitors.md.
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cached, type SwrCache, type CacheOptions, openSwrCache, type CacheOutcome, type VersionSource } from './swr-cache.ts';
import { compressDensely, compressors, type Encoding, tagOf } from './response-cache.ts';
import { isForEverybody, type MadePage } from '#server/platform/pages/page-making.ts';
import { cacheStatus, encodingFor, holds } from './public-answers.ts';

export interface PackedPage extends Omit<MadePage, 'body'> {
  etag: string;
  /** The time that it was made for. */
  now: number;
  /** Nearly every browser takes brotli, so that alone is made at once; the others come out of it when someone asks. */
  packed: Buffer;
  gzip?: Promise<Buffer>;
  /** The same once it is there. */
  zipped?: Buffer;
  /** How often it was asked for, also as an equal page that was made before; what is asked for often is compressed again, densely. */
  asked: number;
  isDense?: boolean;
}

export interface PageCache extends Pick<SwrCache<PackedPage>, 'size'> {
  /** The page cached under `key` for the time `now`, or the one that `make` gives. */
  get(key: string, now: number, make: (previous?: PackedPage) => Promise<PackedPage>, mayLack?: boolean): Promise<Cached<PackedPage>>;
  /** A fresh page cached under `key` for the time `now`; counted as a hit. */
  peek(key: string, now: number): PackedPage | undefined;
  /** How often each outcome was. */
  outcomes: Readonly<Record<CacheOutcome, number>>;
}

/** What the bytes of a cached page depend on. */
export const pageVary = 'cookie, save-data, accept-encoding';

const unpack = promisify(brotliDecompress);

/** A page without its compressed bytes: its own headers, and the heads made of them. */
const restBytes = 4096;

/** So often, and the bytes that are saved are worth the work. */
const oftenAsked = 100;

/** An equal page that was made before lends its bytes. */
export async function pack({ body, ...page }: MadePage, now: number, previous?: PackedPage): Promise<PackedPage> {
  const etag = tagOf(body);
  if (previous?.etag !== etag) return { ...page, now, etag, packed: await compressors.br(body), asked: 0 };
  const { packed, gzip, zipped, asked, isDense } = previous;
  return { ...page, now, etag, packed, asked, ...(isDense && { isDense }), ...(gzip && { gzip }), ...(zipped && { zipped }) };
}

/** One at a time: it is no one's hurry, and each takes a thread that pictures need too. */
let compressing: Promise<void> | undefined;

async function packDensely(page: PackedPage): Promise<void> {
  const dense = await compressDensely(await unpack(page.packed));
  if (dense.length < page.packed.length) page.packed = dense;
  page.isDense = true;
}

function countAsked(page: PackedPage): void {
  page.asked++;
  if (page.asked < oftenAsked || page.isDense || compressing) return;
  compressing = packDensely(page)
    .catch(() => undefined)
    .finally(() => (compressing = undefined));
}

/** Opens the cache; without `publicVersion` nothing is cached. */
export function openPageCache(publicVersion: VersionSource | undefined, options: CacheOptions = {}): PageCache {
  const cache = openSwrCache<PackedPage>(
    publicVersion,
    {
      weigh: ({ packed, zipped }) => packed.length + (zipped?.length ?? 0) + restBytes,
      isShared: isForEverybody,
    },
    options,
  );
  const outcomes: Record<CacheOutcome, number> = { hit: 0, stale: 0, away: 0, miss: 0, pass: 0 };
  return {
    size: () => cache.size(),
    outcomes,
    peek(key, now) {
      const page = cache.peek(key, (one) => one.now === now);
      if (!page) return undefined;
      outcomes.hit++;
      countAsked(page);
      return page;
    },
    async get(key, now, make, mayLack = false) {
      const got = await cache.get(key, make, { isRight: (page) => page.now === now, mayLack });
      outcomes[got.outcome]++;
      return got;
    },
  };
}

async function bytesFor(page: PackedPage, encoding: Encoding | undefined): Promise<Buffer> {
  if (encoding === 'br') return page.packed;
  if (encoding === undefined) return unpack(page.packed);
  page.gzip ??= unpack(page.packed).then(compressors.gzip);
  return (page.zipped = await page.gzip);
}

/** A cookie may come with this answer alone, such as the device's or the language that the address asked for. */
function cacheControlOf(reply: FastifyReply, { status, cookies }: PackedPage): string {
  if (status >= 500 || cookies.length > 0) return 'no-store';
  return reply.hasHeader('set-cookie') ? 'private, no-cache' : 'public, no-cache';
}

/** Sends a page that is the same for everyone. Browsers cache it too, but ask each time whether it still holds. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage, outcome: CacheOutcome): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  reply.headers({ etag: page.etag, vary: pageVary, 'cache-status': cacheStatus[outcome] });
  for (const cookie of page.cookies) void reply.header('set-cookie', cookie);
  if (!page.headers['cache-control']) void reply.header('cache-control', cacheControlOf(reply, page));
  if (page.status === 200 && holds(request, page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(await bytesFor(page, encoding));
}
