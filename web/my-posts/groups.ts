// The four groups of one's own posts as tabs: which are shown, in which order, and which one is open.
import type { OwnPost, OwnPostCard, UserPosts } from '#contracts/posts/own-posts.ts';

/** In the specification's order, with the names of their tabs. */
const slugs = {
  nonApprovedUserSellPosts: 'pending-sell',
  nonApprovedUserRentPosts: 'pending-rent',
  approvedUserSellPosts: 'allowed-sell',
  approvedUserRentPosts: 'allowed-rent',
} as const satisfies Record<keyof UserPosts, string>;
export type GroupName = keyof typeof slugs;
const groupNames = Object.keys(slugs) as GroupName[];

/** What a tab shows: a group, or, where the address asks for it, those of all groups that are hidden. */
export type TabName = GroupName | 'hidden';

/** Where the group is shown. */
export const groupHref = (name: TabName): string => `/user/my-properties?tab=${name === 'hidden' ? name : slugs[name]}`;

/** The groups that have posts. */
export const shownGroups = (groups: UserPosts): GroupName[] => groupNames.filter((name) => groups[name].length > 0);

/** The posts of a tab. Hidden are those that were approved and that others cannot see now. */
export const postsIn = (groups: UserPosts, name: TabName): OwnPostCard[] =>
  name === 'hidden' ? groupNames.flatMap((group) => groups[group].filter(({ state }) => state === 'hidden' || state === 'expired')) : groups[name];

/** The tab that an address names, or the first with posts of its purpose, otherwise the first with posts; undefined where there are none at all. */
export function openGroup(groups: UserPosts, tab: string | null): TabName | undefined {
  const shown = shownGroups(groups);
  if (shown.length === 0) return undefined;
  if (tab === 'hidden') return tab;
  return groupNames.find((name) => slugs[name] === tab) ?? shown.find((name) => tab !== null && slugs[name].endsWith(`-${tab}`)) ?? shown[0];
}

const waiting = new Set(['pending', 'rejected', 'cancelled']);

/** The group in which a post stands. */
export const groupOf = ({ type, state }: Pick<OwnPostCard, 'type' | 'state'>): GroupName =>
  waiting.has(state)
    ? type === 'rent'
      ? 'nonApprovedUserRentPosts'
      : 'nonApprovedUserSellPosts'
    : type === 'rent'
      ? 'approvedUserRentPosts'
      : 'approvedUserSellPosts';

/** The groups without a post. */
export const withoutPost = (groups: UserPosts, PostID: number): UserPosts =>
  Object.fromEntries(groupNames.map((name) => [name, groups[name].filter((post) => post.PostID !== PostID)])) as UserPosts;

/** The groups with a post as it is now: in its place, or first in the group it has come to. */
export function withPost(groups: UserPosts, post: OwnPost): UserPosts {
  const name = groupOf(post);
  const at = groups[name].findIndex(({ PostID }) => PostID === post.PostID);
  if (at >= 0) return { ...groups, [name]: groups[name].toSpliced(at, 1, post) };
  const rest = withoutPost(groups, post.PostID);
  return { ...rest, [name]: [post, ...rest[name]] };
}
