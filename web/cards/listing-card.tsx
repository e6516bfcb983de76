import { Bath, BedDouble, Grid2x2, Layers, MapPin, Ruler, Sprout } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { languageOf } from '#i18n/detect.ts';
import { dhakaDay } from '#i18n/times.ts';
import { CompareToggle } from '#web/compare/compare-toggle.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';
import { PictureCount, Spec } from '#web/listings/card-parts.tsx';
import { PostPicture } from '#web/listings/post-picture.tsx';
import { pressCard } from '#web/platform/pressed-card.ts';
import { PriceLine, RateLine } from '#web/listings/price-line.tsx';
import { PriceDrop } from '#web/listings/price-drop.tsx';
import { postedAgo } from './posted-ago.ts';
import { usePrice } from '#web/listings/use-price.ts';
import { PriceInWords } from '#web/listings/easy-price.ts';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useEasy } from '#web/platform/easy-mode.ts';
import { closestArea } from '#web/listings/paths.ts';

const EasyActions = lazyHydrate(async () => (await import('./easy-actions.tsx')).EasyActions);

/** What decides at a glance: rooms and size for homes, land for plots, floor for business places. */
function Specs({ post }: { post: PostCard }) {
  const { t, fmt } = useWords();
  const floor = post.bedrooms === null && post.availableFloor !== null;
  return (
    <ul className="mt-2.5 mb-0 flex list-none flex-wrap gap-x-2.5 gap-y-1 p-0 text-small">
      {post.landSqft !== null && post.landUnits && post.size === null ? (
        <Spec icon={<Ruler aria-hidden="true" />}>{fmt.land(post.landSqft, post.landUnits)}</Spec>
      ) : null}
      {post.landCategory && post.size === null ? <Spec icon={<Sprout aria-hidden="true" />}>{t(`enums.landCategory_${post.landCategory}`)}</Spec> : null}
      {post.bedrooms === null ? null : <Spec icon={<BedDouble aria-hidden="true" />}>{t('posts.beds', { count: post.bedrooms })}</Spec>}
      {post.bathrooms === null ? null : <Spec icon={<Bath aria-hidden="true" />}>{t('posts.baths', { count: post.bathrooms })}</Spec>}
      {floor ? <Spec icon={<Layers aria-hidden="true" />}>{fmt.floor(post.availableFloor ?? 0)}</Spec> : null}
      {post.size === null ? null : <Spec icon={<Ruler aria-hidden="true" />}>{fmt.area(post.size)}</Spec>}
      {post.hasFloorPlan ? <Spec icon={<Grid2x2 aria-hidden="true" />}>{t('posts.floorPlan')}</Spec> : null}
    </ul>
  );
}

const tenantsShown = 2;

/** For whom a home to rent is, and from when: one line, where the seller said it. */
function RentFacts({ post: { tenants, availableFrom } }: { post: PostCard }) {
  const { t, fmt, now } = useWords();
  const more = tenants.length - tenantsShown;
  const names = tenants.slice(0, tenantsShown).map((tenant) => t(`enums.tenant_${tenant}`));
  const from = availableFrom === null ? '' : availableFrom <= dhakaDay(now) ? t('posts.freeNow') : t('posts.freeFrom', { date: fmt.dayMonth(availableFrom) });
  const facts = [names.length > 0 ? `${names.join(', ')}${more > 0 ? ` +${fmt.number(more)}` : ''}` : '', from].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className="mt-1.5 mb-0 text-small text-primary-ink">{facts.join(' · ')}</p>;
}

/** On phones pictures of 60 % of the width are fetched: no one sees the difference on dense screens, and it saves a third of the bytes. */
const sizes = '(min-width: 1600px) 365px, (min-width: 1200px) 290px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 60vw';

interface ListingCardProps {
  post: PostCard;
  /** Loads the picture eagerly and with high priority: for the first card of a page. */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** A post that is still being written: a note where its number will stand, and what stands for a missing price. */
  draft?: { note: string; price?: string };
  /** On the picture, at its lower edge. */
  children?: ReactNode;
}

export function ListingCard({ post, eager = false, headingLevel: Heading = 'h3', draft, children }: ListingCardProps) {
  const words = useWords();
  const { t, fmt, lng } = words;
  const easy = useEasy() && !draft;
  const { main, unit, rate, exact } = usePrice(post);
  const place = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
  const closed = post.state === 'sold' || post.state === 'rented' ? post.state : undefined;
  return (
    <article className="relative row-span-6 flex h-full flex-col overflow-hidden rounded-card border border-line bg-card group-data-rows/cards:grid group-data-rows/cards:grid-rows-subgrid hover:shadow-hover">
      <div className="relative aspect-4/3 bg-sunk">
        <PostPicture post={post} sizes={sizes} eager={eager} />
        {post.paid ? (
          <span className="control absolute top-2.5 left-2.5 rounded-tag bg-photo-gold px-2 py-0.5 text-caption font-semibold text-photo-gold-ink">
            {t('posts.promoted')}
          </span>
        ) : null}
        <PictureCount count={post.imageUrls} />
        {closed ? <span className="absolute inset-x-0 bottom-0 bg-photo-veil py-2 text-center font-semibold text-white">{t(`posts.${closed}`)}</span> : null}
        {draft || easy ? null : <Heart post={post} look="card" />}
        {children}
      </div>
      <div className="row-span-5 grid flex-1 grid-rows-[auto_auto_auto_1fr_auto] px-3.5 pt-3 pb-2.5 group-data-rows/cards:grid-rows-subgrid">
        <div>
          {/* Without a rate the previous price stands beside the price: a line of its own would leave a gap in every neighbour. */}
          <div className={rate ? undefined : 'sm:flex sm:flex-wrap sm:items-center sm:gap-x-2.5'}>
            {draft?.price ? <PriceLine main={draft.price} unit={null} /> : <PriceLine main={main} unit={unit} exact={exact} />}
            <RateLine rate={draft?.price ? null : rate}>
              <PriceDrop post={post} inCard />
            </RateLine>
          </div>
          {easy ? <PriceInWords post={post} /> : null}
        </div>
        <Heading className="mt-1 mb-0 line-clamp-2 self-start text-pretty !font-text !text-base !leading-normal !font-medium [word-spacing:0]">
          <Link
            to={detailPath(post)}
            lang={languageOf(post.postTitle)}
            className="card-link text-ink no-underline"
            prefetch="intent"
            onClick={(event) => pressCard(post, event)}
          >
            {post.postTitle}
          </Link>
        </Heading>
        <p className="mt-1 mb-0 flex gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="mt-1 size-4.25 shrink-0" />
          {place}
        </p>
        <div>
          <Specs post={post} />
          <RentFacts post={post} />
        </div>
        <div className="pt-3 text-caption text-muted">
          <p className="m-0 flex items-center gap-2 border-t border-line pt-2">
            <span className="min-w-0 flex-1">
              <b className="font-semibold text-ink">{t(`enums.postedBy_${post.postedBy}`)}</b> ·{' '}
              <time dateTime={post.postDate} title={fmt.date(post.postDate)}>
                {postedAgo(post.postDate, words)}
              </time>
            </span>
            <span>{draft?.note ?? t('posts.number', { number: fmt.plain(String(post.PostID)) })}</span>
            {draft || closed || easy ? null : <CompareToggle post={post} look="card" />}
          </p>
          {easy ? <EasyActions post={post} /> : null}
        </div>
      </div>
    </article>
  );
}

/** `alike`: the number of the first of its copies, whose card opens the others. */
type Listed = PostCard & { alike?: number | undefined };

/**
 * Cards in columns: one on phones, two on tablets, then as many as `columns`. The lines of neighbours stand level, because a
 * card's six rows are rows of the list; its gaps are margins, since a gap of the list would also part the rows of a card.
 */
export function ListingGrid({ posts, columns = 3, eager = 1 }: { posts: readonly Listed[]; columns?: 3 | 4; eager?: number }) {
  const { t } = useWords();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const copiesOf = (id: number): number => posts.filter(({ alike }) => alike === id).length;
  const isShown = ({ alike }: Listed): boolean => alike === undefined || opened.includes(alike) || !posts.some(({ PostID }) => PostID === alike);
  return (
    <ul
      data-rows
      className={`group/cards m-0 -mb-4 grid list-none gap-x-4 p-0 sm:grid-cols-2 lg:-mb-5 lg:gap-x-5 ${columns === 4 ? 'lg:[html:not([data-easy])_&]:grid-cols-4' : 'lg:grid-cols-2 xl:[html:not([data-easy])_&]:grid-cols-3 2xl:grid-cols-3 2xl:[html:not([data-easy])_&]:grid-cols-4'}`}
    >
      {posts.filter(isShown).map((post, index) => (
        <li key={post.PostID} className="row-span-6 mb-4 grid grid-rows-subgrid lg:mb-5">
          <ListingCard post={post} eager={index < eager}>
            {copiesOf(post.PostID) > 0 ? (
              <button
                type="button"
                aria-expanded={opened.includes(post.PostID)}
                onClick={() => setOpened((open) => (open.includes(post.PostID) ? open.filter((id) => id !== post.PostID) : [...open, post.PostID]))}
                className="control absolute right-2.5 bottom-2.5 z-1 min-h-12 rounded-control bg-photo-veil px-3 text-small font-semibold text-white"
              >
                {t('search.moreAlike', { count: copiesOf(post.PostID) })}
              </button>
            ) : null}
          </ListingCard>
        </li>
      ))}
    </ul>
  );
}
