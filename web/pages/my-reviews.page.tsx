import type { Route } from './+types/my-reviews.page.ts';
import { loadUpcomingOwn } from './load-upcoming.ts';
import { UpcomingInArea } from './upcoming.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => loadUpcomingOwn(context, '/user/my-reviews', 'reviews');

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function MyReviewsPage() {
  return <UpcomingInArea what="reviews" />;
}
