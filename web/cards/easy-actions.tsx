import { LoaderCircle, Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { Heart } from '#web/saved/heart.tsx';
import { Button } from '#web/ui/button.tsx';

/** The number is asked for once; why it does not come is said on the page of the post. */
function useNumber(post: PostCard) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useState<string>();
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsking(true);
    try {
      const { askNumber } = await import('#web/platform/calls/number-call.ts');
      const found = await askNumber(memberApi(), post.PostID);
      setNumber(found);
      if (matchMedia('(pointer: coarse)').matches) window.location.href = `tel:${found}`;
    } catch {
      void navigate(`${detailPath(post)}#contact`);
    } finally {
      setAsking(false);
    }
  };
  return { asking, number, ask };
}

/** In easy mode a card can be called and saved by itself; before scripts its button leads to the number. */
export function EasyActions({ post }: { post: PostCard }) {
  const { t, fmt } = useWords();
  const { asking, number, ask } = useNumber(post);
  const isOver = post.state === 'sold' || post.state === 'rented';
  const Icon = asking ? LoaderCircle : Phone;
  return (
    <div className="relative z-1 mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-2 [&_:is(a,button)]:min-h-14 [&_:is(a,button)]:gap-1.5 [&_:is(a,button)]:px-3 print:hidden">
      {isOver ? null : number ? (
        <a
          href={`tel:${number}`}
          aria-label={t('posts.callNumber', { number: fmt.phone(number) })}
          className="control flex items-center justify-center rounded-control bg-primary font-[family-name:var(--font-num)] font-semibold text-on-primary no-underline hover:bg-primary-hover"
        >
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          {fmt.phone(number)}
        </a>
      ) : (
        <form method="post" action={`${detailPath(post)}#contact`} onSubmit={(event) => void ask(event)}>
          <Button type="submit" disabled={asking} aria-busy={asking} aria-label={t('posts.callAbout', { title: post.postTitle })} className="w-full">
            <Icon aria-hidden="true" className={`size-5 shrink-0 ${asking ? 'animate-spin motion-reduce:animate-none' : ''}`} />
            {t('shell.call')}
          </Button>
        </form>
      )}
      <Heart post={post} look="button" />
      {number ? <output className="col-span-2 text-small text-gold-ink">{t('posts.callAdvice')}</output> : null}
    </div>
  );
}
