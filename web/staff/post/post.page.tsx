// One post for staff: the queue reads it from here, and its address leads into the queue.
import { Navigate } from 'react-router';
import { outcomeOf } from '#web/platform/calls/outcome.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import type { Route } from './+types/post.page.ts';
import { isStaff } from '#web/platform/visit/staff.ts';
import { readPost } from '#web/staff/staff-calls.ts';

export const handle = { cache: false };

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const PostID = Number(params.PostID);
  const session = await knownSession();
  return { PostID, answer: isStaff(session.user) && Number.isSafeInteger(PostID) ? await outcomeOf(readPost(memberApi(), PostID)) : undefined };
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <Navigate to={`/admin?post=${loaderData.PostID}`} replace />;
}
