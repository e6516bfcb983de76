// The cards of a list of results, whatever it lists.
import type { FoundItem } from '#contracts/search.ts';
import { ListingGrid } from '#web/cards/listing-card.tsx';
import { isPost } from '#web/listings/found-kinds.ts';
import { SharedCard } from './shared-card.tsx';

export function FoundCards({ items }: { items: readonly FoundItem[] }) {
  const posts = items.filter(isPost);
  if (posts.length > 0) return <ListingGrid posts={posts} />;
  return (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.PostID}>{isPost(item) ? null : <SharedCard item={item} eager={index === 0} />}</li>
      ))}
    </ul>
  );
}
