// What a photo of a post shows: rooms and views by kind of property. The name of one is the caption of its photo, in both languages.
import { z } from 'zod';
import type { PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { fault, isBlank, someOf } from '#contracts/values.ts';
import type { TypeGroup } from './post-fields.ts';
import { typeGroupOf } from './post-rules.ts';

export const photoShots = [
  'living',
  'dining',
  'bedroom',
  'kitchen',
  'bath',
  'balcony',
  'entrance',
  'roof',
  'parking',
  'outside',
  'road',
  'yard',
  'front',
  'back',
  'left',
  'right',
  'pillar',
  'board',
  'inside',
  'gate',
  'loading',
  'power',
  'plan',
] as const;
export type PhotoShot = (typeof photoShots)[number];

/** By group: first those that every post of it should show, in the order in which people look; then the others. */
const shots: Record<TypeGroup, { wanted: readonly PhotoShot[]; further: readonly PhotoShot[] }> = {
  dwelling: { wanted: ['living', 'kitchen', 'bath', 'balcony', 'outside', 'road'], further: ['bedroom', 'dining', 'entrance', 'roof', 'parking', 'plan'] },
  house: {
    wanted: ['outside', 'living', 'kitchen', 'bath', 'yard', 'road'],
    further: ['bedroom', 'dining', 'balcony', 'entrance', 'roof', 'parking', 'gate', 'plan'],
  },
  plot: { wanted: ['front', 'back', 'left', 'right', 'road', 'pillar', 'board'], further: [] },
  trade: { wanted: ['front', 'inside', 'bath', 'road'], further: ['entrance', 'kitchen', 'parking', 'outside', 'plan'] },
  industry: { wanted: ['outside', 'inside', 'gate', 'loading', 'power', 'road'], further: ['bath', 'parking', 'yard', 'plan'] },
};

/** The shots that a post of this kind should have. */
export const wantedShots = (type: PropertyType): readonly PhotoShot[] => shots[typeGroupOf(type)].wanted;
/** All that a photo of it can be said to show. */
export const shotsOf = (type: PropertyType): readonly PhotoShot[] => [...wantedShots(type), ...shots[typeGroupOf(type)].further];

/** What can be better about a photo, as the device that sent it found. */
export const photoFindings = ['small', 'screenshot', 'collage', 'dark', 'blurred', 'tilted', 'text', 'twice'] as const;
export type PhotoFinding = (typeof photoFindings)[number];

const jsonMax = 2000;

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

const shotOrNone = z.preprocess((value) => (isBlank(value) ? null : value), z.enum(photoShots, fault('choice')).nullable());

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Hints of a device that nobody has to trust: what is not understood is left out, and no post is refused for it. */
function readFindings(value: unknown): PhotoFinding[][] {
  const photos = list(fromJson(value)).slice(0, limits.posts.imagesMax);
  return photos.map((photo) => photoFindings.filter((finding) => list(photo).slice(0, jsonMax).includes(finding)));
}

/** What is said of the photos of a post, each list in the order in which the post shows them. */
export const photoNotes = {
  /** What each photo shows; null or left out where nobody said. */
  shots: z.preprocess(fromJson, someOf(shotOrNone, limits.posts.imagesMax).optional()),
  /** What the device found to be better about each. Advice for staff; what is not understood is left out. */
  photoFindings: z.preprocess(readFindings, z.array(z.array(z.enum(photoFindings))).optional()),
};

/** The shot, where a post of this kind can have it. */
export const fittingShot = (type: PropertyType, shot: PhotoShot | null | undefined): PhotoShot | null => (shot && shotsOf(type).includes(shot) ? shot : null);

/** Whether the first photo of a post may show this: a drawing on paper is no picture of the place. */
export const isCoverShot = (shot: PhotoShot | null | undefined): boolean => shot !== 'plan';

/** What is said about it alone: a plan on paper is full of letters and may be a scan. */
export const findingsOf = (shot: PhotoShot | null | undefined, findings: readonly PhotoFinding[]): readonly PhotoFinding[] =>
  shot === 'plan' ? findings.filter((finding) => finding !== 'text' && finding !== 'collage' && finding !== 'screenshot') : findings;

/** The place of an uploaded file, by its number from 0. */
export const newPhoto = /^new:(\d)$/;
const photoName = z.union([z.uuid(), z.string().regex(newPhoto)], fault('invalid'));

/** Which photos of a post were stored with its draft: they are named when it is sent, and do not travel again. */
export const draftPhotoField = {
  /**
   * The photos in their order: the ids of stored photos of a draft, `new:0` for the first uploaded file, `new:1` for the second.
   * Files without a place come last.
   */
  draftPhotos: z.preprocess(fromJson, someOf(photoName, limits.posts.imagesMax).optional()),
};
