import { MapPin } from 'lucide-react';
import { languageOf } from '#i18n/detect.ts';
import { closestArea } from '#web/listings/paths.ts';
import { PostPicture } from '#web/listings/post-picture.tsx';
import type { PressedCard } from '#web/platform/pressed-card.ts';
import { usePrice } from '#web/listings/use-price.ts';
import { useWords } from '#web/platform/language.tsx';
import { cellShape, galleryShape, headPlace, partPlaces, partsGrid, restPlace } from '#web/posts/pictures/gallery-shapes.ts';
import { Bone } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** More pictures than these are not beside the first. */
const cellsMax = 5;

function First({ card: { post, src } }: { card: PressedCard }) {
  if (src) return <img src={src} alt="" className="absolute inset-0 size-full object-cover" />;
  return post.images.length === 0 ? <PostPicture post={post} sizes="100vw" eager /> : null;
}

function Gallery({ card }: { card: PressedCard }) {
  const count = card.post.imageUrls;
  if (count === 0) {
    return (
      <div className="relative -mx-4 aspect-4/3 bg-sunk lg:mx-0 lg:aspect-auto lg:h-80 lg:overflow-hidden lg:rounded-panel">
        <First card={card} />
      </div>
    );
  }
  return (
    <div className="-mx-4 lg:mx-0">
      <div className={`overflow-hidden lg:grid lg:gap-1.5 lg:rounded-panel ${galleryShape(count)}`}>
        {Array.from({ length: Math.min(count, cellsMax) }, (_, index) => (
          <div key={index} className={`relative aspect-4/3 bg-sunk lg:aspect-auto ${index > 0 ? 'max-lg:hidden' : ''} ${cellShape(index, count)}`}>
            {index === 0 ? <First card={card} /> : null}
          </div>
        ))}
      </div>
      {count > 1 ? (
        <div className="flex gap-1.5 px-4 pt-2 lg:hidden">
          {Array.from({ length: count }, (_, index) => (
            <Bone key={index} className="aspect-4/3 max-w-20 flex-1" />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** The bar of phones, in the place of the tab bar. */
function Bar({ main, unit, rate }: { main: string; unit: string | null; rate: string | null }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 bg-card px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-bar lg:hidden">
      <p className="m-0 flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1 leading-[1.3]">
        <span className="font-display text-title text-balance leading-[1.35]">{main}</span>
        {(unit ?? rate) ? <span className={`truncate text-caption leading-[1.4] text-muted ${unit ? '' : 'basis-full'}`}>{unit ?? rate}</span> : null}
      </p>
      <Bone className="h-12 min-w-[48%]" />
    </div>
  );
}

/** The page of a post with what its card knows, each thing where the page has it. */
export function PostComing({ card }: { card: PressedCard }) {
  const { t, fmt, lng, now } = useWords();
  const { post } = card;
  const { main, unit, rate, exact } = usePrice(post);
  const at = partPlaces(post.imageUrls);
  const place = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
  return (
    <div className="mx-auto max-w-page px-4 lg:px-10 lg:pt-1">
      <div className="hidden h-11 items-center lg:flex">
        <Bone className="h-4 w-80" />
      </div>
      <div className={partsGrid}>
        <div className={at.gallery}>
          <Gallery card={card} />
        </div>
        <div className={headPlace}>
          <h1 lang={languageOf(post.postTitle)} className="m-0 wrap-anywhere">
            {post.postTitle}
          </h1>
          <p className="mt-2 mb-0 flex flex-wrap gap-x-4 gap-y-1 text-ui text-muted">
            <span className="flex items-start gap-1.5">
              <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
              {place}
            </span>
            <span>{fmt.ago(post.postDate, now)}</span>
          </p>
        </div>
        <div className={`rounded-card border border-line bg-card p-4 lg:col-start-2 lg:self-start lg:p-6 ${at.side}`}>
          <div className="flex flex-wrap items-center gap-2">
            <Bone className="h-7 w-40" />
            <Tag>{t('posts.number', { number: fmt.plain(post.PostID) })}</Tag>
          </div>
          <p className="m-0 mt-2 font-display text-price-lg leading-[1.3]">
            {main} {unit ? <span className="text-lead text-muted lg:text-heading">{unit}</span> : null}
          </p>
          <p className="m-0 text-ui text-muted">{[exact === main ? null : exact, rate].filter(Boolean).join(' · ')}</p>
          <Bone className="mt-4 hidden h-12 lg:block" />
          <Bone className="mt-4 h-24" />
        </div>
        <Bone className={`mt-6 h-72 rounded-card lg:mt-4 ${restPlace}`} />
      </div>
      <Bar main={main} unit={unit} rate={rate} />
    </div>
  );
}
