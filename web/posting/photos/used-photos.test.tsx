import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { posts } from '#contracts/posts/posts.ts';
import { fakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import type { Photo } from './photo-list.ts';
import { UsedPhotos } from './used-photos.tsx';

const photo = (id: string): Photo => ({ id, name: `${id}.jpg`, progress: 1, width: 800, height: 600, blob: new Blob([id], { type: 'image/jpeg' }) });

/** The DOM of tests decodes no pictures. */
const decodePictures = (): void => void vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }));

test.each(['bn', 'en'] as const)('says which photo is in which other post of the person, and nothing of the others (%s)', async (lng) => {
  decodePictures();
  const api = fakeApi();
  api.on(posts.usedPictures, { success: true, items: [{ index: 1, PostID: 48112 }] });
  const { t, fmt } = show(<UsedPhotos photos={[photo('a'), photo('b')]} postId={48001} />, { lng });
  const said = await screen.findByText(t('posting.photoUsed', { number: 2, post: fmt.plain(48112) }));
  expect(screen.getByRole('status').contains(said)).toBe(true);
  expect(screen.getByRole('status').querySelectorAll('p')).toHaveLength(1);
  const [sent] = api.calls(posts.usedPictures);
  expect([sent?.form?.get('except'), sent?.form?.getAll('images').length]).toEqual(['48001', 2]);
});

test('asks once for each photo, and forgets one that was taken away', async () => {
  decodePictures();
  const api = fakeApi();
  api.on(posts.usedPictures, { success: true, items: [{ index: 0, PostID: 48112 }] });
  const [first, second] = [photo('a'), photo('b')];
  const { t, fmt, instead } = show(<UsedPhotos photos={[first]} postId={undefined} />);
  const text = (number: number): string => t('posting.photoUsed', { number, post: fmt.plain(48112) });
  await screen.findByText(text(1));
  instead(<UsedPhotos photos={[second, first]} postId={undefined} />);
  await screen.findByText(text(2));
  await waitFor(() => expect(api.calls(posts.usedPictures).map(({ form }) => form?.getAll('images').length)).toEqual([1, 1]));
  await screen.findByText(text(1));
  instead(<UsedPhotos photos={[second]} postId={undefined} />);
  await waitFor(() => expect(screen.queryByText(text(2))).toBeNull());
});

test('says nothing where nobody answers', async () => {
  decodePictures();
  const api = fakeApi();
  api.on(posts.usedPictures, noAnswer);
  show(<UsedPhotos photos={[photo('a')]} postId={undefined} />);
  await waitFor(() => expect(api.calls(posts.usedPictures)).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('');
});
