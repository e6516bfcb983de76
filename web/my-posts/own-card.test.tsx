import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { postCard } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { OwnCard } from './own-card.tsx';

const card = postCard();
const banasree = { id: 'dhaka-banasree', en: 'Banasree', bn: 'বনশ্রী' };

/** A post in Banasree that waits. */
const post = OwnPostCard.parse({
  ...card,
  state: 'pending',
  locality: banasree.id,
  place: { ...card.place, subDistrict: { id: 'dhaka-rampura', en: 'Rampura', bn: 'রামপুরা' }, locality: banasree },
  updateCount: 0,
  revision: 1,
  reposts: 0,
  renewals: 0,
  plan: 'free',
  promotion: 'none',
  promotedUntil: null,
  decisionReason: null,
  furtherReasons: [],
  decisionNote: null,
  submittedAt: '2026-11-20T06:00:00.000Z',
  approvedAt: null,
  expiresAt: null,
  editInReview: false,
  review: null,
  counts: { views: 0, reveals: 0, saves: 0 },
  numberProof: 'closed',
  can: [],
} satisfies OwnPostCard);

test.each(['bn', 'en'] as const)('a post of a neighbourhood is shown by its name to the owner (%s)', (lng) => {
  const nothing = (): void => undefined;
  const { t } = show(<OwnCard post={post} staff={undefined} now={Date.parse(post.submittedAt)} busy={false} onAct={nothing} onRemove={nothing} />, { lng });
  const place = t('posts.place', { area: banasree[lng], district: post.place.district[lng] });
  expect(screen.getByRole('article').textContent).toContain(place);
});

test('a post that was sent back says how often it may still be corrected', () => {
  const nothing = (): void => undefined;
  const sentBack = { ...post, state: 'rejected' as const, reposts: 1, can: ['repost' as const] };
  const { t } = show(<OwnCard post={sentBack} staff={undefined} now={Date.parse(post.submittedAt)} busy={false} onAct={nothing} onRemove={nothing} />);
  expect(screen.getByText(t('myPosts.repostsLeft', { count: 2 }))).toBeTruthy();
});

test.each(['approved', 'hidden'] as const)('numbers of nobody are shown only while a post is live (%s)', (state) => {
  const nothing = (): void => undefined;
  const shown = { ...post, state, approvedAt: post.submittedAt };
  const { t } = show(<OwnCard post={shown} staff={undefined} now={Date.parse(post.submittedAt)} busy={false} onAct={nothing} onRemove={nothing} />);
  expect(screen.queryAllByRole('list', { name: t('myPosts.numbers') })).toHaveLength(state === 'approved' ? 1 : 0);
});
