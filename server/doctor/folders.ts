import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '#server/env.ts';
import { bucketAddress, type BucketKeys, isBucket } from '#server/bucket-address.ts';
import { openBucketStorage } from '#server/platform/files/bucket-storage.ts';
import { about, codeOf, type Finding } from './finding.ts';

const megabyte = 1024 * 1024;
const fullBytes = 200 * megabyte;

/** The folder, or its nearest existing parent: the product creates the folder itself, possibly as another user. */
async function existing(folder: string): Promise<string> {
  const found = await stat(folder).catch(({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? undefined : null));
  const above = path.dirname(folder);
  return found === undefined && above !== folder ? existing(above) : folder;
}

async function examineFolder(thing: string, folder: string, setting: string): Promise<Finding[]> {
  const { good, wrong } = about(thing);
  const place = await existing(folder);
  const probe = path.join(place, `.uthan-doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    return [
      wrong(
        `Nothing can be written in ${place}: ${codeOf(error).message}.`,
        `Make it writable for the user that runs the product, or choose another folder with ${setting}.`,
      ),
    ];
  }
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  return [
    free < fullBytes
      ? wrong(`${Math.round(free / megabyte)} MB are free in ${place}.`, 'Make room, or move it to a larger disk.')
      : good(`${place} can be written, with ${Math.round(free / megabyte)} MB free.`),
  ];
}

/** What a user is called on this machine. */
async function nameOf(uid: number): Promise<string | undefined> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return users
    .split('\n')
    .find((line) => line.split(':')[2] === String(uid))
    ?.split(':')[0];
}

/** Root may write everywhere: what it finds in a folder of the service's user says nothing about that user. */
async function onRoot(folder: string): Promise<Finding[]> {
  const place = await existing(folder);
  const { uid = 0 } = (await stat(place).catch(() => undefined)) ?? {};
  if (process.getuid?.() !== 0 || uid === 0) return [];
  const user = await nameOf(uid);
  return [
    about('User').note(
      `Root runs this check and may write everywhere; ${place} belongs to ${user ?? `user ${uid}`}.`,
      user ? `To check what ${user} may do: runuser -u ${user} -- npm run doctor` : 'Run this again as the user that runs Uthan.',
    ),
  ];
}

/** Writes, reads and deletes a small object. */
async function examineBucket(url: string, keys: BucketKeys | undefined): Promise<Finding> {
  const { good, wrong } = about('Pictures');
  const { bucket, endpoint, region } = bucketAddress(url);
  const place = `the bucket ${bucket} at ${endpoint ?? `Amazon S3 in ${region}`}`;
  const name = `.uthan-doctor-${randomUUID()}`;
  const storage = openBucketStorage(url, { keys });
  try {
    await storage.put(name, Buffer.from('x'));
    if ((await storage.get(name))?.toString() !== 'x') return wrong(`Objects written to ${place} can’t be read back.`, 'Check the bucket policy.');
    await storage.remove(name);
    return good(`Objects can be written to, read from and deleted in ${place}.`);
  } catch (error) {
    const { message } = codeOf(error);
    return wrong(
      `Can’t access ${place}: ${message}.`,
      'Check STORAGE_URL, STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY, and that the key may put, get, list and delete.',
    );
  }
}

/** Whether data and pictures can be written. Leaves nothing behind. */
export async function examineFolders({ databaseUrl, dataDir, storageUrl, storageKeys }: Env): Promise<Finding[]> {
  // With both elsewhere the data folder holds only a lock file, but the product does not start without it.
  const data = [...(await examineFolder(databaseUrl && storageUrl ? 'Data folder (lock)' : 'Data folder', dataDir, 'DATA_DIR')), ...(await onRoot(dataDir))];
  if (storageUrl && isBucket(storageUrl)) return [...data, await examineBucket(storageUrl, storageKeys)];
  return storageUrl ? [...data, ...(await examineFolder('Pictures', fileURLToPath(storageUrl), 'STORAGE_URL'))] : data;
}
