import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { SmallHead } from './small-head.tsx';

test('says where one is, leads back, and has room for more', async () => {
  const back = vi.fn();
  const { user, t } = show(
    <SmallHead title="My posts" onBack={back}>
      <a href="#more">More</a>
    </SmallHead>,
    { lng: 'bn' },
  );
  expect(screen.getByText('My posts')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('shell.back') }));
  expect(back).toHaveBeenCalledTimes(1);
});
