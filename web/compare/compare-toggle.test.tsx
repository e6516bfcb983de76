import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, toast } from '#web/testing/show.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { compared, comparedMax } from './compared.ts';

const post = (PostID: number) => ({ PostID, postTitle: `Flat ${PostID}` });
const many = (
  <>
    {[1, 2, 3, 4, 5].map((id) => (
      <CompareToggle key={id} post={post(id)} look="card" />
    ))}
    <CompareBar look="floating" />
  </>
);

test('a press puts it beside the others, another takes it away', async () => {
  const { user, t } = show(<CompareToggle post={post(1)} look="button" />);
  const button = screen.getByRole('button', { name: t('posts.compare', { title: 'Flat 1' }) });
  await user.click(button);
  expect([button.getAttribute('aria-pressed'), compared.read()]).toEqual(['true', [1]]);
  await user.click(button);
  expect([button.getAttribute('aria-pressed'), compared.read()]).toEqual(['false', []]);
});

test('more than fit a screen are refused with a word', async () => {
  const { user, t } = show(many);
  for (const id of [1, 2, 3, 4, 5]) await user.click(screen.getByRole('button', { name: t('posts.compare', { title: `Flat ${id}` }) }));
  expect(await toast(t('posts.compareFull', { count: comparedMax }))).toBeTruthy();
  expect(compared.read()).toEqual([1, 2, 3, 4]);
});

test('the bar counts them, leads to them side by side, and clears them', async () => {
  const { user, t, address } = show(many, { lng: 'bn' });
  expect(screen.queryByRole('region', { name: t('posts.compareBar') })).toBeNull();
  for (const id of [1, 2]) await user.click(screen.getByRole('button', { name: t('posts.compare', { title: `Flat ${id}` }) }));
  await user.click(screen.getByRole('link', { name: t('posts.compareCount', { count: '২' }) }));
  expect(address()).toBe('/compare?ids=1,2');
  await user.click(screen.getByRole('button', { name: t('posts.compareClear') }));
  expect(compared.read()).toEqual([]);
});
