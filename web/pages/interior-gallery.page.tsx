import type { Route } from './+types/interior-gallery.page.ts';
import { loadMissing } from './load-upcoming.ts';
import { UpcomingPage } from './upcoming.tsx';

export const handle = { cache: false };

export const loader = ({ context, params }: Route.LoaderArgs) => loadMissing(context, `/Interior-Image-Gallery/${params.id}`);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function InteriorGalleryPage() {
  return <UpcomingPage what="interior" missing />;
}
