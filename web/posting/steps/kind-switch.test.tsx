import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostType } from '#contracts/enums.ts';
import { show } from '#web/testing/show.tsx';
import { KindSwitch } from './kind-switch.tsx';

test.each<[PostType, string]>([
  ['sell', '/add-rent-post'],
  ['rent', '/sellpost'],
])('whoever came for the wrong form changes over (%s)', async (type, to) => {
  const { user, t, address } = show(<KindSwitch type={type} />, { address: '/' });
  await user.click(screen.getByRole('link', { name: t(type === 'sell' ? 'posting.rentInstead' : 'posting.sellInstead') }));
  expect(address()).toBe(to);
});
