import { Bath, BedDouble, Car, Heart, MapPin, Ruler, Star } from 'lucide-react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { firmServices } from '#contracts/offers/building-enums.ts';
import { budgetTiers } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import type { SavedPost } from '#contracts/search/saved.ts';
import { languageOf } from '#i18n/detect.ts';
import { closestArea } from '#web/listings/paths.ts';
import { useWords } from '#web/platform/language.tsx';
import { PictureCount, Spec } from '#web/listings/card-parts.tsx';
import { Picture } from '#web/listings/post-picture.tsx';
import { PriceDrop } from '#web/listings/price-drop.tsx';
import { usePrice } from '#web/listings/use-price.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { PriceLine, RateLine } from '#web/listings/price-line.tsx';

/** What a card says of a post, no matter who saved it. */
type Carded = Omit<SavedPost, '_id' | 'savedAt' | 'postOwnerName' | 'postOwnerProPic' | 'postDetails'>;

interface OfPost {
  post: Carded;
}

export function SavedCover({ post }: OfPost) {
  const { t } = useWords();
  if (post.image) return <Picture image={post.image} alt="" subject={post.postTitle} sizes="(min-width: 1200px) 300px, (min-width: 600px) 50vw, 100vw" />;
  if (post.imageUrl) return <img src={post.imageUrl} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />;
  const kind = post.propertyType ?? 'apartment';
  return (
    <img
      src={`/placeholders/${kind}.svg`}
      alt={t('posts.noPicture', { type: t(`enums.propertyType_${kind}`) })}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

export function SavedPrice({ post, price, priceUnits }: OfPost & { price: number; priceUnits: NonNullable<SavedPost['priceUnits']> }) {
  const { main, unit, rate, exact } = usePrice({ ...post, price, priceUnits });
  return (
    <>
      <PriceLine main={main} unit={unit} exact={exact} />
      <RateLine rate={rate}>
        <PriceDrop post={{ price, previousPrice: post.previousPrice }} inCard />
      </RateLine>
    </>
  );
}

/** Stars with their number: a firm has no price to lead with. */
function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { t, fmt } = useWords();
  if (rating === null || count === 0) return <p className="m-0 text-small text-muted">{t('saved.noRatings')}</p>;
  const shown = fmt.plain(rating.toFixed(1));
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-2 text-ui">
      <span className="flex items-center gap-1 font-semibold">
        <Star aria-hidden="true" className="size-5 fill-current text-star" />
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{t('saved.rating', { rating: shown })}</span>
      </span>
      <span className="text-muted">{t('saved.ratings', { count })}</span>
    </p>
  );
}

export function SavedSpecs({ post: { bedroom, bathroom, garages, size, sizeMax, landSize, landUnits } }: OfPost) {
  const { t, fmt } = useWords();
  return (
    <ul className="mt-2.5 mb-0 flex list-none flex-wrap gap-x-2.5 gap-y-1 p-0 text-small empty:hidden max-sm:[&>li:nth-child(4)]:hidden">
      {bedroom === null ? null : <Spec icon={<BedDouble aria-hidden="true" />}>{t('posts.beds', { count: bedroom })}</Spec>}
      {bathroom === null ? null : <Spec icon={<Bath aria-hidden="true" />}>{t('posts.baths', { count: bathroom })}</Spec>}
      {size === null ? null : <Spec icon={<Ruler aria-hidden="true" />}>{fmt.range(size, sizeMax ?? size, 'area')}</Spec>}
      {size === null && landSize !== null && landUnits ? (
        <Spec icon={<Ruler aria-hidden="true" />}>{fmt.land(landSqft(landSize, landUnits), landUnits)}</Spec>
      ) : null}
      {garages ? <Spec icon={<Car aria-hidden="true" />}>{t('saved.garages', { count: garages })}</Spec> : null}
    </ul>
  );
}

/** What a design firm is measured by: whom it is for, and what it does. On one line: a second one would leave a hole in its neighbours. */
function FirmFacts({ post }: OfPost) {
  const { t } = useWords();
  const tiers = budgetTiers.filter((tier) => post[tier]);
  const services = firmServices.filter((service) => post.selections[service]).slice(0, limits.interiors.servicesShown);
  if (tiers.length + services.length === 0) return null;
  return (
    <div className="mt-2.5 flex h-8 flex-wrap items-start gap-1.5 overflow-hidden">
      {tiers.map((tier) => (
        <Tag key={tier} tone="clay">
          {t(`enums.budgetTier_${tier}`)}
        </Tag>
      ))}
      <ul aria-label={t('saved.services')} className="contents">
        {services.map((service) => (
          <li key={service} className="flex">
            <Tag>{t(`enums.firmService_${service}`)}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Owner({ post }: { post: SavedPost }) {
  const { t, fmt, now } = useWords();
  const name = post.developBy ?? post.postOwnerName;
  return (
    <p className="m-0 self-end pt-3 text-caption text-muted">
      <span className="flex min-h-[33px] items-center justify-between gap-2 border-t border-line pt-2">
        {name ? (
          <span className="flex min-w-0 items-center gap-2">
            {post.developBy ? null : <Avatar name={name} picture={post.postOwnerProPic} className="size-6 !text-caption" />}
            <span className="truncate leading-[1.6] text-ink">{post.developBy ? t('saved.developBy', { name }) : name}</span>
          </span>
        ) : null}
        <time dateTime={post.postDate} className="shrink-0">
          {fmt.relative(post.postDate, now)}
        </time>
      </span>
    </p>
  );
}

/** A saved post of any of the four kinds, with the heart that removes it. */
export function SavedCard({ post, onRemove }: { post: SavedPost; onRemove: () => void }) {
  const { t, lng } = useWords();
  const { price, priceUnits, type, state } = post;
  return (
    <article className="relative row-span-6 grid grid-rows-subgrid overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
      <div className="relative aspect-4/3 bg-sunk">
        <SavedCover post={post} />
        <span className="absolute top-2.5 left-2.5 flex gap-1.5">
          <Tag tone="green">{t(`enums.purpose_${type}`)}</Tag>
          {post.paid ? (
            <span className="control rounded-tag bg-photo-gold px-2 py-0.5 text-caption font-semibold text-photo-gold-ink">{t('posts.promoted')}</span>
          ) : null}
        </span>
        <PictureCount count={post.totalImages} />
        {state === 'sold' || state === 'rented' ? (
          <span className="absolute inset-x-0 bottom-0 bg-photo-veil py-2 text-center font-semibold text-white">{t(`posts.${state}`)}</span>
        ) : null}
        <button
          type="button"
          data-remove
          aria-label={t('saved.remove', { title: post.postTitle })}
          onClick={onRemove}
          className="absolute top-1 right-1 z-1 grid size-12 place-items-center rounded-full"
        >
          <span className="grid size-10 place-items-center rounded-full bg-white text-photo-clay shadow-hover">
            <Heart aria-hidden="true" className="size-5 fill-current" />
          </span>
        </button>
      </div>
      <div className="row-span-5 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid px-3.5 pt-3 pb-2.5">
        <div>
          {type === 'interior' ? <Rating rating={post.averageRating} count={post.totalRatings ?? 0} /> : null}
          {price !== null && priceUnits ? <SavedPrice post={post} price={price} priceUnits={priceUnits} /> : null}
        </div>
        <h2
          lang={languageOf(post.postTitle)}
          className="mt-1 mb-0 line-clamp-2 self-start text-pretty !font-text !text-base !leading-normal !font-medium [word-spacing:0]"
        >
          <Link to={detailPath({ type, PostID: post.postId })} className="card-link text-ink no-underline">
            {post.postTitle}
          </Link>
        </h2>
        <p className="mt-1 mb-0 flex items-center gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="size-4.25 shrink-0" />
          {t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] })}
        </p>
        {type === 'interior' ? (
          <FirmFacts post={post} />
        ) : (
          // On one line: a second one would leave a hole in its neighbours.
          <div className="[&_li:nth-child(4)]:hidden">
            <SavedSpecs post={post} />
          </div>
        )}
        <Owner post={post} />
      </div>
    </article>
  );
}
