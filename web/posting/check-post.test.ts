import { describe, expect, it } from 'vitest';
import { propertyTypes } from '#contracts/enums.ts';
import { checkPost } from './check-post.ts';
import { emptyPost, fieldsOf, type PostForm } from './post-form.ts';

const flat: PostForm = {
  ...emptyPost,
  propertyType: 'apartment',
  size: '1250',
  bedrooms: '3',
  bathrooms: '3',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-mirpur',
  price: '11800000',
  images: ['one'],
  postTitle: 'মিরপুরে রেডি ফ্ল্যাট',
  description: 'দক্ষিণমুখী',
  condition: 'used',
  constructionStatus: 'ready',
  postedBy: 'owner',
  primaryContact: '01712345678',
};

const faultsOf = (change: Partial<PostForm>, type: 'sell' | 'rent' = 'sell'): string[] => Object.keys(checkPost(type, { ...flat, ...change }));

describe('checkPost', () => {
  it('finds nothing wrong with a whole post', () => {
    expect(checkPost('sell', flat)).toEqual({});
    expect(faultsOf({ price: '', rentFee: '25000' }, 'rent')).toEqual([]);
  });

  it('names every required field of an untouched form at once', () => {
    expect(Object.keys(checkPost('sell', emptyPost))).toEqual(
      expect.arrayContaining([
        'propertyType',
        'images',
        'postTitle',
        'description',
        'postedBy',
        'division',
        'district',
        'subDistrict',
        'primaryContact',
        'price',
      ]),
    );
  });

  it('still tells what a type needs while later steps are empty', () => {
    const faults = Object.keys(checkPost('sell', { ...emptyPost, propertyType: 'apartment' }));
    expect(faults).toEqual(expect.arrayContaining(['size', 'bedrooms', 'bathrooms', 'condition', 'constructionStatus']));
    expect(faults).not.toContain('landSize');
  });

  it('asks land for its size and category, and for nothing that a house has', () => {
    const land = { ...flat, propertyType: 'land', size: '', bedrooms: '', bathrooms: '', condition: '', constructionStatus: '' };
    expect(Object.keys(checkPost('sell', land)).toSorted()).toEqual(['landCategory', 'landSize']);
    expect(checkPost('sell', { ...land, landSize: '5', landCategory: 'residential' })).toEqual({});
  });

  it('asks shops and offices for their floor', () => {
    for (const propertyType of ['office', 'showroom', 'shop', 'restaurant']) expect(faultsOf({ propertyType })).toEqual(['availableFloor']);
  });

  it('lets no value typed for another type stand in the way', () => {
    expect(faultsOf({ landSize: '-3', landCategory: 'nonsense' })).toEqual([]);
    expect(faultsOf({ propertyType: 'warehouse', bedrooms: '900' })).toEqual([]);
  });

  it('tells rules across fields: rooms, floors, and two phones that are one', () => {
    expect(faultsOf({ totalRooms: '2' })).toEqual(['totalRooms']);
    expect(faultsOf({ availableFloor: '9', totalFloor: '6' })).toEqual(['availableFloor']);
    expect(faultsOf({ availableFloor: '6', totalFloor: '6' })).toEqual(['availableFloor']);
    expect(faultsOf({ availableFloor: '5', totalFloor: '6' })).toEqual([]);
    expect(faultsOf({ availableFloor: '0', totalFloor: '1' })).toEqual([]);
    expect(faultsOf({ secondaryContact: '017-1234 5678' })).toEqual(['secondaryContact']);
  });

  it('tells a rule across fields even while another field is wrong', () => {
    expect(faultsOf({ availableFloor: '9', totalFloor: '6', postTitle: '' }).toSorted()).toEqual(['availableFloor', 'postTitle']);
  });

  it('keeps to the limits of the specification', () => {
    expect(faultsOf({ description: 'ক'.repeat(499) })).toEqual([]);
    expect(checkPost('sell', { ...flat, description: 'ক'.repeat(500) })['description']?.key).toBe('descriptionLong');
    expect(checkPost('sell', { ...flat, images: [] })['images']?.key).toBe('imageRequired');
    expect(checkPost('sell', flat, 'imageRequired', 'plan')['images']?.key).toBe('planCover');
    expect(checkPost('sell', flat, 'imageRequired', 'kitchen')).toEqual({});
    expect(faultsOf({ primaryContact: '1712345678' })).toEqual(['primaryContact']);
  });

  it('wants a rent for a letting and a price for a sale', () => {
    expect(faultsOf({ price: '' })).toEqual(['price']);
    expect(faultsOf({ price: '5' }, 'rent')).toEqual(['rentFee']);
  });

  it('names only fields that have a place in the form, for every type', () => {
    for (const type of propertyTypes) {
      const shown = new Set((['type', 'location', 'price', 'details', 'contact'] as const).flatMap((step) => fieldsOf('sell', type, step)));
      for (const field of Object.keys(checkPost('sell', { ...emptyPost, propertyType: type }))) expect(shown).toContain(field);
    }
  });

  it('lets no number through that the form did not understand, also where the API would find one in it', () => {
    const plot = { ...flat, propertyType: 'land', landCategory: 'residential' };
    for (const landSize of ['5,5', '৩ কাঠা ৮', '3 foo']) expect(checkPost('sell', { ...plot, landSize })['landSize']?.key, landSize).toBe('land');
    expect(checkPost('sell', { ...flat, price: '95,00,00' })['price']?.key).toBe('amount');
    expect(checkPost('sell', { ...flat, size: '1250.5' })['size']?.key).toBe('integer');
    expect(checkPost('sell', { ...flat, bedrooms: 'three' })['bedrooms']?.key).toBe('number');
    expect(checkPost('rent', { ...flat, price: '', rentFee: '25 k k' })['rentFee']?.key).toBe('amount');
  });
});
