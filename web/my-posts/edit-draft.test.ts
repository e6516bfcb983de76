import { describe, expect, it } from 'vitest';
import type { OwnPost } from '#contracts/posts/own-posts.ts';
import { checkPost } from '#web/posting/check-post.ts';
import { draftOf, editKey, formOf, photosOf } from './edit-draft.ts';
import { digestOf, editedPostBody, pictureOrder } from './send-edit.ts';

const place = { id: 'x', bn: 'ক', en: 'x' };

const flat = {
  PostID: 48_213,
  type: 'sell',
  revision: 3,
  postTitle: 'মিরপুরে রেডি ফ্ল্যাট',
  description: 'দক্ষিণমুখী',
  propertyType: 'apartment',
  price: 11_800_000,
  priceUnits: 'total',
  rentFee: null,
  size: 1250,
  landSize: null,
  landUnits: null,
  landCategory: null,
  bedrooms: 3,
  bathrooms: 2,
  totalRooms: null,
  balconies: 0,
  drawingRooms: null,
  garages: null,
  lift: false,
  furnishing: null,
  facing: 'south',
  totalUnit: null,
  totalFloor: 9,
  availableFloor: 0,
  condition: 'used',
  constructionStatus: 'ready',
  facilities: ['generator'],
  locality: null,
  tenants: [],
  availableFrom: null,
  advanceMonths: null,
  serviceCharge: null,
  postedBy: 'owner',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-mirpur',
  place: { division: place, district: place, subDistrict: place },
  street: null,
  house: null,
  postCode: null,
  lat: null,
  lng: null,
  primaryContact: '01712345678',
  secondaryContact: null,
  plan: 'free',
  images: ['a', 'b'].map((id) => ({ id, src: `/media/${id}.webp`, srcset: '', w: 1080, h: 720, blurhash: null })),
} as unknown as OwnPost;

describe('a post in the posting form', () => {
  it('can be sent as it is', () => {
    expect(checkPost('sell', formOf(flat), 'imageKeep')).toEqual({});
    const { landUnits: _unit, ...rent } = formOf({ ...flat, type: 'rent', price: 25_000, priceUnits: 'perMonth', rentFee: 25_000 });
    expect(checkPost('rent', { ...rent, landUnits: 'katha' }, 'imageKeep')).toEqual({});
    expect(rent).toMatchObject({ rentFee: '25000', price: '' });
  });

  it('tells nought and no apart from nothing', () => {
    expect(formOf(flat)).toMatchObject({ availableFloor: '0', balconies: '0', lift: 'false', totalRooms: '', street: '' });
    expect(formOf({ ...flat, lift: null })).toMatchObject({ lift: '' });
  });

  it('is told when its last picture is gone, in the words for a post that had one', () => {
    expect(checkPost('sell', { ...formOf(flat), images: [] }, 'imageKeep')['images']?.key).toBe('imageKeep');
  });

  it('opens with every step, and keeps changes for this revision and this person only', () => {
    expect(draftOf(flat).reached).toBe('check');
    const keys = [editKey(flat, 'u1'), editKey({ ...flat, revision: 4 }, 'u1'), editKey(flat, 'u2')];
    expect(new Set(keys).size).toBe(3);
  });
});

describe('an edit on its way', () => {
  const photo = { id: 'n', name: 'new.jpg', progress: 1, width: 10, height: 10, blob: new Blob(['x'], { type: 'image/jpeg' }) };
  const [first, second] = photosOf(flat);

  it('names kept pictures and the places of new ones in one order', () => {
    if (!first || !second) throw new Error('two pictures');
    const { keepImages, files } = pictureOrder([photo, second, { ...photo, id: 'm' }, first]);
    expect(keepImages).toEqual(['new:0', 'b', 'new:1', 'a']);
    expect(files).toHaveLength(2);
  });

  it('carries its fields, its pictures and the revision that was edited', () => {
    const body = editedPostBody({ post: flat, form: formOf(flat), photos: [...photosOf(flat), photo] });
    expect(body.get('revision')).toBe('3');
    expect(JSON.parse(String(body.get('keepImages')))).toEqual(['a', 'b', 'new:0']);
    expect(JSON.parse(String(body.get('shots')))).toEqual([null, null, null]);
    expect(body.getAll('images')).toHaveLength(1);
    expect(body.get('postTitle')).toBe(flat.postTitle);
    expect(body.has('rentFee')).toBe(false);
  });

  it('has another key as soon as its content differs', () => {
    expect(digestOf('ক')).toBe(digestOf('ক'));
    expect(digestOf('ক')).not.toBe(digestOf('খ'));
  });
});
