// Checks a half-filled post by its endpoint's schema, so that every step can say all its faults at once.
import { posts } from '#contracts/posts.ts';
import type { PostType } from '#contracts/enums.ts';
import type { FieldError } from '#contracts/errors.ts';
import { faultsOf, type Faults } from '#web/platform/form-errors.ts';
import { askedValues, isAsked, type PostField, type PostForm } from './post-form.ts';

const schemas = { sell: posts.submitSell.body, rent: posts.submitRent.body };

/** Values without fault of their own for what other steps still have to ask: rules across fields run behind them. */
const standIns: Readonly<Record<string, string>> = {
  postTitle: '---',
  description: '-',
  postedBy: 'owner',
  division: '-',
  district: '-',
  subDistrict: '-',
  primaryContact: '00000000000',
  plan: 'free',
  price: '1',
  priceUnits: 'total',
};

/** Told where no picture is left: of a new post, and of one that has had pictures. */
export type WithoutPictures = Extract<FieldError, 'imageRequired' | 'imageKeep'>;

/** The first fault of every field that is asked; an empty record when the post may be sent. */
export function checkPost(type: PostType, form: PostForm, withoutPictures: WithoutPictures = 'imageRequired'): Faults {
  const values = askedValues(type, form);
  const first = schemas[type].safeParse(values);
  const faults = first.success ? {} : faultsOf(first.error.issues);
  if (form.images.length === 0) faults['images'] = { key: withoutPictures, params: {} };
  if (first.success || faults['propertyType']) return faults;
  const patched = { ...values };
  for (const field of Object.keys(faults)) patched[field] = standIns[field] ?? '';
  const second = schemas[type].safeParse(patched);
  const across = second.success ? {} : faultsOf(second.error.issues);
  const asked = Object.entries({ ...across, ...faults }).filter(([field]) => isAsked(type, form.propertyType, field as PostField));
  return Object.fromEntries(asked);
}
