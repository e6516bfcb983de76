// The cards of a list of results, whatever it lists.
import type { FoundItem } from '#contracts/search/search.ts';
import { FirmCard } from '#web/cards/firm-card.tsx';
import { ListingGrid } from '#web/cards/listing-card.tsx';
import { GroupCard } from '#web/cards/group-card.tsx';
import { isPost } from '#web/listings/found-kinds.ts';
import { SectionHeading } from './section-heading.tsx';
import type { CardGroup } from './shown-pages.ts';

function Card({ item, eager }: { item: FoundItem; eager: boolean }) {
  if (item.type === 'group') return <GroupCard offer={item} eager={eager} />;
  return item.type === 'interior' ? <FirmCard firm={item} eager={eager} /> : null;
}

function Cards({ items, isFirst }: { items: readonly FoundItem[]; isFirst: boolean }) {
  const posts = items.filter(isPost);
  if (posts.length > 0) return <ListingGrid posts={posts} eager={isFirst ? 1 : 0} />;
  return (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3 2xl:grid-cols-4">
      {items.map((item, index) => (
        <li key={item.PostID}>
          <Card item={item} eager={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Each section of the list below its heading. */
export function FoundCards({ groups }: { groups: readonly CardGroup[] }) {
  return groups.map(({ section, cards }, at) => (
    <div key={cards[0]?.PostID}>
      {section ? <SectionHeading section={section} isFirst={at === 0} /> : null}
      <Cards items={cards} isFirst={at === 0} />
    </div>
  ));
}
