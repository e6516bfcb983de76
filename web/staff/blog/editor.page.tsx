// One article of the blog as staff write it in both languages; `new` in the place of its number is one that is not written yet.
import type { StaffArticle } from '#contracts/blog/blog.ts';
import { numberIn, readAsStaff } from '#web/staff/kit/read-as-staff.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Route } from './+types/editor.page.ts';
import { ArticleEditor } from './article-editor.tsx';
import { readArticle } from './blog-calls.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffBlog', 'staffFirms', 'blog', 'forms', 'profile'),
  article: undefined as Outcome<StaffArticle> | undefined,
});

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const number = numberIn(params.id);
  const read = number === undefined ? undefined : readAsStaff((api) => readArticle(api, number));
  const [data, article] = await Promise.all([serverLoader(), read]);
  return { ...data, article };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffBlog.title'));

export const HydrateFallback = StaffSkeleton;

export default function ArticleEditorPage({ loaderData: { article }, params: { id } }: Route.ComponentProps) {
  const { t } = useWords();
  if (id !== 'new' && !article?.ok) {
    return (
      <div className="mx-auto max-w-5xl">
        <h1>{t('staffBlog.title')}</h1>
        <TryAgain text={t('staffBlog.oneFailed')} />
      </div>
    );
  }
  return <ArticleEditor key={id} article={article?.ok ? article.value : undefined} />;
}
