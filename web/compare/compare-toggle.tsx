import { Scale } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { compared, comparedMax, toggleCompared } from './compared.ts';

const looks = {
  /** A disc over a card's picture, above the link that covers the card. */
  card: 'absolute right-1 bottom-1 z-1 grid size-12 place-items-center rounded-full [&>span]:grid [&>span]:size-10 [&>span]:place-items-center [&>span]:rounded-full [&>span]:bg-white [&>span]:text-photo-ink [&>span]:shadow-hover aria-pressed:[&>span]:bg-photo-primary aria-pressed:[&>span]:text-white',
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
      className={`${looks[look]} noscript:hidden print:hidden`}
    >
      {look === 'card' ? <span>{icon}</span> : icon}
      {look === 'button' ? t('posts.compareShort') : null}
    </button>
  );
}
