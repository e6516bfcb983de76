// Posts that someone has begun on this device and not sent: what they are, and how far they have come.
import { postTypes, type PostType, type PropertyType } from '#contracts/enums.ts';
import { isRequired } from '#contracts/posts/post-rules.ts';
import { draftKey, readDraft, type Draft, type DraftStorage } from './draft.ts';
import { emptyPost, fieldsOf, stepNames, type PostField, type PostForm } from '#web/posting/post-form.ts';

export interface BegunDraft {
  type: PostType;
  form: PostForm;
  /** Milliseconds. */
  savedAt: number;
  /** Its idempotency key. */
  id: string;
  /** Whether the account has its words. */
  inAccount: boolean;
}

/** Prefilled fields: they say nothing about progress. */
const given: readonly PostField[] = ['primaryContact', 'postedBy', 'plan', 'priceUnits', 'landUnits', 'images'];

const isFilled = (form: PostForm, field: PostField): boolean => form[field].length > 0;

/** Whether anything was answered; a form that was only opened is no draft worth going on with, whatever is proposed there. */
export const isBegun = ({ form, proposed = {} }: Pick<Draft, 'form' | 'proposed'>): boolean => {
  const proposals: Readonly<Record<string, string>> = proposed;
  return (Object.keys(emptyPost) as PostField[]).some((field) => !given.includes(field) && isFilled(form, field) && form[field] !== proposals[field]);
};

const alwaysNeeded: readonly PostField[] = [
  'propertyType',
  'division',
  'district',
  'subDistrict',
  'price',
  'rentFee',
  'images',
  'postTitle',
  'description',
  'postedBy',
  'primaryContact',
];

/** How much of what is needed is there, 0 to 1; `photos` lie in a store of their own. */
export function partDone(type: PostType, form: PostForm, photos: number): number {
  const asked = stepNames.flatMap((step) => fieldsOf(type, form.propertyType, step));
  const needed = asked.filter((field) => alwaysNeeded.includes(field) || (form.propertyType !== '' && isRequired(form.propertyType as PropertyType, field)));
  const done = needed.filter((field) => (field === 'images' ? photos > 0 : isFilled(form, field)));
  return done.length / needed.length;
}

/** A person's drafts on this device, the latest first. */
export function begunDrafts(storage: DraftStorage, userId: string): BegunDraft[] {
  return postTypes
    .flatMap((type): BegunDraft[] => {
      const draft = readDraft(storage, draftKey(type, userId));
      return draft?.savedAt !== undefined && isBegun(draft)
        ? [{ type, form: draft.form, savedAt: draft.savedAt, id: draft.idempotencyKey, inAccount: draft.account !== undefined }]
        : [];
    })
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
