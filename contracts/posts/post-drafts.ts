// Posts that someone has begun and not sent, kept with the account: their words, not their pictures.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { postTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { choice, fault, isPlain, moment, objectId, Success, wholeNumber } from '#contracts/values.ts';
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

export const DraftFields = z.object({
  type: choice(postTypes),
  reached: choice(draftSteps),
  form: DraftAnswers,
  photos: wholeNumber(0, limits.posts.imagesMax).default(0),
  /** The version that was changed; left out for a draft that the account does not have yet. */
  base: wholeNumber(1, bounds.versionMax).optional(),
});
export type DraftFields = z.infer<typeof DraftFields>;

export const PostDraft = z.object({
  _id: objectId,
  type: z.enum(postTypes),
  reached: z.enum(draftSteps),
  form: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** How many pictures wait on the device that saved it. */
  photos: z.int(),
  version: z.int(),
  savedAt: moment,
});
export type PostDraft = z.infer<typeof PostDraft>;

const params = z.object({ id: objectId });
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
    response: z.object({ success, version: z.int(), savedAt: moment }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/postDrafts/:id',
    access: 'owner',
    summary: 'Delete an unsent post from the account',
    params,
    response: Success,
  }),
};
