// Pictures in a bucket that speaks S3, for several servers; see decisions/0069. The SDK is loaded at first use: who keeps files
// in a folder does not pay for it.
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { openAsBlob } from 'node:fs';
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

/** A larger file goes up in parts of so many bytes; a bucket takes ten thousand of them. */
const partBytes = 8 * 1024 * 1024;

/** What is asked of the bucket, by whole keys. */
interface Objects {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  get(key: string, range?: string): Promise<Uint8Array | undefined>;
  begin(key: string): Promise<string | undefined>;
  putPart(key: string, upload: string, number: number, bytes: Uint8Array): Promise<string | undefined>;
  finish(key: string, upload: string, tags: readonly string[]): Promise<unknown>;
  abandon(key: string, upload: string): Promise<unknown>;
  remove(key: string): Promise<unknown>;
  list(prefix: string, token: string | undefined): Promise<ListObjectsV2CommandOutput>;
}

async function openObjects({ bucket: Bucket, endpoint, region, forcePathStyle }: BucketAddress, keys: BucketKeys | undefined): Promise<Objects> {
  const s3 = await import('@aws-sdk/client-s3');
  const { PutObjectCommand, GetObjectCommand, DeleteObjectCommand, ListObjectsV2Command } = s3;
  const client = new s3.S3Client({
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
    get: async (Key, Range) => (await client.send(new GetObjectCommand({ Bucket, Key, Range }))).Body?.transformToByteArray(),
    begin: async (Key) => (await client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key, ...headersOf(Key) }))).UploadId,
    putPart: async (Key, UploadId, PartNumber, Body) => (await client.send(new s3.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))).ETag,
    finish: (Key, UploadId, tags) => {
      const Parts = tags.map((ETag, at) => ({ ETag, PartNumber: at + 1 }));
      return client.send(new s3.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
    },
    abandon: (Key, UploadId) => client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
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

/** Uploads a file part by part; nobody sees it before the last one. */
async function putParts(key: string, file: string, ask: <T>(work: (all: Objects) => Promise<T>) => Promise<NonNullable<T>>): Promise<void> {
  const whole = await openAsBlob(file);
  const upload = await ask((all) => all.begin(key));
  try {
    const tags: string[] = [];
    for (let from = 0; from < whole.size; from += partBytes) {
      const bytes = await whole.slice(from, from + partBytes).bytes();
      tags.push(await ask((all) => all.putPart(key, upload, tags.length + 1, bytes)));
    }
    await ask((all) => all.finish(key, upload, tags).then(() => true));
  } catch (error) {
    await ask((all) => all.abandon(key, upload).then(() => true)).catch(() => undefined);
    throw error;
  }
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
  const missing = (): never => {
    throw unavailable(new Error(`There is no bucket ${address.bucket}.`));
  };
  /** A missing bucket is no missing file. */
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    const done = await ask(async (all) => {
      await all.put(`${prefix}${name}`, bytes);
      return true;
    });
    if (!done) missing();
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
    async getPart(name, first, last) {
      const bytes = await ask((all) => all.get(`${prefix}${name}`, `bytes=${first}-${last}`));
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    putFile: (name, file) => putParts(`${prefix}${name}`, file, async (work) => (await ask(work)) ?? missing()),
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
