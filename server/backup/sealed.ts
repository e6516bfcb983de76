// Files encrypted with age for one public key: whoever sends them cannot read them again.
import { Decrypter, Encrypter } from 'age-encryption';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

type Bytes = globalThis.ReadableStream<Uint8Array>;

const encrypterFor = (recipient: string): Encrypter => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
};

const decrypterOf = (identity: string): Decrypter => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter;
};

export const seal = async (bytes: Uint8Array, recipient: string): Promise<Buffer> => Buffer.from(await encrypterFor(recipient).encrypt(bytes));

/** Throws if it was encrypted for another key, or changed since. */
export const open = async (bytes: Uint8Array, identity: string): Promise<Buffer> => Buffer.from(await decrypterOf(identity).decrypt(bytes));

/** A file of any size into another; returns the bytes of the encrypted one. */
export async function sealFile(from: string, into: string, recipient: string): Promise<number> {
  const encrypted = await encrypterFor(recipient).encrypt(Readable.toWeb(createReadStream(from)) as unknown as Bytes);
  await pipeline(Readable.fromWeb(encrypted as unknown as ReadableStream), createWriteStream(into, { mode: 0o600 }));
  return (await stat(into)).size;
}

/** Decrypts what comes in parts; the file appears under its name when it is whole. */
export async function openInto(file: string, parts: AsyncIterable<Uint8Array>, identity: string): Promise<void> {
  const decrypted = await decrypterOf(identity).decrypt(Readable.toWeb(Readable.from(parts)) as unknown as Bytes);
  await pipeline(Readable.fromWeb(decrypted as unknown as ReadableStream), createWriteStream(`${file}.part`, { mode: 0o600, flush: true }));
  await rename(`${file}.part`, file);
}
