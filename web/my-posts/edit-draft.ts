// A post as the posting form has it: every answer as text, its pictures by their names on the server.
import { uuidv7 } from 'uuidv7';
import type { OwnPost } from '#contracts/posts/own-posts.ts';
import type { Draft } from '#web/posting/draft/draft.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import { emptyPost, type PostField, type PostForm } from '#web/posting/post-form.ts';

const told = (value: string | number | boolean | null | undefined): string => (value === null || value === undefined ? '' : String(value));

/** Answers that are no plain text, or have another name or a usual value in the form. */
const special = [
  'landUnits',
  'price',
  'priceUnits',
  'rentFee',
  'landRate',
  'landRateUnit',
  'facilities',
  'tenants',
  'floorPlan',
  'images',
] as const satisfies readonly PostField[];
type Plain = Exclude<PostField, (typeof special)[number]>;
const plain = (Object.keys(emptyPost) as PostField[]).filter((field): field is Plain => !(special as readonly PostField[]).includes(field));

/** The answers as they would have been typed. */
export function formOf(post: OwnPost): PostForm {
  const rent = post.type === 'rent';
  return {
    ...emptyPost,
    ...Object.fromEntries(plain.map((field) => [field, told(post[field])])),
    landUnits: post.landUnits ?? emptyPost.landUnits,
    price: rent ? '' : told(post.price),
    priceUnits: rent ? emptyPost.priceUnits : post.priceUnits,
    rentFee: rent ? told(post.rentFee ?? post.price) : '',
    facilities: [...post.facilities],
    tenants: [...post.tenants],
    floorPlan: post.floorPlan === null ? '' : JSON.stringify(post.floorPlan),
    images: post.images.map(({ id }) => id),
  };
}

/** The pictures that the post has, in their order. */
export const photosOf = ({ images }: OwnPost): Photo[] =>
  images.map(({ id, src, w, h, shot }) => ({ id, name: '', progress: 1, kept: id, url: src, width: w, height: h, ...(shot ? { shot } : {}) }));

/** A fresh edit: everything is answered, so every step is open. */
export const draftOf = (post: OwnPost): Draft => ({ form: formOf(post), reached: 'check', savedAt: undefined, idempotencyKey: uuidv7() });

/** Storage key of an edit's draft, per revision: a draft of another revision does not apply. */
export const editKey = ({ PostID, revision }: Pick<OwnPost, 'PostID' | 'revision'>, userId: string): string => `edit.${PostID}.${revision}.${userId}`;
