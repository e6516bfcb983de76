import type { Route } from './+types/blog.page.ts';
import { loadUpcoming } from './load-upcoming.ts';
import { UpcomingPage } from './upcoming.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) => loadUpcoming(context, '/Blog', 'blog');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function BlogPage() {
  return <UpcomingPage what="blog" />;
}
import { type Cacheable, dayMs } from '#web/platform/cache-policy.ts';
