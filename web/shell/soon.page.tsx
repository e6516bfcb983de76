import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/soon.page.ts';

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'shell');

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: wordsOf(loaderData)('shell.titleOf', { page: wordsOf(loaderData)('shell.soonTitle') }) }] : []),
  { name: 'robots', content: 'noindex' },
];

/** Where a page of the site map is not built yet: said plainly, with the way to what there is. */
export default function SoonPage() {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-2xl px-4 py-10">
      <EmptyState heading="h1" title={t('shell.soonTitle')} text={t('shell.soonText')} action={<ButtonLink to="/property-search">{t('shell.search')}</ButtonLink>} />
    </div>
  );
}
