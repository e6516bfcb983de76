import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saved } from '#contracts/search/saved.ts';
import { refreshSession } from '#web/platform/session.ts';
import { fakeApi, type FakeApi, noAnswer } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { Heart } from './heart.tsx';

const id = '01934f00-0000-7000-8000-0000000000aa';
const post = (PostID: number) => ({ PostID, type: 'sell' as const, postTitle: `Flat ${PostID}` });

/** Every test has people and posts of its own: what is saved outlives the component. */
let people = 0;
function reader(api: FakeApi): void {
  people += 1;
  const own = `01934f00-0000-7000-8000-00000000010${people}`;
  signedIn({ id: own, _id: own });
  api.on(saved.ids, { success: true, saved: [] });
}
const heart = (PostID: number, lng: 'bn' | 'en' = 'en') => {
  const page = show(<Heart post={post(PostID)} look="button" />, { lng });
  return { ...page, button: screen.getByRole('button', { name: page.t('posts.save', { title: `Flat ${PostID}` }) }) };
};
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

test('a press saves the post, shown before the server has answered', async () => {
  const api = fakeApi();
  reader(api);
  const held = api.hold(saved.save, { success: true, _id: id });
  const { user, button, t } = heart(1);
  await user.click(button);
  await waitFor(() => expect(pressed(button)).toBe('true'));
  expect(button.textContent).toBe(t('posts.savedShort'));
  held.release();
  await waitFor(() => expect(api.calls(saved.save).map(({ body }) => body)).toEqual([{ postId: 1, type: 'sell' }]));
  expect(pressed(button)).toBe('true');
});

test('where it cannot be saved the heart is taken back with a word, and the next press goes through', async () => {
  const api = fakeApi();
  reader(api);
  api.on(saved.save, noAnswer);
  const { user, button, t } = heart(2, 'bn');
  await user.click(button);
  expect(await toast(t('errors.notice_noResponse'))).toBeTruthy();
  expect(pressed(button)).toBe('false');
  api.on(saved.save, { success: true, _id: id });
  await user.click(button);
  await waitFor(() => expect(api.calls(saved.save)).toHaveLength(2));
  expect(pressed(button)).toBe('true');
});

test('a press whose answer comes before the list stays, although the list does not have it, and can be taken back', async () => {
  const api = fakeApi();
  reader(api);
  const list = api.hold(saved.ids, { success: true, saved: [{ _id: id, postId: 90, type: 'sell' }] });
  api.on(saved.save, { success: true, _id: id });
  api.on(saved.remove, { success: true } as never);
  const { user, button } = heart(5);
  const other = heart(90).button;
  await user.click(button);
  await waitFor(() => expect(api.calls(saved.save)).toHaveLength(1));
  list.release();
  await waitFor(() => expect(pressed(other)).toBe('true'));
  expect(pressed(button)).toBe('true');
  await user.click(button);
  await waitFor(() => expect(api.calls(saved.remove).map(({ params }) => params)).toEqual([{ id: 5 }]));
  expect([pressed(button), pressed(other)]).toEqual(['false', 'true']);
});

test('a press that is still on its way when the list comes stays', async () => {
  const api = fakeApi();
  reader(api);
  const list = api.hold(saved.ids, { success: true, saved: [{ _id: id, postId: 91, type: 'sell' }] });
  const answer = api.hold(saved.save, { success: true, _id: id });
  const { user, button } = heart(6);
  const other = heart(91).button;
  await user.click(button);
  await waitFor(() => expect(api.calls(saved.save)).toHaveLength(1));
  list.release();
  await waitFor(() => expect(pressed(other)).toBe('true'));
  expect(pressed(button)).toBe('true');
  answer.release();
  api.on(saved.remove, { success: true } as never);
  await user.click(button);
  await waitFor(() => expect(api.calls(saved.remove).map(({ params }) => params)).toEqual([{ id: 6 }]));
});

test('another press takes it back', async () => {
  const api = fakeApi();
  reader(api);
  api.on(saved.save, { success: true, _id: id });
  api.on(saved.remove, { success: true } as never);
  const { user, button } = heart(3);
  await user.click(button);
  await waitFor(() => expect(pressed(button)).toBe('true'));
  await user.click(button);
  await waitFor(() => expect(api.calls(saved.remove).map(({ params }) => params)).toEqual([{ id: 3 }]));
  expect(pressed(button)).toBe('false');
});

test('whoever is signed out is asked to sign in first, and comes back here', async () => {
  fakeApi();
  await refreshSession();
  const { user, button, address } = heart(4);
  await user.click(button);
  await waitFor(() => expect(address()).toMatch(/^\/SignIn\?return=.*&for=save$/));
});
