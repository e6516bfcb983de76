import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { photo, stillPhotos } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { PhotoNote } from './photo-note.tsx';

test('a good photo has nothing below it', () => {
  show(<PhotoNote photo={photo('a', { findings: [] })} at={0} photos={stillPhotos()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the gravest is said in one sentence; only what a device can mend has a button', () => {
  const { t } = show(
    <>
      <PhotoNote photo={photo('a', { findings: ['blurred', 'text'] })} at={0} photos={stillPhotos()} />
      <PhotoNote photo={photo('b', { findings: ['tilted'] })} at={1} photos={stillPhotos()} />
    </>,
  );
  expect(screen.getByText(t('photos.finding_blurred'))).toBeTruthy();
  expect(screen.queryByText(t('photos.finding_text'))).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: t('photos.mendOf', { number: 2 }) })).toBeTruthy();
});

test('what was mended can be taken back', async () => {
  const unmend = vi.fn();
  const { user, t } = show(<PhotoNote photo={photo('a', { findings: [], before: photo('a') })} at={0} photos={stillPhotos([], { unmend })} />);
  expect(screen.getByText(t('photos.mended'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('photos.mendUndo') }));
  expect(unmend).toHaveBeenCalledWith('a');
});

test('a plan on paper is not blamed for the letters on it, only for what makes it hard to read', () => {
  const { t } = show(
    <>
      <PhotoNote photo={photo('a', { shot: 'plan', findings: ['screenshot', 'text'] })} at={0} photos={stillPhotos()} />
      <PhotoNote photo={photo('b', { shot: 'plan', findings: ['dark', 'text'] })} at={1} photos={stillPhotos()} />
    </>,
  );
  expect(screen.getByText(t('photos.finding_dark'))).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
