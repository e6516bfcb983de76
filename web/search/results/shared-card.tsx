// A group offer or a design firm in a list of results.
import { MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/detail-path.ts';
import type { GroupCard } from '#contracts/groups.ts';
import type { FirmCard } from '#contracts/interiors.ts';
import { PictureCount } from '#web/listings/card-parts.tsx';
import { nameOfFound } from '#web/listings/found-kinds.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';

const sizes = '(min-width: 1200px) 290px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 60vw';

function OfferFacts({ offer }: { offer: GroupCard }) {
  const { t, fmt } = useWords();
  const { confirmed, total } = offer.shares;
  return (
    <>
      <p className="m-0 font-display text-price leading-[1.35] font-semibold">{t('search.sharePrice', { price: fmt.taka(offer.sharePrice) })}</p>
      <p className="mt-1 mb-0 text-ui text-muted">{t('search.sharesTaken', { taken: fmt.number(confirmed), total: fmt.number(total) })}</p>
      <p className="mt-1 mb-0 text-ui text-muted">{t(`enums.groupStage_${offer.stage}`)}</p>
    </>
  );
}

function FirmFacts({ firm }: { firm: FirmCard }) {
  const { t, fmt, lng } = useWords();
  return (
    <>
      {firm.totalRatings > 0 ? (
        <p className="m-0 flex items-center gap-1.5 text-ui font-semibold">
          <Star aria-hidden="true" className="size-4.25 fill-current text-gold" />
          {t('search.ratedBy', { rating: fmt.number(firm.averageRating), count: firm.totalRatings })}
        </p>
      ) : null}
      {firm.startingPrice ? <p className="m-0 font-semibold">{firm.startingPrice[lng]}</p> : null}
      <p className="mt-1 mb-0 text-ui text-muted">{fmt.list(firm.categories.map((category) => t(`enums.interiorCategory_${category}`)))}</p>
    </>
  );
}

function Frame({ item, eager, children }: { item: GroupCard | FirmCard; eager: boolean; children: ReactNode }) {
  const { t, lng } = useWords();
  const name = nameOfFound(item, lng);
  const [picture] = item.images;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
      <div className="relative aspect-4/3 bg-sunk">
        {picture ? <Picture image={picture} alt="" sizes={sizes} eager={eager} /> : null}
        <PictureCount count={item.imageUrls} />
        <Heart post={{ PostID: item.PostID, type: item.type, postTitle: name }} look="card" />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-2.5">
        <h3 className="mt-0 mb-1 line-clamp-2 !font-text !text-base !leading-normal !font-medium [word-spacing:0]">
          <Link to={detailPath(item)} className="text-ink no-underline after:absolute after:inset-0" prefetch="intent">
            {name}
          </Link>
        </h3>
        {children}
        <p className="mt-1 mb-0 flex items-center gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="size-4.25 shrink-0" />
          {t('posts.place', { area: item.place.subDistrict[lng], district: item.place.district[lng] })}
        </p>
      </div>
    </article>
  );
}

export function SharedCard({ item, eager }: { item: GroupCard | FirmCard; eager: boolean }) {
  return (
    <Frame item={item} eager={eager}>
      {item.type === 'group' ? <OfferFacts offer={item} /> : <FirmFacts firm={item} />}
    </Frame>
  );
}
