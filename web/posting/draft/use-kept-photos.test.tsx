// Where the photos of a draft are: sent and fetched by themselves on a good line, by a press on any other.
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { postDrafts } from '#contracts/posts/post-drafts.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import { PhotosKept } from '#web/posting/photos/photos-kept.tsx';
import { type FakeApi, fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { photo, stillPhotos } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import type { Line } from './good-line.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

const draftId = '0198c0de-0000-7000-8000-000000000009';
const [one, two] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];

/** The browser tells of its line as Chromium does. */
function on(line: Line): EventTarget {
  const target = Object.assign(new EventTarget(), line);
  Object.defineProperty(navigator, 'connection', { value: target, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  return target;
}

/** A form with these photos; the account knows `named`, and has the files of `stored`. */
function Form({ begun, named, stored }: { begun: readonly Photo[]; named: readonly string[]; stored: readonly string[] }) {
  const [list, setList] = useState(begun);
  const change = (id: string, more: Partial<Photo>): void => setList((all) => all.map((each) => (each.id === id ? { ...each, ...more } : each)));
  const [actions] = useState({
    markStored: (id: string, isStored: boolean) => change(id, { stored: isStored }),
    fill: (id: string, blob: Blob) => change(id, { blob, url: `blob:${id}` }),
    remove: (id: string) => setList((all) => all.filter((each) => each.id !== id)),
  });
  const { heard } = useKeptPhotos({ draftId, photos: stillPhotos(list, actions), paused: false });
  useEffect(() => {
    const timer = setTimeout(() => heard(named.map((id) => ({ id, stored: stored.includes(id) }))));
    return () => clearTimeout(timer);
  }, [heard, named, stored]);
  return (
    <>
      <PhotosKept />
      <output aria-label="here">{list.map(({ blob, stored: isStored }) => `${blob ? 'file' : 'name'}${isStored ? '+account' : ''}`).join(' ')}</output>
    </>
  );
}

const none: readonly string[] = [];
const both: readonly string[] = [one, two];
function open(begun: readonly Photo[], { named = both, stored = none }: { named?: readonly string[]; stored?: readonly string[] } = {}) {
  signedIn();
  const api: FakeApi = fakeApi();
  api.on(postDrafts.storePhoto, { success: true });
  api.on(postDrafts.photo, {});
  const page = show(<Form begun={begun} named={named} stored={stored} />, { address: '/sellpost' });
  return { ...page, api, here: () => screen.getByLabelText('here').textContent };
}

test('photos that the draft names are sent one after the other, and it is said that the account has them', async () => {
  const { t, api } = open([photo(one), photo('local', { fileId: two })]);
  expect(await screen.findByText(t('posting.photosInAccount'))).toBeTruthy();
  expect(api.calls(postDrafts.storePhoto).map(({ params }) => params)).toEqual([
    { id: draftId, photo: one },
    { id: draftId, photo: two },
  ]);
});

test('one that the draft does not name yet waits for the next saving', async () => {
  const { t, api } = open([photo(one), photo(two)], { named: [one] });
  await waitFor(() => expect(api.calls(postDrafts.storePhoto)).toHaveLength(1));
  expect(await screen.findByText(t('posting.photosKeeping'))).toBeTruthy();
});

test('on a slow line nothing travels before a press, or before the line is better', async () => {
  const line = on({ effectiveType: '2g' });
  const { t, fmt, user, api } = open([photo(one), photo(two)]);
  expect(await screen.findByText(t('posting.photosWait', { count: 2 }))).toBeTruthy();
  expect(api.calls(postDrafts.storePhoto)).toHaveLength(0);
  await user.click(screen.getByText(t('posting.photosSendNow', { size: fmt.number(1) })));
  expect(await screen.findByText(t('posting.photosInAccount'))).toBeTruthy();
  expect(line).toMatchObject({ effectiveType: '2g' });
});

test('they travel as soon as the line is good', async () => {
  const line = on({ saveData: true });
  const { t, api } = open([photo(one)]);
  expect(await screen.findByText(t('posting.photosWait', { count: 1 }))).toBeTruthy();
  act(() => void Object.assign(line, { saveData: false }).dispatchEvent(new Event('change')));
  expect(await screen.findByText(t('posting.photosInAccount'))).toBeTruthy();
  expect(api.calls(postDrafts.storePhoto)).toHaveLength(1);
});

test.each([
  ['no one answers', noAnswer],
  ['the account has too many', refuse('TOO_MANY', { message: 'Too many' })],
] as const)('where %s they stay, and a press tries again', async (_what, reply) => {
  const { t, fmt, user, api } = open([photo(one)]);
  api.on(postDrafts.storePhoto, reply);
  const again = await screen.findByText(t('posting.photosSendNow', { size: fmt.number(1) }));
  api.on(postDrafts.storePhoto, { success: true });
  await user.click(again);
  expect(await screen.findByText(t('posting.photosInAccount'))).toBeTruthy();
});

test('what only the account has is fetched, and what it has lost goes from the list', async () => {
  const named = (id: string): Photo => ({ id, name: 'x.jpg', progress: 1, width: 9, height: 9, stored: true });
  const { api, here } = open([named(one), photo(two)], { stored: both });
  await waitFor(() => expect(here()).toBe('file+account file+account'));
  expect(api.calls(postDrafts.photo).map(({ params }) => params.photo)).toEqual([one]);
  expect(api.calls(postDrafts.storePhoto)).toHaveLength(0);
});

test('what the account has lost goes from the list, and what it lost that is here is sent again', async () => {
  const { api, here } = open([{ id: one, name: 'x.jpg', progress: 1, width: 9, height: 9, stored: true }, photo(two, { stored: true })], { stored: [one] });
  api.on(postDrafts.photo, refuse('NOT_FOUND'));
  await waitFor(() => expect(here()).toBe('file+account'));
  expect(api.calls(postDrafts.storePhoto).map(({ params }) => params.photo)).toEqual([two]);
});
