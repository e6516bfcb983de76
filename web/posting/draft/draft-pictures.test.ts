import { expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { DraftPhoto } from '#contracts/posts/post-drafts.ts';
import { photo } from '#web/testing/post-form.tsx';
import { mergePictures, picturesOf, saidOf } from './draft-pictures.ts';

const one = '0198c0de-0000-7000-8000-000000000001';
const two = '0198c0de-0000-7000-8000-000000000002';
const elsewhere = { id: two, name: 'two.jpg', width: 9, height: 9 };

test('what is here is told first, in order, with what is said of it; what another device has stays named', () => {
  const here = [photo('a', { fileId: one, shot: 'kitchen', findings: ['dark'], sharpness: 3 })];
  expect(picturesOf(here, [elsewhere])).toEqual([
    { id: one, name: 'a.jpg', width: 1600, height: 1200, shot: 'kitchen', findings: ['dark'], sharpness: 3 },
    elsewhere,
  ]);
  expect(picturesOf(here, [{ ...elsewhere, id: one }])).toHaveLength(1);
});

test('one that is still being made small is not told', () => {
  expect(picturesOf([photo(one, { blob: undefined as never, progress: 0.5 })])).toEqual([]);
});

test('a name of any length and with half a letter is one that the account takes', () => {
  const name = `\ud83d${'😀'.repeat(limits.postDrafts.photoNameMax)}`;
  const [told] = picturesOf([photo(one, { name, sharpness: Number.NaN })]);
  expect(DraftPhoto.safeParse(told).success).toBe(true);
});

test('the order and the captions make the difference, the findings do not', () => {
  expect(saidOf([{ id: one }, { id: two }])).not.toBe(saidOf([{ id: two }, { id: one }]));
  expect(saidOf([{ id: one, shot: 'bath' }])).not.toBe(saidOf([{ id: one }]));
});

test('of the account’s pictures those are shown that it or this device has', () => {
  const blob = new Blob(['x']);
  const told = { name: 'x.jpg', width: 9, height: 9 };
  const here = [{ id: 'local', fileId: one, blob, ...told }];
  const three = { id: '0198c0de-0000-7000-8000-000000000003', ...told };
  expect(
    mergePictures(
      [
        { id: one, ...told, shot: 'bath', stored: false },
        { ...elsewhere, stored: false },
        { ...three, stored: true },
      ],
      here,
    ),
  ).toEqual({
    photos: [
      { id: one, ...told, shot: 'bath', blob },
      { ...three, stored: true },
    ],
    elsewhere: [elsewhere],
  });
});
