import { Heart as Drawn } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { emptyHearts, useHeart } from './hearts.ts';

export interface Saveable {
  PostID: number;
  type: Purpose;
  postTitle: string;
}

const load = () => import('./saving.ts');

/** Reads what the signed-in person has saved; everything that does so comes only for them. */
function useHearts(words: PageWords): void {
  const { state, user } = useSession();
  const reader = user?.status === 'normal' ? user.id : undefined;
  const read = useEffectEvent((userId: string): void => {
    load().then(
      ({ follow }) => follow(userId, words),
      () => undefined,
    );
  });
  useEffect(() => {
    if (reader) read(reader);
    else if (state === 'out') emptyHearts();
  }, [reader, state]);
}

const looks = {
  /** A disc over a card's picture, above the link that covers the card. */
  card: 'absolute top-1 right-1 z-1 grid size-12 place-items-center rounded-full [&>span]:grid [&>span]:size-10 [&>span]:place-items-center [&>span]:rounded-full [&>span]:bg-white [&>span]:text-photo-ink [&>span]:shadow-hover',
  disc: 'grid size-12 place-items-center rounded-full bg-white text-photo-ink shadow-hover',
  button:
    'inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control border border-control bg-card px-3 text-ui font-semibold hover:border-primary',
};

/** Saves a post or takes that back: shown at once, undone where it fails. Anyone who is signed out is asked to sign in first. */
export function Heart({ post, look }: { post: Saveable; look: keyof typeof looks }) {
  const words = useWords();
  const { t } = words;
  const on = useHeart(post.PostID);
  const navigate = useNavigate();
  useHearts(words);
  const press = (): void =>
    void load().then(
      ({ pressed }) => pressed(post, words, navigate),
      () => showToast('error', t('errors.notice_noResponse')),
    );
  const icon = <Drawn aria-hidden="true" className={`size-5 ${on ? `fill-current ${look === 'button' ? 'text-clay' : 'text-photo-clay'}` : ''}`} />;
  return (
    <button
      type="button"
      data-heart={post.PostID}
      aria-pressed={on}
      aria-label={t('posts.save', { title: post.postTitle })}
      onClick={press}
      data-label={look === 'button' ? undefined : t(on ? 'posts.savedShort' : 'posts.saveShort')}
      className={`${looks[look]} noscript:hidden`}
    >
      {look === 'card' ? <span>{icon}</span> : icon}
      {look === 'button' ? t(on ? 'posts.savedShort' : 'posts.saveShort') : null}
    </button>
  );
}
