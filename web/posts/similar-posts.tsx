import type { PostCard } from '#contracts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { ListingCard } from './listing-card.tsx';

/** Others like it: three side by side, on phones a row to swipe in which the next card shows. */
export function SimilarPosts({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useWords();
  if (posts.length === 0) return null;
  return (
    <section className="mt-10 lg:mt-16 print:hidden">
      <h2 className="m-0 mb-4 lg:mb-5">{t('detail.similar')}</h2>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-px pb-2 lg:-mx-10 lg:scroll-px-10 lg:gap-5 lg:px-10">
        {posts.map((post) => (
          <li key={post.PostID} className="w-[290px] shrink-0 snap-start lg:w-[285px]">
            <ListingCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
