import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maps } from '#contracts/maps/maps.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { PointOfPost } from './point-of-post.tsx';

const near = { lat: 23.7461, lng: 90.376, radius: 300, areaOnly: false };

test('the page says how near the point is, and the map comes with a disc when it is asked for', async () => {
  fakeApi().on(maps.places, { success: true, places: [] });
  const { user, t } = show(<PointOfPost post={postPage({ point: near })} />, { lng: 'en' });
  expect(screen.getByText(/within 300 m of the middle/)).toBeTruthy();
  expect(document.querySelector('.map-canvas')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('canvas.show') }));
  expect(await screen.findByRole('application', { name: 'Map of Dhanmondi' })).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll('.map-disc')).toHaveLength(1));
  expect(document.querySelectorAll('.map-pin')).toHaveLength(0);
});

test('without a pin it says that only the area is known; where not even that is, it says nothing', () => {
  const { t, instead } = show(<PointOfPost post={postPage()} />, { lng: 'bn' });
  expect(screen.getByText(t('detail.pointArea'))).toBeTruthy();
  instead(<PointOfPost post={postPage({ point: null })} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where data is saved, the button says what the map weighs', () => {
  const { t } = show(<PointOfPost post={postPage({ point: near })} />, { lng: 'bn', root: { dataSaver: true } });
  expect(screen.getByRole('button', { name: t('canvas.showSize', { size: '৬০' }) })).toBeTruthy();
});
