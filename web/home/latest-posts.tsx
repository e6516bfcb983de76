import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { ListingCard } from '#web/cards/listing-card.tsx';

/** The newest posts of one purpose: four side by side, on phones a row to swipe in which the next card shows. */
export function LatestPosts({ title, to, posts }: { title: string; to: string; posts: readonly PostCard[] }) {
  const { t } = useWords();
  if (posts.length === 0) return null;
  return (
    <section className="mt-10 lg:mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 lg:mb-5 [&>h2]:flex-[1_1_10rem]">
        <h2 className="m-0">{title}</h2>
        <Link
          to={to}
          aria-label={`${title}: ${t('shell.seeAll')}`}
          className="control flex min-h-12 items-center gap-1 text-ui font-semibold text-link no-underline hover:underline"
        >
          {t('shell.seeAll')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-0 pb-2 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-5 lg:[html[data-easy]_&]:grid-cols-3 lg:overflow-visible lg:p-0">
        {posts.map((post) => (
          <li key={post.PostID} className="w-[290px] shrink-0 snap-start lg:w-auto lg:[html[data-easy]_&]:nth-4:hidden">
            <ListingCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
