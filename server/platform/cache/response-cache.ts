// Answers to people who are not signed in, cached for a short while as the bytes that travel. Who makes them is not told who
// asks, so nothing private can be in them; a new public version ends all of them at once.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type CacheOptions, openSwrCache, type CacheOutcome, type VersionSource } from './swr-cache.ts';

export type Encoding = 'br' | 'gzip';

export interface CachedResponse {
  body: Buffer;
  etag: string;
  /** The same bytes, compressed once for all who take them so. */
  encoded(encoding: Encoding): Promise<Buffer>;
  /** What it takes with all its encodings. */
  bytes(): number;
}

export interface ResponseCache {
  /** The answer cached under `key`, or the one that `make` gives. What is no longer fresh is answered once more while it is made again. */
  get(key: string, make: () => Promise<unknown>): Promise<{ answer: CachedResponse; outcome: CacheOutcome }>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Without the rest of the block that zlib wrote it into, which would be kept as long as the bytes are. */
const trimmed = (bytes: Buffer): Buffer => {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** One piece of output and a window as large as a page: the thread that answers has a third of the work with it. */
const inOnePiece = { chunkSize: 65_536, window: 19 } as const;

/**
 * What costs a few milliseconds beside the thread that answers, for bytes that are sent many times. At 7 a page is 2 to 4 % smaller than at
 * 5 for two milliseconds more; 10 and 11 would save a tenth, for 100 and 320 ms of each change of a page.
 */
export const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      chunkSize: inOnePiece.chunkSize,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: inOnePiece.window,
      },
    }),
  gzip: (body) => gzipped(body, { level: 6, chunkSize: inOnePiece.chunkSize }),
};

/** A weak tag of these bytes, the same in every encoding. */
export const tagOf = (body: Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** An answer as the bytes that travel: JSON, if it is no document already. */
export function responseOf(value: unknown): CachedResponse {
  const body = trimmed(Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value)));
  const encoded = new Map<Encoding, Promise<Buffer>>();
  let encodedBytes = 0;
  return {
    body,
    etag: tagOf(body),
    encoded(encoding) {
      const known = encoded.get(encoding);
      if (known) return known;
      const made = compressors[encoding](body);
      encoded.set(encoding, made);
      void made.then((bytes) => (encodedBytes += bytes.length)).catch(() => undefined);
      return made;
    },
    bytes: () => body.length + encodedBytes,
  };
}

/** Compressed copies that are still to come take a quarter of it at least. */
const weigh = ({ body, bytes }: CachedResponse): number => Math.max(bytes(), body.length * 1.25);

/** Opens a cache of answers; while `publicVersion` is uncertain nothing new is cached. */
export function openResponseCache(publicVersion: VersionSource | undefined, options: CacheOptions = {}): ResponseCache {
  const cache = openSwrCache<CachedResponse>(publicVersion, { weigh }, options);
  return {
    async get(key, make) {
      const { value, outcome } = await cache.get(key, async () => responseOf(await make()));
      return { answer: value, outcome };
    },
  };
}
