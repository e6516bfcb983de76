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

export default function PostPage({ loaderData }: Route.ComponentProps) {
  return <Navigate to={`/admin?post=${loaderData.PostID}`} replace />;
}
