import type { Route } from './+types/inbox.page.ts';
import { loadUpcomingOwn } from './load-upcoming.ts';
import { UpcomingInArea } from './upcoming.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadUpcomingOwn(context, '/user/my-inbox', 'inbox');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function InboxPage() {
  return <UpcomingInArea what="inbox" />;
}
