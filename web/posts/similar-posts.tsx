import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { ListingCard } from '#web/cards/listing-card.tsx';

/** Similar posts: four side by side; on phones a row to swipe with the next card peeking in. */
export function SimilarPosts({ posts, title }: { posts: readonly PostCard[]; title?: string }) {
  const { t } = useWords();
  if (posts.length === 0) return null;
  return (
    <section className="mt-10 lg:mt-16 print:hidden">
      <h2 className="m-0 mb-4 lg:mb-5">{title ?? t('detail.similar')}</h2>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-px pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-5 lg:overflow-visible lg:p-0 xl:grid-cols-4">
        {posts.map((post) => (
          <li key={post.PostID} className="w-[290px] shrink-0 snap-start lg:w-auto xl:nth-[n+5]:hidden">
            <ListingCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
