import { Link } from 'react-router';
import { namedPath } from '#contracts/pages/named-path.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { closestArea } from '#web/listings/paths.ts';
import { PostPicture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';

/** A post in the list beside the map: pointing at it lights its mark. */
export function MapCard({ post, isLit, onPoint }: { post: PostCard; isLit: boolean; onPoint: (post: PostCard | undefined) => void }) {
  const { t, fmt, lng } = useWords();
  const price = fmt.taka(wholePrice(post));
  const facts = [
    closestArea(post.place)[lng],
    post.bedrooms === null ? '' : t('posts.beds', { count: post.bedrooms }),
    post.size === null ? (post.landSqft === null || !post.landUnits ? '' : fmt.land(post.landSqft, post.landUnits)) : fmt.area(post.size),
  ];
  return (
    <article
      className={`relative flex gap-3 overflow-hidden rounded-card border-2 bg-card p-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus ${isLit ? 'border-primary bg-primary-tint' : 'border-line'}`}
    >
      <div className="relative aspect-4/3 w-26 shrink-0 self-start overflow-hidden rounded-control bg-sunk">
        <PostPicture post={post} sizes="104px" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="m-0 font-semibold">{post.type === 'rent' ? `${price}${t('posts.perMonth')}` : price}</p>
        <h3 className="m-0 !text-ui !font-normal">
          <Link
            to={namedPath(post)}
            onPointerEnter={() => onPoint(post)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(post)}
            onBlur={() => onPoint(undefined)}
            className="line-clamp-2 text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {post.postTitle}
          </Link>
        </h3>
        <p className="m-0 line-clamp-2 text-small text-muted">
          {facts.filter(Boolean).join(' · ')}
          {/* For the eye its mark on the map has another edge, as the key above the list says. */}
          {post.point?.areaOnly === false ? null : <span className="sr-only"> · {t('canvas.areaOnly')}</span>}
        </p>
      </div>
    </article>
  );
}
