import { LoaderCircle, Phone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';

const place = 'w-full lg:ml-auto lg:w-auto print:hidden';
const small = '!min-h-11 !gap-1.5 !px-2 lg:!px-4';

/** Calls about one of the homes. Without scripts, and where the number is refused, it leads to the page of the post. */
export function CallHome({ post }: { post: PostPage }) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useState<string>();
  if (post.state === 'sold' || post.state === 'rented') return null;
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
  if (number) {
    return (
      <a
        href={`tel:${number}`}
        aria-label={t('posts.callNumber', { number: fmt.phone(number) })}
        className={`control inline-flex items-center justify-center rounded-control bg-primary text-small font-semibold text-on-primary no-underline hover:bg-primary-hover ${small} ${place}`}
      >
        {fmt.phone(number)}
      </a>
    );
  }
  const Icon = asking ? LoaderCircle : Phone;
  return (
    <form method="post" action={`${detailPath(post)}#contact`} onSubmit={(event) => void ask(event)} className={place}>
      <Button type="submit" disabled={asking} aria-busy={asking} aria-label={t('posts.callAbout', { title: post.postTitle })} className={`w-full ${small}`}>
        <Icon aria-hidden="true" className={`size-4.5 shrink-0 ${asking ? 'animate-spin motion-reduce:animate-none' : ''}`} />
        {t('shell.call')}
      </Button>
    </form>
  );
}
