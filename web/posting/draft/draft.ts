// The text of an unsent post, kept in this browser per person and kind of post.
import { uuidv7 } from 'uuidv7';
import type { PostType } from '#contracts/enums.ts';
import type { DraftPhoto } from '#contracts/posts/post-drafts.ts';
import { emptyPost, stepNames, type PostForm, type StepName, type TextField } from '#web/posting/post-form.ts';

/** What the account has of a draft. */
export interface AccountMark {
  version: number;
  /** The moment of the saving on this device that it has, in milliseconds. */
  of: number;
  /** How many pictures lay on the device that saved it. */
  photos: number;
  /** Its pictures, as `saidOf` says them. */
  said?: string;
  /** Pictures of which the account has only the name: they are on another device. */
  elsewhere?: readonly DraftPhoto[];
}

/** Texts only: what is proposed is chosen or short. */
export type Proposed = Readonly<Partial<Record<TextField, string>>>;

export interface Draft {
  form: PostForm;
  /** The furthest step reached. */
  reached: StepName;
  /** Milliseconds; undefined for a draft that was never kept. */
  savedAt: number | undefined;
  /** Sent with every try, so that a retry after a lost connection cannot make a second post. */
  idempotencyKey: string;
  /** Undefined where the account does not have it yet. */
  account?: AccountMark | undefined;
  /** Answers that nobody gave: taken over from this person's last post. */
  proposed?: Proposed | undefined;
}

export type DraftStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a person's draft is kept, for its text and for its pictures alike. */
export const draftKey = (type: PostType, userId: string): string => `draft.${type}.${userId}`;

/** A draft of nothing. */
export const newDraft = (given: Partial<PostForm> = {}): Draft => ({
  form: { ...emptyPost, ...given },
  reached: 'type',
  savedAt: undefined,
  idempotencyKey: uuidv7(),
});

const sameKind = (value: unknown, model: unknown): boolean =>
  Array.isArray(model) ? Array.isArray(value) && value.every((one) => typeof one === 'string') : typeof value === 'string';

const isMark = (kept: unknown): kept is AccountMark =>
  typeof kept === 'object' && kept !== null && ['version', 'of', 'photos'].every((name) => typeof (kept as Record<string, unknown>)[name] === 'number');

const isProposed = (kept: unknown): kept is Proposed =>
  typeof kept === 'object' && kept !== null && Object.entries(kept).every(([field, value]) => Object.hasOwn(emptyPost, field) && typeof value === 'string');

/** Only fields that the form has, of the kind it has them in: a draft may be older than the form. */
export function formOf(kept: unknown): PostForm {
  const entries = Object.entries((kept ?? {}) as Record<string, unknown>);
  const models: Readonly<Record<string, unknown>> = emptyPost;
  const fitting = entries.filter(([field, value]) => Object.hasOwn(models, field) && sameKind(value, models[field]));
  return { ...emptyPost, ...(Object.fromEntries(fitting) as Partial<PostForm>), images: [] };
}

/** The kept draft; undefined where there is none, it cannot be read, or storage is forbidden. */
export function readDraft(storage: DraftStorage, key: string): Draft | undefined {
  try {
    const text = storage.getItem(key);
    if (!text) return undefined;
    const { form, reached, savedAt, idempotencyKey, account, proposed } = JSON.parse(text) as Record<string, unknown>;
    if (typeof savedAt !== 'number' || typeof idempotencyKey !== 'string' || !stepNames.includes(reached as StepName)) return undefined;
    return {
      form: formOf(form),
      reached: reached as StepName,
      savedAt,
      idempotencyKey,
      ...(isMark(account) ? { account } : {}),
      ...(isProposed(proposed) ? { proposed } : {}),
    };
  } catch {
    return undefined;
  }
}

/** Keeps the draft; false where storage is full or forbidden. */
export function storeDraft(storage: DraftStorage, key: string, draft: Draft): boolean {
  try {
    const { images: _inTheOtherStore, ...form } = draft.form;
    storage.setItem(key, JSON.stringify({ ...draft, form }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Without storage there is no draft to remove.
  }
}
