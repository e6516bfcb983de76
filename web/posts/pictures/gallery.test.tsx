import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { Gallery } from './gallery.tsx';

test('every picture is a link to its file, so that it opens without scripts', () => {
  const { t } = show(<Gallery post={postPage()} />);
  expect(screen.getByRole('region', { name: t('detail.pictures') })).toBeTruthy();
  const links = [1, 2].map((number) => screen.getByRole('link', { name: t('detail.enlarge', { number }) }).getAttribute('href'));
  expect(links).toEqual(['/media/one-640.webp', '/media/two-640.webp']);
});

test('the first picture is fetched at once, the others when they are near', () => {
  show(<Gallery post={postPage()} />);
  const loading = [...document.querySelectorAll('li[id] img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});

test('how many there are is said, and the small ones choose', () => {
  const { t } = show(<Gallery post={postPage()} />);
  expect(screen.getByText(t('detail.allPictures', { count: 2 }))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('detail.showPicture', { number: 1 }) }).getAttribute('aria-current')).toBe('true');
});

test('one picture needs no small ones', () => {
  const { t } = show(<Gallery post={postPage({ images: postPage().images.slice(0, 1) })} />);
  expect(screen.queryByRole('link', { name: t('detail.showPicture', { number: 1 }) })).toBeNull();
});

test('where there is none, a drawing of the kind stands in', () => {
  const { t } = show(<Gallery post={postPage({ images: [] })} />);
  expect(screen.getByRole('img', { name: t('posts.noPicture', { type: t('enums.propertyType_apartment') }) })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a press with the control key is the browser’s business', async () => {
  const { user, t } = show(<Gallery post={postPage()} />);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: t('detail.enlarge', { number: 1 }) }));
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what a picture shows is read on it, and by screen readers before what a press does', () => {
  const [first, ...rest] = postPage().images;
  if (!first) throw new Error('one picture');
  const { t } = show(<Gallery post={postPage({ images: [{ ...first, shot: 'kitchen' }, ...rest] })} />);
  const name = t('enums.shot_kitchen');
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole('link', { name: `${name}: ${t('detail.enlarge', { number: 1 })}` }).querySelector('img')?.alt).toBe(name);
  expect(screen.getByRole('link', { name: t('detail.enlarge', { number: 2 }) })).toBeTruthy();
});
