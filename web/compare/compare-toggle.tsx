import { Scale } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { compared, comparedMax, toggleCompared } from './compared.ts';

const looks = {
  /** At the foot of a card, above the link that covers it; the target is larger than what is drawn. */
  card: 'relative z-1 -my-3.5 -mr-3 -ml-2.5 grid size-12 shrink-0 place-items-center rounded-full text-muted hover:text-primary aria-pressed:text-primary-ink [&>span]:grid [&>span]:size-8 [&>span]:place-items-center [&>span]:rounded-full aria-pressed:[&>span]:bg-primary-tint',
  /** Among the small buttons of a post's page. */
  small:
    'control inline-flex min-h-12 flex-1 items-center justify-center gap-1.5 rounded-control px-1 text-ui font-semibold text-link hover:bg-primary-tint max-sm:flex-col max-sm:gap-0.5 max-sm:py-2 max-sm:text-small aria-pressed:bg-primary-tint aria-pressed:text-primary-ink',
  button:
    'control inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control border border-control bg-card px-3 text-ui font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-ink',
};

/** Adds a post to the comparison or removes it. */
export function CompareToggle({ post, look }: { post: { PostID: number; postTitle: string }; look: keyof typeof looks }) {
  const { t } = useWords();
  const on = compared.use().includes(post.PostID);
  const press = (): void => {
    if (toggleCompared(post.PostID) === 'full') showToast('info', t('posts.compareFull', { count: comparedMax }));
  };
  const icon = <Scale aria-hidden="true" className="size-5" />;
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t('posts.compare', { title: post.postTitle })}
      onClick={press}
      data-label={look === 'card' ? t('posts.compareShort') : undefined}
      className={`${looks[look]} noscript:hidden print:hidden`}
    >
      {look === 'card' ? <span>{icon}</span> : icon}
      {look === 'card' ? null : t('posts.compareShort')}
    </button>
  );
}
