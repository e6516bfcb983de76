import type { Route } from './+types/group-building.page.ts';
import { loadUpcoming } from './load-upcoming.ts';
import { UpcomingPage } from './upcoming.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) => loadUpcoming(context, '/Group-Wise-Building', 'group');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function GroupBuildingPage() {
  return <UpcomingPage what="group" />;
}
import { type Cacheable, dayMs } from '#web/platform/cache-policy.ts';
