import { expect, test } from 'vitest';
import { changedValues, checkEdit, editBody, type EditForm } from './edit-values.ts';

const before: EditForm = {
  name: 'নুসরাত জাহান',
  phone: '01712345678',
  gender: 'female',
  birthDate: '1990-03-26',
  occupation: '',
  bio: '',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhanmondi',
  addressMore: '',
};

test('what was not changed is not sent, so that a locked name never stands in the way', () => {
  expect(changedValues(before, before)).toEqual({});
  expect(editBody(before, { ...before, name: ' নুসরাত জাহান ' }, {})).toBeUndefined();
});

test('only the changed field is sent', () => {
  const body = editBody(before, { ...before, bio: 'শিক্ষক' }, {});
  expect([...(body ?? new FormData())]).toEqual([['bio', 'শিক্ষক']]);
});

test('the levels of a place go together, also when it is cleared', () => {
  expect(changedValues(before, { ...before, subDistrict: 'mirpur' })).toEqual({ division: 'dhaka', district: 'dhaka', subDistrict: 'mirpur' });
  const cleared = { ...before, division: '', district: '', subDistrict: '' };
  expect(checkEdit(before, cleared)).toEqual({});
  expect(changedValues(before, cleared)).toEqual({ division: '', district: '', subDistrict: '' });
});

test('a place that stops half way is told at the missing level', () => {
  expect(checkEdit(before, { ...before, district: '', subDistrict: '' })).toMatchObject({ district: { key: 'required' }, subDistrict: { key: 'required' } });
});

test('each field tells its own fault', () => {
  expect(checkEdit(before, { ...before, name: 'একদুই তিনচার পাঁচছয় সাতআট নয়দশ', phone: '12345' })).toMatchObject({
    name: { key: 'nameWords' },
    phone: { key: 'phone' },
  });
  expect(checkEdit(before, { ...before, name: '' })).toMatchObject({ name: { key: 'nameEmpty' } });
  expect(checkEdit(before, { ...before, phone: '' })).toEqual({});
});

test('a new picture wins over taking the old one away', () => {
  const picture = new Blob(['x'], { type: 'image/jpeg' });
  expect([...(editBody(before, before, { removed: true }) ?? [])]).toEqual([['removeProPic', 'true']]);
  expect([...(editBody(before, before, { removed: true, picture }) ?? [])].map(([field]) => field)).toEqual(['proPic']);
});
