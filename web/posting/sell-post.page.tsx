import { wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Route } from './+types/sell-post.page.ts';
import { PostWizard } from './post-wizard.tsx';

export const handle = { ownBar: true, ownHead: true, cache: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  pageData(context, 'posting', 'floorPlan', 'planEditor', 'photos', 'areas', 'canvas', 'posts', 'enums', 'forms', 'suggestions');

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: wordsOf(loaderData)('posting.sellPageTitle') }] : []),
  { name: 'robots', content: 'noindex' },
];

export default function SellPostPage() {
  return <PostWizard type="sell" />;
}
