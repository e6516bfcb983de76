import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { photo, stillPhotos } from '#web/testing/post-form.tsx';
import { show } from '#web/testing/show.tsx';
import { ShotList } from './shot-list.tsx';

test('says which photos are there and which are not', () => {
  const { t } = show(<ShotList photos={stillPhotos([photo('a', { shot: 'kitchen' })])} propertyType="apartment" />);
  expect(screen.getByRole('button', { name: t('photos.shotHave', { name: t('enums.shot_kitchen') }) })).toBeTruthy();
  expect(screen.getByRole('button', { name: t('photos.shotLack', { name: t('enums.shot_bath') }) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('photos.shotLack', { name: t('enums.shot_pillar') }) })).toBeNull();
});

test('land has sides, a pillar and a board', () => {
  const { t } = show(<ShotList photos={stillPhotos()} propertyType="land" />);
  for (const shot of ['front', 'back', 'left', 'right', 'road', 'pillar', 'board'] as const)
    expect(screen.getByRole('button', { name: t('photos.shotLack', { name: t(`enums.shot_${shot}`) }) })).toBeTruthy();
});

test('a press shows how it is taken, and a chosen file is added under its name', async () => {
  const add = vi.fn();
  const { user, t } = show(<ShotList photos={stillPhotos([], { add })} propertyType="apartment" />);
  await user.click(screen.getByRole('button', { name: t('photos.shotLack', { name: t('enums.shot_bath') }) }));
  expect(await screen.findByText(t('photos.tip_wet'))).toBeTruthy();
  const file = new File(['x'], 'bath.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(t('photos.cameraChoose')), file);
  expect(add).toHaveBeenCalledWith([file], 'bath');
});

test('a better order is taken with a press and taken back with another', async () => {
  const arrange = vi.fn();
  const { user, t } = show(
    <ShotList photos={stillPhotos([photo('b', { shot: 'bath' }), photo('l', { shot: 'living' })], { arrange })} propertyType="apartment" />,
  );
  await user.click(screen.getByRole('button', { name: t('photos.arrange') }));
  expect(arrange).toHaveBeenLastCalledWith(['l', 'b']);
  await user.click(screen.getByRole('button', { name: t('photos.arrangeUndo') }));
  expect(arrange).toHaveBeenLastCalledWith(['b', 'l']);
});
