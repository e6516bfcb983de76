import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CopiedPhoto, type StaffPost } from '#contracts/staff/moderation.ts';
import { show } from '#web/testing/show.tsx';
import { CopiedPhotos } from './copied-photos.tsx';

const image = (name: string) => ({ src: `/media/${name}-640.webp`, srcset: `/media/${name}-640.webp 640w`, w: 640, h: 480, blurhash: null });

/** Photo 2 of the post is in post 48112, which came first. */
const copy = (change: Partial<CopiedPhoto> = {}): CopiedPhoto =>
  CopiedPhoto.parse({
    index: 1,
    image: image('here'),
    mirrored: false,
    other: {
      PostID: 48112,
      postTitle: 'Flat by the lake',
      state: 'approved',
      submittedAt: '2026-11-01T06:00:00.000Z',
      image: image('there'),
      owner: { _id: '01934f00-0000-7000-8000-000000000009', name: 'Nasrin Akter', joinDate: '2026-01-05T06:00:00.000Z' },
      ownerHistory: { posts: { approved: 2 }, upheldReports: 1 },
    },
    ...change,
  } satisfies CopiedPhoto);
const post = { submittedAt: '2026-11-20T06:00:00.000Z' } as unknown as StaffPost;

test.each(['bn', 'en'] as const)('both photos stand side by side, and which came first is said (%s)', (lng) => {
  const { t, fmt } = show(<CopiedPhotos post={post} copies={[copy()]} />, { lng });
  const number = fmt.plain(48112);
  const [here, there] = screen.getAllByRole('figure');
  if (!here || !there) throw new Error('Two photos were expected.');
  expect(
    within(here)
      .getByAltText(t('moderation.copiesHere', { number: 2 }))
      .getAttribute('src'),
  ).toContain('here');
  expect(within(here).getByText(t('moderation.copiesLater'))).toBeTruthy();
  expect(within(there).getByAltText(t('moderation.copiesThere', { number })).getAttribute('src')).toContain('there');
  expect(within(there).getByText(t('moderation.copiesEarlier'))).toBeTruthy();
  expect(screen.getByText(t('moderation.copiesOwner', { name: 'Nasrin Akter' }))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('moderation.copiesOpen', { number }) }).getAttribute('href')).toBe('/admin/posts/48112');
});

test('a mirrored copy is called that, and a photo found in two posts counts once', () => {
  const other = { ...copy().other, PostID: 48113 };
  const { t, instead } = show(<CopiedPhotos post={post} copies={[copy()]} />);
  expect(screen.queryByText(t('moderation.copiesMirrored'))).toBeNull();
  instead(<CopiedPhotos post={post} copies={[copy({ mirrored: true }), copy({ other })]} />);
  expect(screen.getAllByText(t('moderation.copiesMirrored'))).toHaveLength(1);
  expect(screen.getByRole('heading', { name: t('moderation.copiesTitle', { count: 1 }) })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
