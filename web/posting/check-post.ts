// Checks a half-filled post by its endpoint's schema, so that every step can say all its faults at once.
import { posts } from '#contracts/posts.ts';
import type { PostType } from '#contracts/enums.ts';
import type { FieldError } from '#contracts/errors.ts';
import { faultsOf, type Faults } from '#web/platform/form-errors.ts';
import { askedValues, isAsked, type PostField, type PostForm } from './post-form.ts';

const schemas = { sell: posts.submitSell.body, rent: posts.submitRent.body };

/** Told where no picture is left: of a new post, and of one that has had pictures. */
export type WithoutPictures = Extract<FieldError, 'imageRequired' | 'imageKeep'>;

/** The first fault of every field that is asked; an empty record when the post may be sent. */
export function checkPost(type: PostType, form: PostForm, withoutPictures: WithoutPictures = 'imageRequired'): Faults {
  const { error } = schemas[type].safeParse(askedValues(type, form));
  const faults = error ? faultsOf(error.issues) : {};
  if (form.images.length === 0) faults['images'] = { key: withoutPictures, params: {} };
  return Object.fromEntries(Object.entries(faults).filter(([field]) => isAsked(type, form.propertyType, field as PostField)));
}
