// One post for staff: the queue reads it from here, and its address leads into the queue.
import { Navigate } from 'react-router';
import type { Route } from './+types/post.page.ts';
import { readAsStaff } from '#web/staff/kit/staff-route.ts';
import { readPost } from '#web/staff/staff-calls.ts';

export const handle = { cache: false };

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const PostID = Number(params.PostID);
  return { PostID, answer: Number.isSafeInteger(PostID) ? await readAsStaff((api) => readPost(api, PostID)) : undefined };
}

/** Opens the post beside the list of its own state; what waits is the usual one. */
export default function PostPage({ loaderData: { PostID, answer } }: Route.ComponentProps) {
  const state = answer?.ok ? answer.value.post.state : 'pending';
  return <Navigate to={`/admin?${state === 'pending' ? '' : `status=${state}&`}post=${PostID}`} replace />;
}
