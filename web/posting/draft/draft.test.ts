import { describe, expect, it } from 'vitest';
import { draftKey, dropDraft, storeDraft, newDraft, readDraft } from './draft.ts';
import { emptyPost } from '#web/posting/post-form.ts';

function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}

const refusing = {
  getItem: (): never => {
    throw new Error('forbidden');
  },
  setItem: (): never => {
    throw new Error('full');
  },
  removeItem: (): never => {
    throw new Error('forbidden');
  },
};

const key = draftKey('sell', 'someone');
const draft = { ...newDraft({ primaryContact: '01712345678' }), reached: 'price' as const, savedAt: 1_700_000_000_000 };

describe('a draft', () => {
  it('comes back as it was kept, without its pictures', () => {
    const box = storage();
    expect(storeDraft(box, key, { ...draft, form: { ...draft.form, postTitle: 'ফ্ল্যাট', images: ['a', 'b'] } })).toBe(true);
    expect(readDraft(box, key)).toEqual({ ...draft, form: { ...draft.form, postTitle: 'ফ্ল্যাট' } });
  });

  it('keeps its key, so that a post sent before a reload is not sent twice', () => {
    const box = storage();
    storeDraft(box, key, draft);
    expect(readDraft(box, key)?.idempotencyKey).toBe(draft.idempotencyKey);
    expect(newDraft().idempotencyKey).not.toBe(draft.idempotencyKey);
  });

  it('belongs to one person and one kind of post', () => {
    expect(new Set([draftKey('sell', 'a'), draftKey('rent', 'a'), draftKey('sell', 'b')]).size).toBe(3);
  });

  it('of an older form keeps what still fits', () => {
    const older = { form: { postTitle: 'পুরোনো', rooms: '3', facilities: 'gym', size: 1250 }, reached: 'details', savedAt: 1, idempotencyKey: 'w' };
    expect(readDraft(storage({ [key]: JSON.stringify(older) }), key)?.form).toEqual({ ...emptyPost, postTitle: 'পুরোনো' });
  });

  it('that cannot be read is none', () => {
    for (const text of ['', '{', 'null', '[]', '{"form":{}}', '{"form":{},"reached":"nowhere","savedAt":1,"idempotencyKey":"w"}'])
      expect(readDraft(storage({ [key]: text }), key)).toBeUndefined();
    expect(readDraft(refusing, key)).toBeUndefined();
  });

  it('says when the browser keeps nothing, and never breaks the page', () => {
    expect(storeDraft(refusing, key, draft)).toBe(false);
    expect(() => dropDraft(refusing, key)).not.toThrow();
  });

  it('is gone once it is dropped', () => {
    const box = storage();
    storeDraft(box, key, draft);
    dropDraft(box, key);
    expect(readDraft(box, key)).toBeUndefined();
  });
});
