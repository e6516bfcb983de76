import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contracts/accounts/accounts.ts';
import { postDrafts } from '#contracts/posts/post-drafts.ts';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { fakeApi, refuse, type FakeApi } from '#web/testing/fake-api.ts';
import { ownCard, ownPost, userPosts } from '#web/testing/own-posts.ts';
import { member, signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './my-properties.page.tsx';

const live = ownCard();
const hidden = ownCard({ state: 'hidden', can: ['edit', 'show', 'remove'] });

/** Karim's list, with one flat that is live. */
async function opened(lng: 'bn' | 'en') {
  signedIn();
  const api = fakeApi();
  api.on(accounts.profile, { success: true, userData: member() });
  api.on(postDrafts.list, { success: true, drafts: [] });
  lists(api, live);
  const shown = showPage(page, { lng, pattern: '/user/my-properties' });
  const menu = await screen.findByRole('button', { name: shown.t('myPosts.menu', { title: live.postTitle }) });
  return { ...shown, api, menu };
}

const lists = (api: FakeApi, ...approvedUserSellPosts: (typeof live)[]): void =>
  api.on(ownPosts.list, { success: true, message: '', userPosts: userPosts({ approvedUserSellPosts }) });

test.each(['bn', 'en'] as const)('the menu of a post and the question before it is deleted work with the keyboard alone (%s)', async (lng) => {
  const { t, user, api, menu } = await opened(lng);
  const said = t('errors.notice_postHidden');
  api.on(ownPosts.setState, ({ body }) => {
    lists(api, hidden);
    return body.state === 'hidden' ? { success: true as const, message: said, post: ownPost({ state: 'hidden', can: hidden.can }) } : refuse('STATE_CONFLICT');
  });
  menu.focus();
  await user.keyboard('{Enter}');
  const hide = await screen.findByRole('menuitem', { name: t('myPosts.hide') });
  hide.focus();
  await user.keyboard('{Enter}');
  expect(await toast(said)).toBeTruthy();
  expect(await screen.findByText(t('myPosts.hiddenTitle'))).toBeTruthy();

  await waitFor(() => expect(menu.hasAttribute('disabled')).toBe(false));
  menu.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: t('myPosts.remove') })));
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: t('myPosts.removeTitle') });
  // What Escape does to every native dialog; the DOM of tests does not.
  act(() => dialog.close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('article')).getByText(live.postTitle)).toBeTruthy();
  expect(api.calls(ownPosts.remove)).toEqual([]);
});

test('the way to prove a number is offered once for the list, and what comes next only where a post waits', async () => {
  signedIn();
  const api = fakeApi();
  api.on(accounts.profile, { success: true, userData: member() });
  api.on(postDrafts.list, { success: true, drafts: [] });
  lists(api, ownCard({ numberProof: 'open' }), ownCard({ PostID: live.PostID + 1, numberProof: 'open' }));
  const { t } = showPage(page, { pattern: '/user/my-properties' });
  const link = await screen.findByRole('link', { name: t('myPosts.proveNumber') });
  expect(link.getAttribute('href')).toBe(`/user/post-number/${live.PostID}`);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: t('myPosts.nextTitle') })).toBeNull();
});
