// Posts that someone has begun and not sent, kept with the account: their words at once, their photos when the line is good.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { postTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { choice, fault, isPlain, moment, objectId, someOf, Success, wholeNumber } from '#contracts/values.ts';
import { photoFindings, photoShots } from './photo-shots.ts';
import { postField, postFieldNames } from './post-fields.ts';

const { postDrafts: bounds } = limits;

/** How far someone came in the form. */
export const draftSteps = ['type', 'location', 'price', 'details', 'contact', 'check'] as const;

const typed = z.string(fault('invalid')).max(bounds.textMax, fault('invalid')).refine(isPlain, fault('invalid'));
/** A drawing is longer than any other answer. */
const drawn = z.string(fault('invalid')).max(limits.floorPlan.textMax, fault('invalid')).refine(isPlain, fault('invalid'));
const several = z.array(typed, fault('invalid')).max(bounds.choicesMax, fault('invalid'));

/** The answers as typed, by the names of the fields: nothing is checked before a post is sent. */
export const DraftAnswers = z
  .object(
    Object.fromEntries(['rentFee', 'landRate', 'landRateUnit', ...postFieldNames].map((name) => [name, answerOf(name)])) as Record<
      string,
      typeof typed | typeof several
    >,
  )
  .partial();
export type DraftAnswers = z.infer<typeof DraftAnswers>;

function answerOf(name: string): typeof typed | typeof several {
  const kind = postField(name)?.kind;
  return kind === 'many' ? several : kind === 'floorPlan' ? drawn : typed;
}

/** A photo of a draft as its device knows it; its file comes by itself. */
export const DraftPhoto = z.object({
  id: objectId,
  name: z.string(fault('invalid')).max(bounds.photoNameMax, fault('invalid')).refine(isPlain, fault('invalid')),
  width: wholeNumber(1, limits.posts.imagePixelsMax),
  height: wholeNumber(1, limits.posts.imagePixelsMax),
  sharpness: z.number(fault('invalid')).min(0, fault('invalid')).optional(),
  shot: z.enum(photoShots, fault('choice')).optional(),
  findings: someOf(z.enum(photoFindings, fault('choice')), photoFindings.length).optional(),
});
export type DraftPhoto = z.infer<typeof DraftPhoto>;

export const DraftFields = z.object({
  type: choice(postTypes),
  reached: choice(draftSteps),
  form: DraftAnswers,
  photos: wholeNumber(0, limits.posts.imagesMax).default(0),
  /** The photos in their order; left out, those of before stay. */
  pictures: someOf(DraftPhoto, limits.posts.imagesMax).optional(),
  /** The version that was changed; left out for a draft that the account does not have yet. */
  base: wholeNumber(1, bounds.versionMax).optional(),
});
export type DraftFields = z.infer<typeof DraftFields>;

export const PostDraft = z.object({
  _id: objectId,
  type: z.enum(postTypes),
  reached: z.enum(draftSteps),
  form: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** How many photos it had on the device that saved it. */
  photos: z.int(),
  /** The photos in their order; one that is not `stored` is still on the device where it was added. */
  pictures: z.array(
    z.object({
      id: objectId,
      name: z.string(),
      width: z.int(),
      height: z.int(),
      sharpness: z.number().optional(),
      shot: z.enum(photoShots).optional(),
      findings: z.array(z.enum(photoFindings)).optional(),
      stored: z.boolean(),
    }),
  ),
  version: z.int(),
  savedAt: moment,
});
export type PostDraft = z.infer<typeof PostDraft>;

const params = z.object({ id: objectId });
const photoParams = params.extend({ photo: objectId });
const success = z.literal(true);

export const postDrafts = {
  list: endpoint({
    method: 'GET',
    path: '/api/postDrafts',
    access: 'member',
    summary: `The caller’s unsent posts, the latest first; each is forgotten ${bounds.keptDays} days after it was saved last`,
    response: z.object({ success, drafts: z.array(PostDraft) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/postDrafts/:id',
    access: 'member',
    summary:
      'Save an unsent post under the idempotency key that it will be sent with. 409 where another device has saved since `base`; 410 where it was sent or deleted meanwhile',
    params,
    body: DraftFields,
    failures: ['STATE_CONFLICT', 'GONE', 'TOO_MANY'],
    /** `stored`: the ids of its photos whose files the account has. */
    response: z.object({ success, version: z.int(), savedAt: moment, stored: z.array(objectId) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/postDrafts/:id',
    access: 'owner',
    summary: 'Delete an unsent post from the account, with its photos',
    params,
    response: Success,
  }),
  storePhoto: endpoint({
    method: 'PUT',
    path: '/api/postDrafts/:id/photos/:photo',
    access: 'owner',
    summary:
      'Store a photo of an unsent post, which names it in `pictures`: upright, without its metadata, for its owner alone. Stored before, it stays as it is',
    params: photoParams,
    files: { field: 'images', max: 1, min: 1 },
    failures: ['TOO_MANY'],
    response: z.object({ success }),
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/postDrafts/:id/photos/:photo',
    access: 'owner',
    summary: 'A stored photo of an unsent post',
    params: photoParams,
    file: 'image/webp',
    response: z.object({}),
  }),
};
