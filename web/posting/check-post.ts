// Checks a half-filled post by its endpoint's schema, so that every step can say all its faults at once.
import { posts } from '#contracts/posts/posts.ts';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { fittingShot, isCoverShot, type PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { FieldError, FieldFault } from '#contracts/errors.ts';
import { faultsOf, type Faults } from '#web/platform/calls/form-errors.ts';
import { faultOfNumber } from '#web/forms/number-text.ts';
import { kindOf, numberFields } from '#web/posting/price/number-fields.ts';
import { askedValues, isAsked, type PostField, type PostForm } from './post-form.ts';

const schemas = { sell: posts.submitSell.body, rent: posts.submitRent.body };

/** The error where no picture is left: for a new post, and for one that had pictures. */
export type WithoutPictures = Extract<FieldError, 'imageRequired' | 'imageKeep'>;

/** Numbers that cannot be read as a whole, even where the API would parse part of them. */
function unreadNumbers(form: PostForm, asked: Readonly<Record<string, unknown>>): Record<string, FieldFault> {
  const found = numberFields.filter((field) => Object.hasOwn(asked, field)).map((field) => [field, faultOfNumber(kindOf(field), form[field])] as const);
  return Object.fromEntries(found.flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
}

/** The first fault of every field that is asked; an empty record when the post may be sent. `cover` is what the first picture shows. */
export function checkPost(type: PostType, form: PostForm, withoutPictures: WithoutPictures = 'imageRequired', cover?: PhotoShot): Faults {
  const values = askedValues(type, form);
  const { error } = schemas[type].safeParse(values);
  const faults: Record<string, FieldFault> = { ...(error ? faultsOf(error.issues) : {}), ...unreadNumbers(form, values) };
  if (form.images.length === 0) faults['images'] = { key: withoutPictures, params: {} };
  else if (form.propertyType !== '' && !isCoverShot(fittingShot(form.propertyType as PropertyType, cover))) faults['images'] = { key: 'planCover', params: {} };
  return Object.fromEntries(Object.entries(faults).filter(([field]) => isAsked(type, form.propertyType, field as PostField)));
}
