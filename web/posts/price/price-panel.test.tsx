import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { posts, type PostPage } from '#contracts/posts/posts.ts';
import { useContact } from '#web/posts/contact/use-contact.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { PricePanel } from './price-panel.tsx';

function Panel({ post }: { post: PostPage }) {
  return <PricePanel post={post} url="https://uthan.example/p" state={useContact(post.PostID, undefined)} />;
}

test('wide screens ask for the number beside the price, which then stands there to be dialled', async () => {
  const api = fakeApi();
  const held = api.hold(posts.contact, { success: true, primaryContact: '01712345678', secondaryContact: null });
  const { user, t, fmt } = show(<Panel post={postPage()} />);
  await user.click(screen.getByRole('button', { name: t('shell.call') }));
  expect(screen.getByText(t('detail.asking'))).toBeTruthy();
  held.release();
  const number = await screen.findByRole('link', { name: t('detail.callNumber', { number: fmt.phone('01712345678') }) });
  expect([number.getAttribute('href'), number.textContent]).toEqual(['tel:01712345678', fmt.phone('01712345678')]);
});

test('beside the price it is said when it is worth asking again', async () => {
  fakeApi().on(posts.contact, refuse('TOO_MANY', { retryAfter: 90 }));
  const { user, t } = show(<Panel post={postPage()} />);
  await user.click(screen.getByRole('button', { name: t('shell.call') }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/1:(30|29)/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('shell.call') }).disabled).toBe(true);
});

test('says the sum as people do, to the last taka, and per sqft', () => {
  const { t, fmt } = show(<Panel post={postPage()} />);
  const panel = screen.getByRole('region', { name: t('detail.price') });
  for (const part of [fmt.taka(27_800_000), fmt.takaExact(27_800_000), fmt.perSqft(27_800_000 / 1850)]) expect(panel.textContent).toContain(part);
});

test('in Bengali a sum in lakhs and crores is followed by the currency', () => {
  const { t } = show(<Panel post={postPage()} />, { lng: 'bn' });
  expect(screen.getByRole('region', { name: t('detail.price') }).textContent).toContain(t('detail.taka'));
});

test('a rent is one by the month', () => {
  const { t } = show(<Panel post={rentPage()} />);
  expect(screen.getByRole('region', { name: t('detail.rent') }).textContent).toContain(t('posts.perMonth'));
});

test('a price that fell says from where and by how much', () => {
  const { t, fmt } = show(<Panel post={postPage({ previousPrice: 30_000_000 })} />);
  expect(screen.getByText(t('posts.priceWas', { price: fmt.taka(30_000_000) }))).toBeTruthy();
  expect(screen.getByText(t('posts.priceDropped', { amount: fmt.amount(2_200_000) }))).toBeTruthy();
});

test.each([
  ['sold', 'detail.soldTitle'],
  ['rented', 'detail.rentedTitle'],
] as const)('what is %s says so and cannot be called about', (state, title) => {
  const { t } = show(<Panel post={postPage({ state })} />);
  expect(screen.getByText(t(title))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('shell.call') })).toBeNull();
});

test.each(['bn', 'en'] as const)('a tap on the mark says in %s what was checked and that papers were not', async (lng) => {
  const { t } = show(<Panel post={postPage()} />, { lng });
  const mark = screen.getByText(t('detail.reviewed'));
  const why = screen.getByText(t('detail.reviewedWhy'));
  const box = why.closest('details');
  expect([box?.open, document.querySelector('[title]')]).toEqual([false, null]);
  expect(why.textContent).toMatch(lng === 'bn' ? /নিয়ম.*ছবি.*নম্বর.*কাগজ/ : /rules.*photos.*number.*papers/);
  await userEvent.click(mark);
  expect(box?.open).toBe(true);
  await userEvent.click(mark);
  expect(box?.open).toBe(false);
});
