// Pictures in a bucket that speaks S3, for several servers; see decisions/0069. The SDK is loaded at first use: who keeps files
// in a folder does not pay for it.
import type { Disk } from 'flydrive';
import { openBreaker } from '#server/platform/breaker.ts';
import { bucketAddress, type BucketAddress, type BucketKeys } from '#server/bucket-address.ts';
import type { PictureStorage } from './storage.ts';
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
/** Three in a row, and for a second nobody waits for it. */
const outage = { failuresMax: 3, pauseMs: 1000 };
const probeName = '.uthan-check';
/** The names are content-addressed: whoever reads the bucket directly, such as a CDN, may keep them for ever. */
const saved = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' };
const typeOf = (name: string) => (name.endsWith('.webp') ? saved : { contentType: name.endsWith('.jpg') ? 'image/jpeg' : 'application/octet-stream' });

async function openDisk({ bucket, endpoint, region, forcePathStyle }: BucketAddress, keys: BucketKeys | undefined): Promise<Disk> {
  const [{ Disk }, { S3Driver }, { S3Client }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
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
  // Most buckets of today refuse lists of access: their policy says who may read.
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}

/** flydrive wraps what the SDK threw. */
function statusOf(error: unknown): number | undefined {
  const { $metadata, cause } = (error ?? {}) as { $metadata?: { httpStatusCode?: number }; cause?: unknown };
  return $metadata?.httpStatusCode ?? (cause === undefined ? undefined : statusOf(cause));
}

const isMissing = (error: unknown): boolean => statusOf(error) === 404;

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The storage did not answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The names of a folder that were written before, page by page. */
async function* oldNames(disk: Disk, folder: string, before: number): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const one of page.objects) {
      // Asked for a folder the server lists whatever begins like it.
      if (!one.isFile || !one.key.startsWith(folder)) continue;
      if ((await one.getMetaData()).lastModified.getTime() < before) yield one.key;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/** Opens the bucket at `url`. */
export function openBucketStorage(url: string, { keys, now = Date.now, timeoutMs = usualTimeoutMs }: BucketOptions = {}): PictureStorage {
  const address = bucketAddress(url);
  const { prefix } = address;
  const breaker = openBreaker({ ...outage, now });
  let opened: Promise<Disk> | undefined;
  let failedWrites = 0;
  const disk = (): Promise<Disk> => (opened ??= openDisk(address, keys));
  /** Throws UNAVAILABLE for everything but a missing file, of which the caller knows what to do. */
  const ask = async <T>(work: (disk: Disk) => Promise<T>): Promise<T | undefined> => {
    if (!breaker.isClosed()) throw unavailable(new Error('The storage has just failed and is left alone for a moment.'));
    try {
      const made = await within(disk().then(work), timeoutMs);
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
    const done = await ask(async (one) => {
      await one.put(`${prefix}${name}`, bytes, typeOf(name));
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
      const bytes = await ask((one) => one.getBytes(`${prefix}${name}`));
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    async remove(name) {
      await ask((one) => one.delete(`${prefix}${name}`));
    },
    check,
    // An upload that broke off is no object.
    sweepUnfinished: () => Promise.resolve(0),
    async sweepFolder(folder, olderThanMs) {
      let removed = 0;
      const one = await disk();
      for await (const name of oldNames(one, `${prefix}${folder}/`, now() - olderThanMs)) {
        await ask(() => one.delete(name));
        removed++;
      }
      return removed;
    },
    freeBytes: () => Promise.resolve(undefined),
    failedWrites: () => failedWrites,
  };
}
