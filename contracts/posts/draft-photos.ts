// Which photos of a post were stored with its draft: they are named when it is sent, and do not travel again.
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { fault, isBlank, someOf } from '#contracts/values.ts';

const jsonMax = 1000;

/** A list, or JSON text of a list as a multipart body carries it; undefined where it is empty. */
function fromJson(value: unknown): unknown {
  if (value === null || isBlank(value)) return undefined;
  if (typeof value !== 'string' || value.length > jsonMax) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The place of an uploaded file, by its number from 0. */
export const newPhoto = /^new:(\d)$/;
const name = z.union([z.uuid(), z.string().regex(newPhoto)], fault('invalid'));

export const draftPhotoField = {
  /**
   * The photos in their order: the ids of stored photos of a draft, `new:0` for the first uploaded file, `new:1` for the second.
   * Files without a place come last.
   */
  draftPhotos: z.preprocess(fromJson, someOf(name, limits.posts.imagesMax).optional()),
};
