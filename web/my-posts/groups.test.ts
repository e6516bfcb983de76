import { describe, expect, it } from 'vitest';
import type { OwnPost, UserPosts } from '#contracts/posts/own-posts.ts';
import { groupHref, groupOf, openGroup, postsIn, shownGroups, withoutPost, withPost } from './groups.ts';

const post = (PostID: number, type: OwnPost['type'], state: OwnPost['state']): OwnPost => ({ PostID, type, state }) as OwnPost;

const none: UserPosts = { approvedUserSellPosts: [], nonApprovedUserSellPosts: [], approvedUserRentPosts: [], nonApprovedUserRentPosts: [] };
const some: UserPosts = {
  ...none,
  approvedUserSellPosts: [post(1, 'sell', 'approved'), post(2, 'sell', 'hidden')],
  nonApprovedUserRentPosts: [post(3, 'rent', 'rejected')],
};

describe('groups of own posts', () => {
  it('are shown only where there is something, the waiting ones first, sell before rent', () => {
    expect(shownGroups(some)).toEqual(['nonApprovedUserRentPosts', 'approvedUserSellPosts']);
    expect(shownGroups(none)).toEqual([]);
  });

  it('open with the first that has posts, or with the one that the address names even where it is empty', () => {
    expect(openGroup(some, null)).toBe('nonApprovedUserRentPosts');
    expect(openGroup(some, 'allowed-sell')).toBe('approvedUserSellPosts');
    expect(openGroup(some, 'pending-sell')).toBe('nonApprovedUserSellPosts');
    expect(openGroup(some, 'nonsense')).toBe('nonApprovedUserRentPosts');
    expect(openGroup(none, 'pending-sell')).toBeUndefined();
    expect(groupHref('approvedUserSellPosts')).toContain('tab=allowed-sell');
  });

  it('open with those of a purpose, or with all that others cannot see, where the address asks for them', () => {
    expect(openGroup(some, 'sell')).toBe('approvedUserSellPosts');
    expect(openGroup(some, 'rent')).toBe('nonApprovedUserRentPosts');
    expect(openGroup(some, 'hidden')).toBe('hidden');
    expect(openGroup(none, 'hidden')).toBeUndefined();
    expect(groupHref('hidden')).toContain('tab=hidden');
    expect(postsIn(some, 'hidden').map(({ PostID }) => PostID)).toEqual([2]);
    expect(postsIn(some, 'approvedUserSellPosts')).toBe(some.approvedUserSellPosts);
  });

  it('hold what waits, was sent back or taken down apart from what was approved', () => {
    expect(groupOf({ type: 'sell', state: 'cancelled' })).toBe('nonApprovedUserSellPosts');
    expect(groupOf({ type: 'rent', state: 'pending' })).toBe('nonApprovedUserRentPosts');
    for (const state of ['approved', 'hidden', 'sold', 'expired'] as const) expect(groupOf({ type: 'sell', state })).toBe('approvedUserSellPosts');
    expect(groupOf({ type: 'rent', state: 'rented' })).toBe('approvedUserRentPosts');
  });

  it('show a changed post in its place, and first where it has moved to', () => {
    const hidden = withPost(some, post(1, 'sell', 'hidden'));
    expect(hidden.approvedUserSellPosts.map(({ PostID, state }) => [PostID, state])).toEqual([
      [1, 'hidden'],
      [2, 'hidden'],
    ]);
    const waits = withPost(some, post(2, 'sell', 'pending'));
    expect(waits.approvedUserSellPosts.map(({ PostID }) => PostID)).toEqual([1]);
    expect(waits.nonApprovedUserSellPosts.map(({ PostID }) => PostID)).toEqual([2]);
  });

  it('lose a deleted post', () => {
    expect(withoutPost(some, 3).nonApprovedUserRentPosts).toEqual([]);
    expect(withoutPost(some, 9)).toEqual(some);
  });
});
