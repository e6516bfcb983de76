import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostImage } from '#contracts/posts/posts.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Gallery } from '#web/posts/pictures/gallery.tsx';
import { Picture } from './post-picture.tsx';

const root = { dataSaver: true };
const imageOf = (name: string, bytes?: number[]): PostImage => ({
  src: `/media/${name}-640.webp`,
  srcset: `/media/${name}-320.webp 320w, /media/${name}-640.webp 640w`,
  w: 640,
  h: 480,
  blurhash: null,
  ...(bytes ? { bytes } : {}),
});
const files = (): (string | null)[] => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test.each([
  ['bn', 'ছবি দেখুন (৪৬ কেবি): ফ্ল্যাট'],
  ['en', 'Show photo (46 KB): ফ্ল্যাট'],
] as const)('a photo is a button with its size until it is tapped, then the one file that the size was of (%s)', async (lng, name) => {
  const { user } = show(<Picture image={imageOf(lng, [14_000, 45_678])} alt="" subject="ফ্ল্যাট" sizes="100vw" />, { lng, root });
  const button = await screen.findByRole('button', { name });
  expect(files()).toEqual([]);
  await user.click(button);
  expect(files()).toEqual([`/media/${lng}-640.webp`]);
  expect(document.querySelector('img')?.getAttribute('srcset')).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
  const photo = screen.getByRole('img', { name: 'ফ্ল্যাট' });
  expect(document.activeElement).toBe(photo);
  fireEvent.load(photo);
  expect(screen.queryByRole('status')).toBeNull();
});

test('where the size was not measured it says about', async () => {
  const { t } = show(<Picture image={imageOf('about')} alt="" sizes="60vw" />, { root });
  expect((await screen.findByRole('button')).textContent).toBe(t('shell.photoOnTapAbout', { size: '11' }));
});

test('a small box shows the size alone and says the rest to screen readers', async () => {
  show(<Picture image={imageOf('small', [14_000, 45_000])} alt="" subject="Flat" sizes="152px" />, { root });
  expect((await screen.findByRole('button', { name: 'Show photo (14 KB): Flat' })).textContent).toContain('14 KB');
});

test('a photo that does not come can be asked for again', async () => {
  const { user, t } = show(<Picture image={imageOf('lost', [1, 2])} alt="Flat" sizes="60vw" />, { root });
  await user.click(await screen.findByRole('button'));
  fireEvent.error(screen.getByRole('img'));
  await user.click(screen.getByRole('button', { name: `${t('shell.photoAgain')}: Flat` }));
  expect(files()).toEqual(['/media/lost-320.webp']);
});

test('what was fetched is shown wherever it stands, except where it would be too coarse', async () => {
  const image = imageOf('twice', [14_000, 45_000]);
  const both = (
    <>
      <Picture image={image} alt="Card" sizes="60vw" />
      <Picture image={image} alt="Wide" sizes="100vw" />
      <Picture image={image} alt="Strip" sizes="64px" />
    </>
  );
  const { user } = show(both, { root });
  await user.click(await screen.findByRole('button', { name: /Card/ }));
  expect(files()).toEqual(['/media/twice-320.webp', '/media/twice-320.webp']);
  await user.click(screen.getByRole('button', { name: /Wide/ }));
  expect(new Set(files())).toEqual(new Set(['/media/twice-640.webp']));
  expect(files()).toHaveLength(3);
});

test('in the gallery the button stands in place of the link until the photo is there', async () => {
  const { user, t } = show(<Gallery post={postPage({ images: [imageOf('g1'), imageOf('g2')] })} />, { root });
  const [first] = await screen.findAllByRole('button', { name: /Show photo/ });
  expect(files()).toEqual([]);
  expect(screen.queryByRole('link', { name: t('detail.enlarge', { number: 1 }) })).toBeNull();
  if (first) await user.click(first);
  const link = screen.getByRole('link', { name: t('detail.enlarge', { number: 1 }) });
  expect(document.activeElement).toBe(link);
  expect(screen.getAllByRole('button', { name: /Show photo/ })).toHaveLength(1);
});

test('people are shown by their letter, and what was just chosen from the device is shown', () => {
  show(
    <>
      <Avatar name="Karim" picture="/media/k.webp" className="" />
      <Avatar name="Rahim" picture="blob:1" className="" />
    </>,
    { root },
  );
  expect(files()).toEqual(['blob:1']);
});
