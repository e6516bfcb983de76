import type { Route } from './+types/interior-design.page.ts';
import { loadUpcoming } from './load-upcoming.ts';
import { UpcomingPage } from './upcoming.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) => loadUpcoming(context, '/Interior-Design', 'interior');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function InteriorDesignPage() {
  return <UpcomingPage what="interior" />;
}
import { type Cacheable, dayMs } from '#web/platform/cache-policy.ts';
