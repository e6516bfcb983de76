import type { PostCard } from '#contracts/posts/posts.ts';
import { ListingCard } from '#web/cards/listing-card.tsx';

/** A row to swipe on phones, four side by side on wide screens. */
export function NewestPosts({ posts: newest }: { posts: readonly PostCard[] }) {
  return (
    <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-px pb-2 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-5 lg:overflow-visible lg:p-0 print:mx-0 print:grid print:grid-cols-3 print:overflow-visible print:p-0">
      {newest.map((post) => (
        <li key={post.PostID} className="w-[290px] shrink-0 snap-start break-inside-avoid lg:w-auto print:w-auto">
          <ListingCard post={post} />
        </li>
      ))}
    </ul>
  );
}
