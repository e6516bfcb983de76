// What owners ask of the server about their posts.
import { overview, type Office, type ReviewPace } from '#contracts/overview.ts';
import { ownPosts, type OwnerState, type OwnPost, type UserPosts } from '#contracts/posts/own-posts.ts';
import { call, type Api } from '#web/platform/api.ts';

/** How staff work at the moment; unknown where no one answers, and where nothing waits. */
export interface StaffStatus {
  pace: ReviewPace;
  office: Office;
}

export interface OwnPostList {
  groups: UserPosts;
  staff: StaffStatus | undefined;
}

async function readStaffStatus(api: Api): Promise<StaffStatus | undefined> {
  try {
    const { review: pace, office } = (await call(api, overview.read)).overview;
    return { pace, office };
  } catch {
    return undefined;
  }
}

const waits = (groups: UserPosts): boolean => Object.values(groups).some((posts) => posts.some(({ review }) => review));

/** Names the list of one's own posts among what is read. */
export const ownedKey = 'ownPosts';

/** Everything that the person has posted. Throws CallFailure. */
export async function readOwned(api: Api): Promise<OwnPostList> {
  const { userPosts } = await call(api, ownPosts.list);
  return { groups: userPosts, staff: waits(userPosts) ? await readStaffStatus(api) : undefined };
}

/** One of them, whole. Throws CallFailure, NOT_FOUND also for someone else's. */
export const readOwn = async (api: Api, PostID: number): Promise<OwnPost> => (await call(api, ownPosts.get, { params: { PostID } })).post;

export interface Changed {
  message: string;
  post: OwnPost;
}

/** What an owner does to a post from the list. */
export type OwnerAction = 'hide' | 'show' | 'sold' | 'rented' | 'renew';

const stateAfter: Record<Exclude<OwnerAction, 'renew'>, OwnerState> = { hide: 'hidden', show: 'live', sold: 'sold', rented: 'rented' };

/** Throws CallFailure. */
export function changePost(api: Api, PostID: number, action: OwnerAction): Promise<Changed> {
  const params = { PostID };
  return action === 'renew' ? call(api, ownPosts.renew, { params }) : call(api, ownPosts.setState, { params, body: { state: stateAfter[action] } });
}

/** Answers what is said about it. Throws CallFailure. */
export const removePost = async (api: Api, PostID: number): Promise<string> => (await call(api, ownPosts.remove, { params: { PostID } })).message;
