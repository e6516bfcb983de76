// Pictures of a design firm's work: as pages show them, and as staff give them.
import { z } from 'zod';
import { interiorCategories } from '#contracts/enums.ts';
import { PostImage } from '#contracts/posts/posts.ts';
import { choice, text } from '#contracts/values.ts';
import { workStages } from './building-enums.ts';
import { BothLanguages } from './groups.ts';

export const GalleryImage = PostImage.extend({
  id: z.string(),
  category: z.enum(interiorCategories),
  caption: BothLanguages.nullable(),
  /** A picture before the work and the next one, after it, are of the same place. */
  stage: z.enum(workStages).nullable(),
});
export type GalleryImage = z.infer<typeof GalleryImage>;

export const Album = z.object({ category: z.enum(interiorCategories), count: z.int() });
export type Album = z.infer<typeof Album>;

export const inBoth = (min: number, max: number) => z.object({ bn: text(min, max), en: text(min, max) });

/** A picture by the id of its upload. */
export const firmPicture = (captionMax: number) =>
  z.object({
    image: text(1, 64),
    category: choice(interiorCategories),
    caption: inBoth(0, captionMax).nullish(),
    stage: choice(workStages).nullish(),
  });
