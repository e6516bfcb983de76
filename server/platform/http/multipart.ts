// Reads a whole multipart body with limits on everything: text fields as a form has them, files as bytes.
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Files } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { requestLimits } from '#contracts/request-limits.ts';
import { fail, failField, Failure } from './failure.ts';
import { formatOf, signatureBytes } from '#server/platform/files/signatures.ts';
import type { Upload } from './limits/uploads.ts';

const { formFieldBytes, formFieldsBytes } = requestLimits;
const partsMax = 200;

export interface MultipartBody {
  fields: Record<string, string | string[]>;
  files: Buffer[];
}

export interface Reading {
  upload: Upload;
  /** A sender that is idle this long is disconnected. */
  stallMs: number;
}

const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

function addField(fields: MultipartBody['fields'], name: string, value: string): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else fields[name] = [...(Array.isArray(before) ? before : [before]), value];
}

/** Throws UNSUPPORTED_IMAGE as soon as the first bytes show that it is not a picture. */
async function readFile(stream: AsyncIterable<Buffer>, { field, faults }: Files, { upload }: Reading): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const check = (): void => {
    if (!formatOf(Buffer.concat(chunks))) fail('UNSUPPORTED_IMAGE', { fields: { [field]: { key: faults?.kind ?? 'imageUnsupported', params: {} } } });
  };
  let size = 0;
  for await (const chunk of stream) {
    const isKnown = size >= signatureBytes;
    upload.hold(chunk.length);
    chunks.push(chunk);
    size += chunk.length;
    if (!isKnown && size >= signatureBytes) check();
  }
  if (size > 0 && size < signatureBytes) check();
  return Buffer.concat(chunks);
}

/** Disconnects a sender that stops in the middle, and rejects. `end` stops the watch. */
function watchStall({ raw }: FastifyRequest, stallMs: number): { stalled: Promise<never>; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let live = (): void => undefined;
  const stalled = new Promise<never>((_, reject) => {
    live = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const error = new Error('The sender stopped in the middle.');
        raw.destroy(error);
        reject(error);
      }, stallMs);
    };
  });
  // If the body has been refused already, no one waits for it.
  stalled.catch(() => undefined);
  live();
  raw.on('data', live);
  const end = (): void => {
    raw.off('data', live);
    clearTimeout(timer);
  };
  return { stalled, end };
}

async function readParts(request: FastifyRequest, allowed: Files, reading: Reading): Promise<MultipartBody> {
  const fields: MultipartBody['fields'] = Object.create(null) as MultipartBody['fields'];
  const files: Buffer[] = [];
  let fieldBytes = 0;
  const parts = request.parts({
    limits: { fileSize: allowed.bytes?.max ?? limits.posts.imageBytesMax, fieldSize: formFieldBytes, fieldNameSize: 100, parts: partsMax, headerPairs: 50 },
  });
  for await (const part of parts) {
    if (refusedNames.has(part.fieldname)) fail('VALIDATION');
    if (part.type === 'field') {
      fieldBytes += Buffer.byteLength(String(part.value));
      if (part.valueTruncated || fieldBytes > formFieldsBytes) fail('TOO_LARGE', { message: 'notice_bodyTooLarge' });
      addField(fields, part.fieldname, String(part.value));
      continue;
    }
    if (part.fieldname !== allowed.field) {
      part.file.resume();
      continue;
    }
    if (files.length >= allowed.max) failField(allowed.field, allowed.faults?.count ?? 'imagesMax', { max: allowed.max });
    const bytes = await readFile(part.file, allowed, reading);
    if (part.file.truncated) fail('TOO_LARGE', { fields: { [allowed.field]: { key: allowed.bytes?.fault ?? 'imageTooLarge', params: {} } } });
    // Browsers send an empty file part if no file was chosen.
    if (bytes.length > 0 || part.filename) files.push(bytes);
  }
  return { fields: { ...fields }, files };
}

/**
 * The fields and files of the request. A refusal is thrown at once; the rest of the body is discarded as it arrives, so that
 * the sender receives the answer. Throws VALIDATION (malformed, too many files), TOO_LARGE (a file beyond the limit), UNSUPPORTED_IMAGE,
 * UNAVAILABLE (no memory for it now).
 */
export async function readMultipart(request: FastifyRequest, allowed: Files, reading: Reading): Promise<MultipartBody> {
  // A sender that left while this waited would never end.
  if (!request.isMultipart() || request.raw.destroyed) fail('VALIDATION');
  const parsed = readParts(request, allowed, reading);
  // After the parser is connected: adding a listener starts the flow of the body.
  const { stalled, end } = watchStall(request, reading.stallMs);
  try {
    const body = await Promise.race([parsed, stalled]);
    end();
    return body;
  } catch (error) {
    request.raw.once('close', end).unpipe();
    request.raw.resume();
    if (error instanceof Failure) throw error;
    return fail('VALIDATION');
  }
}
