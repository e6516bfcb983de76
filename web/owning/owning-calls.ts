// What owners ask of the server about their posts.
import { overview, type Office, type ReviewPace } from '#contracts/overview.ts';
import { ownPosts, type OwnerState, type OwnPost, type UserPosts } from '#contracts/own-posts.ts';
import { call } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';

/** How staff work at the moment; unknown where nobody answers, and where nothing waits. */
export interface StaffStatus {
  pace: ReviewPace;
  office: Office;
}

export interface OwnPostList {
  groups: UserPosts;
  staff: StaffStatus | undefined;
}

async function readStaffStatus(): Promise<StaffStatus | undefined> {
  try {
    const { review: pace, office } = (await call(memberApi(), overview.read)).overview;
    return { pace, office };
  } catch {
    return undefined;
  }
}

const waits = (groups: UserPosts): boolean => Object.values(groups).some((posts) => posts.some(({ review }) => review));

/** Everything that the person has posted. Throws CallFailure. */
export async function readOwned(): Promise<OwnPostList> {
  const { userPosts } = await call(memberApi(), ownPosts.list);
  return { groups: userPosts, staff: waits(userPosts) ? await readStaffStatus() : undefined };
}

/** One of them, whole. Throws CallFailure, NOT_FOUND also for somebody else's. */
export const readOwn = async (PostID: number): Promise<OwnPost> => (await call(memberApi(), ownPosts.get, { params: { PostID } })).post;

export interface Changed {
  message: string;
  post: OwnPost;
}

/** Throws CallFailure. */
export const setState = (PostID: number, state: OwnerState): Promise<Changed> => call(memberApi(), ownPosts.setState, { params: { PostID }, body: { state } });

/** Throws CallFailure. */
export const renewPost = (PostID: number): Promise<Changed> => call(memberApi(), ownPosts.renew, { params: { PostID } });

/** Answers what is said about it. Throws CallFailure. */
export const removePost = async (PostID: number): Promise<string> => (await call(memberApi(), ownPosts.remove, { params: { PostID } })).message;
