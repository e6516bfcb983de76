// Pictures in a bucket that speaks S3, for several servers; see decisions/0069. The SDK is loaded at first use: who keeps files
// in a folder does not pay for it.
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { openBreaker } from '#server/platform/breaker.ts';
import { bucketAddress, type BucketAddress, type BucketKeys } from '#server/bucket-address.ts';
import type { PictureStorage } from './picture-storage.ts';
import { openCheck, unavailable } from './storage-check.ts';

export interface BucketOptions {
  /** Without them the SDK looks where it always does: AWS_ACCESS_KEY_ID, a profile, the role of the machine. */
  keys?: BucketKeys | undefined;
  now?: () => number;
  /** How long one operation may take, with its second attempt. */
  timeoutMs?: number;
}

const connectMs = 2000;
const answerMs = 8000;
const usualTimeoutMs = 15_000;
const attempts = 2;
/** Three in a row, and for a second no one waits for it. */
const outage = { failuresMax: 3, pauseMs: 1000 };
const probeName = '.uthan-check';
/** The names are content-addressed: anyone who reads the bucket directly, such as a CDN, may keep them for ever. */
const saved = { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' };
const headersOf = (key: string) => (key.endsWith('.webp') ? saved : { ContentType: key.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream' });

/** What is asked of the bucket, by whole keys. */
interface Objects {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<unknown>;
  list(prefix: string, token: string | undefined): Promise<ListObjectsV2CommandOutput>;
}

async function openObjects({ bucket: Bucket, endpoint, region, forcePathStyle }: BucketAddress, keys: BucketKeys | undefined): Promise<Objects> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region,
    forcePathStyle,
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // Servers other than Amazon's often do not know the newer checksums; the length and TLS guard the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(keys ? { credentials: keys } : {}),
  });
  return {
    // Without a list of access, which most buckets of today refuse: their policy says who may read.
    put: (Key, Body) => client.send(new PutObjectCommand({ Bucket, Key, Body, ...headersOf(Key) })),
    get: async (Key) => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToByteArray(),
    remove: (Key) => client.send(new DeleteObjectCommand({ Bucket, Key })),
    list: (Prefix, ContinuationToken) => client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
  };
}

const isMissing = (error: unknown): boolean => (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode === 404;

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The storage did not answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The keys of a folder that were written before, page by page. */
async function* oldKeys(objects: Objects, folder: string, before: number): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await objects.list(folder, token);
    for (const { Key, LastModified } of Contents) if (Key && LastModified && LastModified.getTime() < before) yield Key;
    token = NextContinuationToken;
  } while (token);
}

/** Opens the bucket at `url`. */
export function openBucketStorage(url: string, { keys, now = Date.now, timeoutMs = usualTimeoutMs }: BucketOptions = {}): PictureStorage {
  const address = bucketAddress(url);
  const { prefix } = address;
  const breaker = openBreaker({ ...outage, now });
  let opened: Promise<Objects> | undefined;
  let failedWrites = 0;
  const objects = (): Promise<Objects> => (opened ??= openObjects(address, keys));
  /** Throws UNAVAILABLE for everything but a missing file, of which the caller knows what to do. */
  const ask = async <T>(work: (all: Objects) => Promise<T>): Promise<T | undefined> => {
    if (!breaker.isClosed()) throw unavailable(new Error('The storage has just failed and is left alone for a moment.'));
    try {
      const all = await objects();
      const made = await within(work(all), timeoutMs);
      breaker.succeeded();
      return made;
    } catch (error) {
      if (isMissing(error)) return undefined;
      breaker.failed();
      throw unavailable(error);
    }
  };
  /** A missing bucket is no missing file. */
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    const done = await ask(async (all) => {
      await all.put(`${prefix}${name}`, bytes);
      return true;
    });
    if (!done) throw unavailable(new Error(`There is no bucket ${address.bucket}.`));
  };
  // Tried also while others are left alone: it tells when the storage is back.
  const { check, forget } = openCheck(async () => {
    breaker.succeeded();
    await write(probeName, Buffer.from('x'));
  }, now);
  return {
    isShared: true,
    async put(name, bytes) {
      try {
        await write(name, bytes);
      } catch (error) {
        failedWrites++;
        forget();
        throw error;
      }
    },
    async get(name) {
      const bytes = await ask((all) => all.get(`${prefix}${name}`));
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async remove(name) {
      await ask((all) => all.remove(`${prefix}${name}`));
    },
    check,
    // An upload that broke off is no object.
    sweepUnfinished: () => Promise.resolve(0),
    async sweepFolder(folder, olderThanMs) {
      let removed = 0;
      for await (const key of oldKeys(await objects(), `${prefix}${folder}/`, now() - olderThanMs)) {
        await ask((all) => all.remove(key));
        removed++;
      }
      return removed;
    },
    freeBytes: () => Promise.resolve(undefined),
    failedWrites: () => failedWrites,
  };
}
