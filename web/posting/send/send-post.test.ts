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
    const post = { type: 'sell' as const, form, pictures: pictures.map((one, at) => ({ ...one, id: String(at) })), idempotencyKey: 'one-key' };
    await expect(sendPost(api, post)).rejects.toBeInstanceOf(CallFailure);
    expect((await sendPost(api, post)).PostID).toBe(7);
    expect(keys).toEqual(['one-key', 'one-key']);
  });

  const stored = { id: 'a', blob: new Blob(['a'], { type: 'image/webp' }), stored: true, fileId: 'b' };
  const fresh = { id: 'c', blob: new Blob(['c'], { type: 'image/webp' }) };
  const answering = (...replies: { status: number; json: object }[]) => {
    const forms: FormData[] = [];
    const send = async ({ body }: { body?: BodyInit }) => (forms.push(body as FormData), replies[forms.length - 1] ?? { status: 500, json: {} });
    return { forms, api: { lng: 'en' as const, send } };
  };
  const taken = { status: 201, json: { success: true, PostID: 7, message: '', review: { from: '', to: '', place: 1, overdue: false } } };
  const gone = { status: 422, json: { success: false, error: 'VALIDATION', message: '', fields: { draftPhotos: 'It is not there' } } };
  const sent = (form: FormData | undefined) => [form?.getAll('images').length, form?.get('draftPhotos')];

  it('names the photos that the account has, and sends the others', async () => {
    const { forms, api } = answering(taken);
    await sendPost(api, { type: 'sell', form, pictures: [fresh, stored], idempotencyKey: 'k' });
    expect(forms.map(sent)).toEqual([[1, '["new:0","b"]']]);
  });

  it('sends all of them where the account has lost one, and says so where this device does not have it either', async () => {
    const here = answering(gone, taken);
    expect((await sendPost(here.api, { type: 'sell', form, pictures: [fresh, stored], idempotencyKey: 'k' })).PostID).toBe(7);
    expect(here.forms.map(sent)).toEqual([
      [1, '["new:0","b"]'],
      [2, null],
    ]);
    const { blob: _elsewhere, ...named } = stored;
    const away = answering(gone);
    await expect(sendPost(away.api, { type: 'sell', form, pictures: [named], idempotencyKey: 'k' })).rejects.toMatchObject({
      fields: { images: 'It is not there' },
    });
  });
});
