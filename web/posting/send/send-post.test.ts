import { describe, expect, it } from 'vitest';
import { CallFailure } from '#web/platform/api.ts';
import { emptyPost } from '#web/posting/post-form.ts';
import { appendNotes, postBody, sendPost } from './send-post.ts';

const form = {
  ...emptyPost,
  propertyType: 'apartment',
  size: '1250',
  landSize: '5',
  facilities: ['lift', 'gym'],
  price: '11800000',
  rentFee: '9',
  postTitle: 'ফ্ল্যাট',
};
const pictures = [{ blob: new Blob(['a'], { type: 'image/webp' }) }, { blob: new Blob(['b'], { type: 'image/jpeg' }) }];

describe('postBody', () => {
  it('carries what is asked and filled, and the pictures in their order', () => {
    const body = postBody('sell', form, pictures);
    expect(body.get('price')).toBe('11800000');
    expect(body.getAll('facilities')).toEqual(['lift', 'gym']);
    expect(body.getAll('images').map((file) => (file as File).name)).toEqual(['1.webp', '2.jpg']);
  });

  it('leaves out empty answers and what was typed for another type or kind', () => {
    const names = [...postBody('sell', form, pictures).keys()];
    for (const name of ['landSize', 'landUnits', 'rentFee', 'condition', 'secondaryContact']) expect(names).not.toContain(name);
  });

  it('names the neighbourhood and all around it', () => {
    const place = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree' };
    const body = postBody('sell', { ...form, ...place }, pictures);
    expect(Object.keys(place).map((level) => body.get(level))).toEqual(Object.values(place));
  });

  it('says what pictures show and what was found about them, where anything is', () => {
    const body = new FormData();
    appendNotes(body, [{}, {}]);
    expect([...body.keys()]).toEqual([]);
    appendNotes(body, [{ shot: 'kitchen' }, { findings: ['dark'] }]);
    expect([...body.entries()]).toEqual([
      ['shots', '["kitchen",null]'],
      ['photoFindings', '[[],["dark"]]'],
    ]);
  });

  it('sends a rent as a rent', () => {
    const body = postBody('rent', form, pictures);
    expect(body.get('rentFee')).toBe('9');
    expect(body.has('price')).toBe(false);
  });
});

describe('sendPost', () => {
  it('sends the same key with every try', async () => {
    const keys: (string | undefined)[] = [];
    const api = {
      lng: 'bn' as const,
      send: async ({ headers }: { headers: Record<string, string> }) => {
        keys.push(headers['idempotency-key']);
        return { status: keys.length < 2 ? 503 : 201, json: { success: true, PostID: 7, message: '', review: { from: '', to: '', place: 1, overdue: false } } };
      },
    };
    const post = { type: 'sell' as const, form, pictures, idempotencyKey: 'one-key' };
    await expect(sendPost(api, post)).rejects.toBeInstanceOf(CallFailure);
    expect((await sendPost(api, post)).PostID).toBe(7);
    expect(keys).toEqual(['one-key', 'one-key']);
  });
});
