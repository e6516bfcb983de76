import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type ShortlistVisitor, shortlists } from '#contracts/posts/shortlists.ts';
import { type FakeApi, fakeApi, refuse } from '#web/testing/fake-api.ts';
import { sharedShortlist } from '#web/testing/shortlists.ts';
import { show, toast } from '#web/testing/show.tsx';
import SharedShortlistPage from './visitor.page.tsx';

const token = 'a-token';
const [visitorId, visitorKey] = ['01934f00-0000-7000-8000-000000000601', 'k'.repeat(32)];
const [first, second] = sharedShortlist().posts.map(({ postTitle }) => postTitle) as [string, string];

type Found = { kind: 'open'; shortlist: ReturnType<typeof sharedShortlist> } | { kind: 'gone' | 'unknown' };
const page = (found: Found) => <SharedShortlistPage {...({ loaderData: { found, token } } as unknown as ComponentProps<typeof SharedShortlistPage>)} />;

let api: FakeApi;
let visitors: ShortlistVisitor[];
const now = () => sharedShortlist({ visitors });
beforeEach(() => {
  visitors = [];
  api = fakeApi();
  api.on(shortlists.join, ({ body: { name } }) => {
    visitors = [{ _id: visitorId, name, votes: [] }];
    return { success: true as const, visitorId, visitorKey, shortlist: now() };
  });
  api.on(shortlists.vote, ({ body: { postId, vote, note } }) => {
    visitors = visitors.map((one) => ({ ...one, votes: vote === 'none' ? [] : [{ postId, vote, note }] }));
    return { success: true as const, shortlist: now() };
  });
});

test('the family reads whose list it is; a vote asks for a name first, and a note says why', async () => {
  const { user, t, instead } = show(page({ kind: 'open', shortlist: now() }));
  expect(screen.getByText(t('shortlists.sharedLead', { owner: 'Shahana Begum' }))).toBeTruthy();
  const yes = () => screen.getByRole('button', { name: t('shortlists.voteFor', { title: first }) });
  await user.click(yes());
  const name = screen.getByRole('textbox', { name: t('shortlists.yourName') });
  expect([screen.getByText(t('shortlists.nameFirst')) !== null, document.activeElement]).toEqual([true, name]);
  expect(api.calls(shortlists.vote)).toEqual([]);
  await user.type(name, 'Aunt Rabeya');
  await user.click(yes());
  expect(await screen.findByText(t('shortlists.answeringAs', { name: 'Aunt Rabeya' }))).toBeTruthy();
  await user.type(await screen.findByRole('textbox', { name: t('shortlists.noteFor', { title: first }) }), 'Near the market');
  await user.click(screen.getByRole('button', { name: t('shortlists.noteSave') }));
  expect(await within(screen.getByRole('main')).findByText('· Near the market')).toBeTruthy();

  // The key stays on the device: what was answered is there when the page is opened again, and is taken back by the same press.
  instead(page({ kind: 'open', shortlist: now() }));
  expect(yes().getAttribute('aria-pressed')).toBe('true');
  await user.click(yes());
  await expect.poll(() => yes().getAttribute('aria-pressed')).toBe('false');
  expect(api.calls(shortlists.vote).map(({ body: { vote, note } }) => [vote, note])).toEqual([
    ['up', ''],
    ['up', 'Near the market'],
    ['none', 'Near the market'],
  ]);
});

test('a vote against is one too', async () => {
  const { user, t } = show(page({ kind: 'open', shortlist: now() }));
  await user.type(screen.getByRole('textbox', { name: t('shortlists.yourName') }), 'Uncle Selim');
  const no = screen.getByRole('button', { name: t('shortlists.voteAgainst', { title: second }) });
  await user.click(no);
  await expect.poll(() => no.getAttribute('aria-pressed')).toBe('true');
});

test('where the link has ended a vote is refused, and the page says that the list is gone', async () => {
  api.on(shortlists.join, refuse('GONE'));
  const { user, t, instead } = show(page({ kind: 'open', shortlist: now() }));
  await user.type(screen.getByRole('textbox', { name: t('shortlists.yourName') }), 'Uncle Selim');
  await user.click(screen.getByRole('button', { name: t('shortlists.voteFor', { title: first }) }));
  expect(await toast(t('errors.GONE'))).toBeTruthy();
  instead(page({ kind: 'gone' }));
  expect(screen.getByRole('heading', { level: 1, name: t('shortlists.goneTitle') })).toBeTruthy();
});

test.each(['bn', 'en'] as const)('an address that is none of ours is no shortlist (%s)', (lng) => {
  const { t } = show(page({ kind: 'unknown' }), { lng });
  expect(screen.getByRole('heading', { level: 1, name: t('shortlists.unknownTitle') })).toBeTruthy();
});
