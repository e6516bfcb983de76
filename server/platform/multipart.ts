// Reads a multipart body whole: text fields as a form has them, files as bytes, everything bounded.
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Files } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { fail, failField } from './failure.ts';

const { formFieldBytes, formFieldsBytes } = limits.requests;
const partsMax = 200;

export interface MultipartBody {
  fields: Record<string, string | string[]>;
  files: Buffer[];
}

const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

function addField(fields: MultipartBody['fields'], name: string, value: string): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else fields[name] = [...(Array.isArray(before) ? before : [before]), value];
}

async function readFile(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The fields and files of the request. The whole body is read before a fault is thrown, so that the sender hears it.
 * Throws VALIDATION (malformed, too many files) and TOO_LARGE (a file beyond the limit).
 */
export async function readMultipart(request: FastifyRequest, allowed: Files): Promise<MultipartBody> {
  if (!request.isMultipart()) fail('VALIDATION');
  const fields: MultipartBody['fields'] = Object.create(null) as MultipartBody['fields'];
  const files: Buffer[] = [];
  let fieldBytes = 0;
  let tooLarge = false;
  let tooMany = false;
  try {
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
      // A form sends an empty file part where nothing was chosen.
      if (part.fieldname !== allowed.field || files.length >= allowed.max) {
        part.file.resume();
        const counted = part.fieldname === allowed.field;
        tooMany ||= counted;
        continue;
      }
      const bytes = await readFile(part.file);
      tooLarge ||= part.file.truncated;
      if (bytes.length > 0 || part.filename) files.push(bytes);
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'Failure') throw error;
    fail('VALIDATION');
  }
  if (tooMany) failField(allowed.field, 'imagesMax', { max: allowed.max });
  if (tooLarge) fail('TOO_LARGE', { fields: { [allowed.field]: { key: allowed.bytes?.fault ?? 'imageTooLarge', params: {} } } });
  return { fields: { ...fields }, files };
}
