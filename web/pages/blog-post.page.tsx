import type { Route } from './+types/blog-post.page.ts';
import { loadMissing } from './load-upcoming.ts';
import { UpcomingPage } from './upcoming.tsx';

export const handle = { cache: false };

export const loader = ({ context, params }: Route.LoaderArgs) => loadMissing(context, `/BlogPostDetails/${params.id}`);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BlogPostPage() {
  return <UpcomingPage what="blog" missing />;
}
