// Pages that are the same for every visitor, cached as the compressed bytes that travel; see decisions/0016-page-cache-for-anonymous-visitors.md.
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cached, type SwrCache, type CacheOptions, openSwrCache, type CacheOutcome, type VersionSource } from './swr-cache.ts';
import { compressors, type Encoding, tagOf } from './response-cache.ts';
import { isForEverybody, type RenderedPage } from '#server/platform/pages/page-making.ts';
import { isMember } from '#server/platform/pages/visitor.ts';
import { cacheStatus, encodingFor, holds } from './public-answers.ts';

export interface PackedPage extends Omit<RenderedPage, 'body'> {
  etag: string;
  /** The time that it was made for. */
  now: number;
  /** Nearly every browser takes brotli, so that alone is made at once; gzip is made of it for the first who asks. */
  packed: Buffer;
  zipped?: Buffer;
}

export interface PageCache extends Pick<SwrCache<PackedPage>, 'size'> {
  /** The page cached under `key` for the time `now`, or the one that `make` gives. */
  get(key: string, now: number, make: () => Promise<PackedPage>, mayLack?: boolean): Promise<Cached<PackedPage>>;
  /** A fresh page cached under `key` for the time `now`; counted as a hit. */
  peek(key: string, now: number): PackedPage | undefined;
  /** How often each outcome was. */
  outcomes: Readonly<Record<CacheOutcome, number>>;
}

/** What the bytes of a cached page depend on. */
export const pageVary = 'cookie, save-data, accept-encoding';

const unpack = promisify(brotliDecompress);

/** A page without its compressed bytes: its headers. */
const restBytes = 4096;

export const pack = async ({ body, ...page }: RenderedPage, now: number): Promise<PackedPage> => ({
  ...page,
  now,
  etag: tagOf(body),
  packed: await compressors.br(body),
});

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
      if (page) outcomes.hit++;
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
  if (encoding === 'gzip') return (page.zipped ??= await compressors.gzip(await unpack(page.packed)));
  return unpack(page.packed);
}

/** Proxies keep it for a minute and may show it once more while they ask for it again; browsers ask each time. See decisions/0109. */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** What others may get too: nothing that comes with this answer alone, such as a cookie, and nothing for a member, who sees at once what is changed. */
function cacheControlOf(request: FastifyRequest, reply: FastifyReply, page: PackedPage): string {
  if (page.status >= 500 || page.cookies.length > 0) return 'no-store';
  if (!isForEverybody(page) || reply.hasHeader('set-cookie') || isMember(request)) return 'private, no-cache';
  // Searches are counted, so each must come here (server/search/log/visits.ts).
  return request.url.includes('q=') ? 'public, no-cache' : publicPage;
}

/** Sends a page that is the same for everyone. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage, outcome: CacheOutcome): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  reply.headers({ etag: page.etag, vary: pageVary, 'cache-status': cacheStatus[outcome] });
  for (const cookie of page.cookies) void reply.header('set-cookie', cookie);
  if (!page.headers['cache-control']) void reply.header('cache-control', cacheControlOf(request, reply, page));
  if (page.status === 200 && holds(request, page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(await bytesFor(page, encoding));
}
