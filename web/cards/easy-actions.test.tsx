import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { posts } from '#contracts/posts/posts.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { postCard } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { EasyActions } from './easy-actions.tsx';

const title = 'South facing flat by the lake';

test('one press shows the number to call, with what to see before paying', async () => {
  const api = fakeApi();
  api.on(posts.contact, { success: true, primaryContact: '01712345678', secondaryContact: null });
  const { t, fmt } = show(<EasyActions post={postCard()} />);
  fireEvent.click(screen.getByRole('button', { name: t('posts.callAbout', { title }) }));
  const link = await screen.findByRole('link', { name: t('posts.callNumber', { number: fmt.phone('01712345678') }) });
  expect(link.getAttribute('href')).toBe('tel:01712345678');
  expect(screen.getByText(t('posts.callAdvice'))).toBeTruthy();
  expect(api.calls(posts.contact)[0]?.params).toEqual({ PostID: 48001 });
});

test('a number that does not come leaves the button for another try', async () => {
  fakeApi().on(posts.contact, refuse('TOO_MANY', { retryAfter: 90 }));
  const { t } = show(<EasyActions post={postCard()} />);
  const button = screen.getByRole('button', { name: t('posts.callAbout', { title }) });
  fireEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
});

test('what is sold can be saved only, and before scripts the button leads to the number', () => {
  const { t } = show(<EasyActions post={postCard()} />);
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/Property-Buy-Sell-Details/48001#contact');
  show(<EasyActions post={postCard({ state: 'sold', PostID: 48002 })} />);
  expect(screen.getAllByRole('button', { name: t('posts.callAbout', { title }) })).toHaveLength(1);
});
