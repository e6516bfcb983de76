import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { SafetyBox } from './safety-box.tsx';

test.each([
  ['buys', postPage(), ['safetyDeed', 'safetyVisit', 'safetyReceipt']],
  ['rents', rentPage(), ['safetyRentSee', 'safetyVisit', 'safetyRentReceipt']],
] as const)('whoever %s reads what to look after, and where to read more', (_who, post, keys) => {
  const { t } = show(<SafetyBox post={post} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(keys.map((key) => t(`detail.${key}`)));
  expect(screen.getByRole('link', { name: t('detail.safetyMore') }).getAttribute('href')).toBe('/Stay-Safe');
});

test('anybody can tell that something is wrong', async () => {
  const { user, t } = show(<SafetyBox post={postPage()} />);
  await user.click(screen.getByRole('button', { name: t('reports.open_post') }));
  expect(await screen.findByRole('dialog', { name: t('reports.title_post') })).toBeTruthy();
});
