import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnPost, ownPosts } from '#contracts/posts/own-posts.ts';
import { NotificationCenter } from '#web/notifications/center.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { Posted, type PostedPost } from './posted.tsx';

const sent: PostedPost = { PostID: 48001, type: 'sell', paid: false, phone: '01712345678', at: Date.now(), review: null };
const now = '2026-11-01T06:00:00.000Z';
const own = (state: OwnPost['state']) => ({
  success: true as const,
  post: OwnPost.parse({
    ...postPage(),
    state,
    images: [],
    updateCount: 0,
    revision: 1,
    reposts: 0,
    renewals: 0,
    plan: 'free',
    promotion: 'none',
    promotedUntil: null,
    decisionReason: state === 'rejected' ? 'photo' : null,
    furtherReasons: [],
    decisionNote: null,
    submittedAt: now,
    approvedAt: null,
    expiresAt: null,
    editInReview: false,
    review: null,
    counts: { views: 0, reveals: 0, saves: 0 },
    numberProof: 'closed',
    can: [],
    lat: null,
    lng: null,
    primaryContact: '01712345678',
    secondaryContact: null,
  } satisfies OwnPost),
});
const nothing = (): void => undefined;
const never = () => new Promise<never>(() => undefined);

test.each([
  ['bn', 'rejected', 'postedSentBack', 'postedCorrect', '/user/Edit-Sell-Post/48001'],
  ['en', 'approved', 'postedIsLive', 'postedSee', '/Property-Buy-Sell-Details/48001'],
] as const)('the page after posting follows what the team decides (%s: %s)', async (lng, state, said, way, leads) => {
  signedIn();
  const api = fakeApi();
  api.on(ownPosts.get, own('pending'));
  const center = new NotificationCenter({ page: never, unread: never, markRead: never, remove: never });
  const { t } = show(<Posted post={sent} onAgain={nothing} />, { lng, center });
  await expect.poll(() => api.calls(ownPosts.get).length).toBeGreaterThan(0);
  expect(screen.queryByText(t(`posting.${said}`))).toBeNull();
  expect(screen.getByText(t('posting.postedNext'))).toBeTruthy();
  api.on(ownPosts.get, own(state));
  act(() => center.announce('postChanged'));
  expect(await screen.findByText(t(`posting.${said}`))).toBeTruthy();
  expect(screen.getByRole('link', { name: t(`posting.${way}`) }).getAttribute('href')).toBe(leads);
  expect(screen.queryByText(t('posting.postedNext'))).toBeNull();
});

test('the bar at the bottom is there, with the inbox', () => {
  signedIn();
  fakeApi().on(ownPosts.get, own('pending'));
  const { t } = show(<Posted post={sent} onAgain={nothing} />);
  const bar = screen.getByRole('navigation', { name: t('shell.tabBar') });
  expect(within(bar).getAllByRole('link').length).toBeGreaterThan(3);
});
