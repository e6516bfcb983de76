import { Trash2 } from 'lucide-react';
import type { NotFoundPost } from '#contracts/search/saved.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface GoneListProps {
  posts: readonly NotFoundPost[];
  /** While all of them are being removed. */
  busy: boolean;
  onRemove: (post: NotFoundPost) => void;
  onRemoveAll: () => void;
}

/** Saved posts whose source is gone, by the title they had. */
export function GoneList({ posts, busy, onRemove, onRemoveAll }: GoneListProps) {
  const { t, fmt, now } = useWords();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="gone-title" className="mt-8 rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="gone-title" className="m-0 !text-title">
            {t('saved.goneTitle')}
          </h2>
          <p className="mt-0.5 mb-0 text-ui text-muted">{t('saved.goneLead', { count: posts.length })}</p>
        </div>
        {posts.length > 1 ? (
          <Button kind="outline" disabled={busy} aria-busy={busy} onClick={onRemoveAll}>
            {t(busy ? 'saved.removingAll' : 'saved.removeAll')}
          </Button>
        ) : null}
      </div>
      <ul className="mt-3 mb-0 list-none p-0">
        {posts.map((post) => (
          <li key={post._id} className="flex items-center gap-3 border-t border-line py-2">
            <div className="min-w-0 flex-1">
              <p lang={languageOf(post.postTitle)} className="m-0 break-words">
                {post.postTitle}
              </p>
              <p className="mt-0.5 mb-0 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
                <Tag tone="gold">{t('errors.notice_postGone')}</Tag>
                <span>{t(`enums.purpose_${post.type}`)}</span>
                <span>{t('posts.number', { number: fmt.plain(post.postId) })}</span>
                <span>{t('saved.savedAt', { time: fmt.relative(post.savedAt, now) })}</span>
              </p>
            </div>
            <button
              type="button"
              data-remove
              disabled={busy}
              aria-label={t('saved.remove', { title: post.postTitle })}
              onClick={() => onRemove(post)}
              className="grid size-12 shrink-0 place-items-center rounded-full text-danger hover:bg-sunk disabled:opacity-60"
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
