import type { Route } from './+types/group-detail.page.ts';
import { loadMissing } from './load-upcoming.ts';
import { UpcomingPage } from './upcoming.tsx';

export const handle = { cache: false };

export const loader = ({ context, params }: Route.LoaderArgs) => loadMissing(context, `/Group-Wise-Building-Details/${params.id}`);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function GroupDetailPage() {
  return <UpcomingPage what="group" missing />;
}
