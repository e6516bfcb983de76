import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { posts, type PostPage } from '#contracts/posts/posts.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { SellerCard } from './seller-card.tsx';
import { useContact } from './contact/use-contact.ts';

function Card({ post }: { post: PostPage }) {
  return <SellerCard post={post} url="https://uthan.example/p" state={useContact(post.PostID, undefined)} />;
}

test('tells who posts it, and leads to their other posts', () => {
  const { t } = show(<Card post={postPage()} />);
  const link = screen.getByRole('link', { name: /Rahima Khatun/ });
  expect(link.getAttribute('href')).toBe(`/ProfileDetails/${postPage().owner._id}`);
  expect(link.textContent).toContain(t('detail.sellerPosts', { count: 2 }));
});

test('the number is hidden until it is asked for', async () => {
  const api = fakeApi();
  const held = api.hold(posts.contact, { success: true, primaryContact: '01712345678', secondaryContact: null });
  const { user, t, fmt } = show(<Card post={postPage()} />);
  expect(document.body.textContent).not.toContain('1712');
  await user.click(screen.getByRole('button', { name: t('detail.showNumber') }));
  expect(screen.getByText(t('detail.asking'))).toBeTruthy();
  held.release();
  expect(await screen.findByRole('link', { name: t('detail.callNumber', { number: fmt.phone('01712345678') }) })).toBeTruthy();
});

test('whoever asked too often reads when it is worth asking again', async () => {
  fakeApi().on(posts.contact, refuse('TOO_MANY', { retryAfter: 90 }));
  const { user, t } = show(<Card post={postPage()} />);
  await user.click(screen.getByRole('button', { name: t('detail.showNumber') }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/1:(30|29)/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('detail.showNumber') }).disabled).toBe(true);
});

test('what is sold has no number to ask for', () => {
  const { t } = show(<Card post={postPage({ state: 'sold' })} />);
  expect(screen.queryByRole('button', { name: t('detail.showNumber') })).toBeNull();
});
