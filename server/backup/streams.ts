// Tables and lists as compressed files, counted and hashed on the way; nothing is held in memory as a whole.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, constants } from 'node:zlib';
import type { Counted } from './manifest.ts';

/** Hashes what passes, before compression: a table restored elsewhere can be compared with it. Every row is one line. */
function counting(onBytes: (bytes: number) => void): { stream: Transform; result: () => Counted } {
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows++;
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, bytes, sha256: hash.digest('hex') }) };
}

const nothing = (): void => undefined;

/** Writes lines to a compressed file, which appears under its name only when it is whole. */
export async function writeLines(file: string, lines: Readable, onBytes: (bytes: number) => void = nothing): Promise<Counted> {
  const { stream, result } = counting(onBytes);
  await pipeline(lines, stream, createGzip({ level: constants.Z_BEST_SPEED }), createWriteStream(`${file}.part`, { mode: 0o600, flush: true }));
  await rename(`${file}.part`, file);
  return result();
}

/** Reads it back into `into`. Throws if the file is cut off. */
export async function readLines(file: string, into: Writable, onBytes: (bytes: number) => void = nothing): Promise<Counted> {
  const { stream, result } = counting(onBytes);
  await pipeline(createReadStream(file), createGunzip(), stream, into);
  return result();
}

/** Only counts and hashes. */
export async function measure(lines: Readable, onBytes: (bytes: number) => void = nothing): Promise<Counted> {
  const { stream, result } = counting(onBytes);
  stream.resume();
  await pipeline(lines, stream);
  return result();
}

/** Throws a sentence unless the file is the one that was written. */
export async function checkFile(folder: string, name: string, expected: Counted, onBytes: (bytes: number) => void = nothing): Promise<void> {
  const { stream, result } = counting(onBytes);
  stream.resume();
  try {
    await pipeline(createReadStream(`${folder}/${name}`), createGunzip(), stream);
  } catch (error) {
    throw new Error(`The backup is broken: ${name} is missing or cut off. Take another backup.`, { cause: error });
  }
  if (result().sha256 !== expected.sha256) throw new Error(`The backup is broken: ${name} is not what was written. Take another backup.`);
}
