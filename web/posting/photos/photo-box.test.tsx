import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Photos } from './use-photos.ts';
import { photo, stillPhotos, WithPostForm } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { PhotoBox } from './photo-box.tsx';
import { photosMax } from './photo-list.ts';

function shown(list: Parameters<typeof stillPhotos>[0], change: Partial<Photos> = {}, lng: 'bn' | 'en' = 'en') {
  const photos = stillPhotos(list, change);
  return show(
    <WithPostForm photos={photos}>
      <PhotoBox photos={photos} />
    </WithPostForm>,
    { lng },
  );
}

test('files that are chosen are handed on, also the same ones again', async () => {
  const add = vi.fn();
  const { user, t } = shown([], { add });
  const input = screen.getByLabelText<HTMLInputElement>(t('posting.photosAdd'));
  const file = new File(['x'], 'home.jpg', { type: 'image/jpeg' });
  await user.upload(input, file);
  await user.upload(input, file);
  expect(add.mock.calls).toEqual([[[file]], [[file]]]);
});

test('the first picture is the cover, and the menu of another makes it that', async () => {
  const move = vi.fn();
  const { user, t } = shown([photo('a'), photo('b')], { move });
  expect(screen.getByText(t('posting.cover'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('posting.photoMenu', { number: 2 }) }));
  await user.click(await screen.findByRole('menuitem', { name: t('posting.makeCover') }));
  expect(move).toHaveBeenCalledWith('b', 0);
  expect(screen.getByText(t('posting.photoMoved', { number: 1 }))).toBeTruthy();
});

test('by keyboard a picture is moved and removed, and what became of it is said', async () => {
  const [move, remove] = [vi.fn(), vi.fn()];
  const { user, t } = shown([photo('a'), photo('b')], { move, remove });
  screen.getByRole('button', { name: t('posting.photoMenu', { number: 1 }) }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.click(screen.getByRole('menuitem', { name: t('posting.remove') }));
  expect(remove).toHaveBeenCalledWith('a');
  expect(screen.getByText(t('posting.photoRemoved'))).toBeTruthy();
});

test('a press says what a picture shows, and a name that does not belong to the kind of property is none', async () => {
  const say = vi.fn();
  const photos = stillPhotos([photo('a'), photo('b', { shot: 'pillar' })], { say });
  const { user, t } = show(
    <WithPostForm photos={photos} answers={{ propertyType: 'apartment' }}>
      <PhotoBox photos={photos} />
    </WithPostForm>,
  );
  expect(screen.getByRole('button', { name: t('photos.nameOf', { number: 2 }) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('photos.nameOf', { number: 1 }) }));
  await user.click(await screen.findByRole('menuitem', { name: t('enums.shot_kitchen') }));
  expect(say).toHaveBeenCalledWith('a', { shot: 'kitchen', findings: undefined });
});

test('a picture that is being made small says how far it is', () => {
  const { t } = shown([photo('a', { url: undefined as never, progress: 0.4 })]);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: t('posting.photoMaking', { number: 1 }) }).value).toBeCloseTo(0.4);
});

test('files that are no pictures are named, and too many are counted', () => {
  const { t } = shown([], { refused: [{ name: 'plan.pdf', fault: 'imageUnsupported' }], tooMany: true });
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain(t('errors.field_imagesMax', { max: photosMax }));
  expect(alert).toContain('plan.pdf');
});

test('when all places are taken none can be added', () => {
  const { t } = shown(Array.from({ length: photosMax }, (_, at) => photo(`p${at}`)));
  expect(screen.queryByLabelText(t('posting.photosAdd'))).toBeNull();
  expect(screen.getByText(t('posting.photosCountLabel', { count: photosMax, max: photosMax }))).toBeTruthy();
});

test('a browser that keeps no pictures says so, in the words of the page', () => {
  const { t } = shown([photo('a')], { kept: false }, 'bn');
  expect(screen.getByText(t('posting.photosNotStored'))).toBeTruthy();
});
