// What the owner of a post changed, as staff read it.
import { z } from 'zod';
import { photoShots } from '#contracts/posts/photo-shots.ts';
import { PostImage } from '#contracts/posts/posts.ts';

/** One field that the owner changed: a text, a number, a boolean or a list of facilities. */
export const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldChange = z.infer<typeof FieldChange>;

/** How a pending post differs from the version staff decided on last. */
export const PostChanges = z.object({
  /** The state of that version: live, or sent back. */
  decided: z.enum(['approved', 'rejected', 'cancelled']),
  revision: z.int(),
  fields: z.array(FieldChange),
  addedImages: z.array(PostImage),
  removedImages: z.array(PostImage),
  /** Pictures that stay and are said to show something else. */
  recaptioned: z.array(z.object({ image: PostImage, before: z.enum(photoShots).nullable(), after: z.enum(photoShots).nullable() })),
  /** The same pictures in another order. */
  reordered: z.boolean(),
});
export type PostChanges = z.infer<typeof PostChanges>;
