// A design firm in a list of results.
import { MapPin, Star } from 'lucide-react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/detail-path.ts';
import type { FirmCard } from '#contracts/interiors.ts';
import { PictureCount } from '#web/listings/card-parts.tsx';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';

const sizes = '(min-width: 1200px) 290px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 60vw';

function FirmFacts({ firm }: { firm: FirmCard }) {
  const { t, fmt, lng } = useWords();
  return (
    <>
      {firm.totalRatings > 0 ? (
        <p className="m-0 flex items-center gap-1.5 text-ui font-semibold">
          <Star aria-hidden="true" className="size-4.25 fill-current text-gold" />
          {t('search.ratedBy', { rating: fmt.decimal(firm.averageRating, 1), count: firm.totalRatings })}
        </p>
      ) : null}
      {firm.startingPrice ? <p className="m-0 font-semibold">{firm.startingPrice[lng]}</p> : null}
      <p className="mt-1 mb-0 text-ui text-muted">{fmt.list(firm.categories.map((category) => t(`enums.interiorCategory_${category}`)))}</p>
    </>
  );
}

export function FoundFirm({ firm, eager }: { firm: FirmCard; eager: boolean }) {
  const { t, lng } = useWords();
  const name = firm.companyName[lng];
  const [picture] = firm.images;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
      <div className="relative aspect-4/3 bg-sunk">
        {picture ? <Picture image={picture} alt="" sizes={sizes} eager={eager} /> : null}
        <PictureCount count={firm.imageUrls} />
        <Heart post={{ PostID: firm.PostID, type: firm.type, postTitle: name }} look="card" />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-2.5">
        <h3 className="mt-0 mb-1 line-clamp-2 !text-h3">
          <Link to={detailPath(firm)} className="text-ink no-underline after:absolute after:inset-0" prefetch="intent">
            {name}
          </Link>
        </h3>
        <FirmFacts firm={firm} />
        <p className="mt-1 mb-0 flex items-center gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="size-4.25 shrink-0" />
          {t('posts.place', { area: firm.place.subDistrict[lng], district: firm.place.district[lng] })}
        </p>
      </div>
    </article>
  );
}
