import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#contracts/accounts/accounts.ts';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { posts } from '#contracts/posts/posts.ts';
import { usualRate } from '#contracts/posts/usual-rate.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { ownPost } from '#web/testing/own-posts.ts';
import { member, signedIn } from '#web/testing/people.ts';
import { screenOf } from '#web/testing/screen-width.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import { uploadByFetch } from '#web/testing/upload.ts';
import * as page from './edit-post.page.tsx';

const at = { pattern: '/user/Edit-Sell-Post/:PostID', address: '/user/Edit-Sell-Post/48001' };

beforeEach(() => {
  screenOf(360);
  uploadByFetch();
});

function editing() {
  signedIn();
  const api = fakeApi();
  serveAreas(api);
  api.on(accounts.profile, { success: true, userData: member() });
  api.on(usualRate.around, { success: true, rate: null, sold: null });
  api.on(posts.usedPictures, { success: true, items: [] });
  return api;
}

test.each(['bn', 'en'] as const)('an edit that the server cannot take is called that, and goes through with the next try (%s)', async (lng) => {
  const api = editing();
  api.on(ownPosts.get, { success: true, post: ownPost() });
  api.on(ownPosts.update, refuse('INTERNAL'));
  const { t, user, address } = showPage(page, { lng, ...at });
  const details = await screen.findByRole('button', { name: t('posting.checkEdit', { name: t('posting.step_details') }) });
  expect(screen.getByText(t('myPosts.submitWaits'))).toBeTruthy();
  await user.click(details);
  const title = await screen.findByLabelText<HTMLInputElement>(t('posting.postTitle'));
  await user.clear(title);
  await user.paste('A changed title');
  await user.click(screen.getByText(t('myPosts.done'), { selector: 'button' }));
  await user.click(await screen.findByText(t('myPosts.submitEdit')));
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.notice_postUpdateFailed'));
  await waitFor(() => expect(screen.queryByText(t('myPosts.submitWaits'))).toBeNull());

  api.on(ownPosts.update, { success: true, message: '', post: ownPost({ state: 'pending', revision: 2, updateCount: 1 }) });
  await user.click(screen.getByText(t('myPosts.submitEdit')));
  expect(await toast(t('errors.notice_postUpdated'))).toBeTruthy();
  await waitFor(() => expect(address()).toMatch(/^\/user\/my-properties\?tab=pending-/));
  const sent = api.calls(ownPosts.update).map(({ form, headers }) => [form?.get('postTitle'), form?.get('keepImages'), headers.get('idempotency-key')]);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.slice(0, 2)).toEqual(['A changed title', '["picture-0","picture-1"]']);
  expect(sent[1]).toEqual(sent[0]);
});

test.each(['bn', 'en'] as const)('somebody else’s post cannot be opened for editing: it does not exist for them (%s)', async (lng) => {
  const api = editing();
  api.on(ownPosts.get, refuse('NOT_FOUND'));
  const { t, user, address } = showPage(page, { lng, ...at });
  expect(await screen.findByText(t('shell.notFoundTitle'), { selector: 'h1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('shell.back') }));
  await waitFor(() => expect(address()).toBe('/user/my-properties'));
});
