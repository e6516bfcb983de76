import { Building2, MapPin, Ruler, Users } from 'lucide-react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { GroupCard as Card } from '#contracts/offers/groups.ts';
import { PictureCount, Spec } from '#web/listings/card-parts.tsx';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';
import { ShareBar } from './share-bar.tsx';
import { StageTag } from './stage-tag.tsx';
import { PriceLine } from '#web/listings/price-line.tsx';

const sizes = '(min-width: 1200px) 380px, (min-width: 600px) 50vw, 60vw';

interface GroupCardProps {
  offer: Card;
  /** Loads the picture eagerly and with high priority: for the first card of a page. */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An offer in a list: where, for how much, and how far its ledger is filled. */
export function GroupCard({ offer, eager = false, headingLevel: Heading = 'h3' }: GroupCardProps) {
  const { t, fmt, lng } = useWords();
  const cover = offer.images[0];
  const { subDistrict, district } = offer.place;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
      <div className="relative aspect-4/3 bg-sunk">
        {cover ? (
          <Picture image={cover} alt="" subject={offer.title[lng]} sizes={sizes} eager={eager} />
        ) : (
          <img src="/cards/group.webp" alt="" width={600} height={400} loading={eager ? 'eager' : 'lazy'} className="absolute inset-0 size-full object-cover" />
        )}
        <PictureCount count={offer.imageUrls} />
        <Heart post={{ PostID: offer.PostID, type: 'group', postTitle: offer.title[lng] }} look="card" />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-3.5">
        <p className="m-0 mb-1">
          <StageTag stage={offer.stage} />
        </p>
        <Heading className="m-0 line-clamp-2 text-pretty !text-h3">
          <Link to={detailPath(offer)} className="card-link text-ink no-underline" prefetch="intent">
            {offer.title[lng]}
          </Link>
        </Heading>
        <p className="mt-1 mb-0 flex items-center gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="size-4.25 shrink-0" />
          {t('posts.place', { area: subDistrict[lng], district: district[lng] })}
        </p>
        <ul className="mt-2.5 mb-3 flex list-none flex-wrap gap-x-2.5 gap-y-1 p-0 text-small">
          <Spec icon={<Ruler aria-hidden="true" />}>{fmt.range(offer.flatSizeMin, offer.flatSizeMax, 'area')}</Spec>
          <Spec icon={<Building2 aria-hidden="true" />}>{t('groups.storeys', { count: offer.storeys })}</Spec>
          <Spec icon={<Users aria-hidden="true" />}>{t('groups.flats', { count: offer.totalFlats })}</Spec>
        </ul>
        <div className="mt-auto">
          <ShareBar shares={offer.shares} />
          <div className="mt-2.5">
            <PriceLine main={fmt.taka(offer.sharePrice)} unit={t('posts.perShare')} exact={fmt.takaExact(offer.sharePrice)} />
          </div>
        </div>
      </div>
    </article>
  );
}
