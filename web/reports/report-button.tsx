import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PostPage } from '#contracts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';

const load = async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog });
const Dialog = lazy(load);

/** Reports a post to staff; the dialog is loaded with the first press. */
export function ReportButton({ post }: { post: Pick<PostPage, 'PostID' | 'owner'> }) {
  const { t } = useWords();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const { user } = useSession();
  const press = (): void =>
    void load().then(
      () => setState('open'),
      () => showToast('error', t('errors.notice_noResponse')),
    );
  // Nobody reports their own post.
  if (user?.id === post.owner._id) return null;
  return (
    <>
      <button
        type="button"
        onClick={press}
        className="control inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-gold-ink hover:underline noscript:hidden print:hidden"
      >
        <Flag aria-hidden="true" className="size-4.5" />
        {t('reports.open')}
      </button>
      {state === 'never' ? null : (
        <Suspense>
          <Dialog postId={post.PostID} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
