// One article of the blog as staff write it in both languages; `new` in the place of its number is one that is not written yet.
import { useWords } from '#web/platform/language.tsx';
import { ofNumber, staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { TryAgain } from '#web/staff/kit/staff-answer.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import type { Route } from './+types/editor.page.ts';
import { ArticleEditor } from './article-editor.tsx';
import { readArticle } from './blog-calls.ts';

export const handle = { cache: false };

export const loader = staffLoader('staffBlog', 'blog', 'forms', 'profile');
export const clientLoader = staffClientLoader((api, { params }) => ofNumber(params['id'], (number) => readArticle(api, number)));
export const meta = staffMeta((t) => t('staffBlog.title'));
export const HydrateFallback = StaffSkeleton;

export default function ArticleEditorPage({ loaderData: { answer }, params: { id } }: Route.ComponentProps) {
  const { t } = useWords();
  const article = answer?.ok ? answer.value : undefined;
  if (id !== 'new' && !article) {
    return (
      <div className="mx-auto max-w-5xl">
        <h1>{t('staffBlog.title')}</h1>
        <TryAgain text={t('staffBlog.oneFailed')} />
      </div>
    );
  }
  return <ArticleEditor key={id} article={article} />;
}
