import { useEffect, useState } from 'react';
import type { PostCard } from '#contracts/posts/posts.ts';
import { sendByFetch } from '#web/platform/api.ts';
import type { WorkerTask } from '#web/platform/offline/service-worker.ts';
import { useWords } from '#web/platform/language.tsx';
import { ListingCard } from '#web/cards/listing-card.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { viewed } from './viewed.ts';

/** Loads the cards of these posts; posts that are gone are removed from the list. */
function useCards(ids: readonly number[]): ReadonlyMap<number, PostCard> | 'failed' | undefined {
  const { lng } = useWords();
  const [cards, setCards] = useState<ReadonlyMap<number, PostCard> | 'failed'>();
  const wanted = [...ids].toSorted((a, b) => a - b).join();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const asked = wanted.split(',').map(Number);
    void import('./viewed-call.ts')
      .then(({ fetchNamed }) => fetchNamed({ send: sendByFetch, lng }, asked))
      .then((items) => {
        const found = new Map(items.map((card) => [card.PostID, card]));
        viewed.write(viewed.read().filter((id) => !asked.includes(id) || found.has(id)));
        if (!left) setCards(found);
      })
      .catch(() => void (left || setCards('failed')));
    return () => void (left = true);
  }, [wanted, lng]);
  return cards;
}

/** Recently viewed posts as a row to swipe. At the foot of pages, so that loading it shifts nothing. */
export function ViewedPosts({ except }: { except?: number }) {
  const { t } = useWords();
  const ids = viewed.use().filter((id) => id !== except);
  const cards = useCards(ids);
  const shown = cards instanceof Map ? ids.filter((id) => cards.has(id)) : ids;
  if (cards === 'failed' || shown.length === 0) return <div />;
  return (
    <section aria-labelledby="viewed" className="mt-10 lg:mt-16 print:hidden">
      <div className="mb-4 flex items-center justify-between gap-4 lg:mb-5">
        <h2 id="viewed" className="m-0">
          {t('posts.viewed')}
        </h2>
        <button
          type="button"
          onClick={() => {
            viewed.write([]);
            navigator.serviceWorker?.controller?.postMessage({ keep: 'forgetViewed' } satisfies WorkerTask);
          }}
          aria-label={t('posts.viewedClear')}
          className="control min-h-12 px-2 text-ui font-semibold text-link hover:underline"
        >
          {t('shell.clear')}
        </button>
      </div>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-px pb-2 lg:mx-0 lg:scroll-px-0 lg:gap-5 lg:px-px">
        {shown.map((id) => {
          const card = cards instanceof Map ? cards.get(id) : undefined;
          return (
            <li key={id} className="w-[290px] shrink-0 snap-start lg:w-[285px]">
              {card ? <ListingCard post={card} /> : <CardSkeleton />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
