import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { firmServices } from '#contracts/offers/building-enums.ts';
import type { FirmCard as Firm } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';
import { FirmMark } from './firm-mark.tsx';
import { tierOf } from './firm-tier.ts';
import { PictureCount } from '#web/listings/card-parts.tsx';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Heart } from '#web/saved/heart.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';

const sizes = '(min-width: 1200px) 290px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 60vw';

function Rating({ firm }: { firm: Firm }) {
  const { t, fmt } = useWords();
  if (firm.totalRatings === 0) return <p className="mt-1 mb-0 text-ui text-muted">{t('interiors.noReviews')}</p>;
  return (
    <p className="mt-1 mb-0 flex flex-wrap items-center gap-x-2 text-ui">
      <Stars rating={firm.averageRating} />
      <b aria-hidden="true" className="font-semibold">
        {fmt.decimal(firm.averageRating, 1)}
      </b>
      <span className="text-muted">{t('interiors.reviewCount', { count: firm.totalRatings })}</span>
    </p>
  );
}

interface FirmCardProps {
  firm: Firm;
  /** Loads the picture eagerly and with high priority: for the first card of a page. */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** A design firm: what it does, how it is rated, for which budget. Its page sends the words of interiors, reviews, enums and posts. */
export function FirmCard({ firm, eager = false, headingLevel: Heading = 'h3' }: FirmCardProps) {
  const { t, fmt, lng } = useWords();
  const name = firm.companyName[lng];
  const [picture] = firm.images;
  const tier = tierOf(firm);
  const services = firmServices.filter((service) => firm.selections[service]).slice(0, limits.interiors.servicesShown);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
      <div className="relative aspect-4/3 bg-sunk max-sm:aspect-21/9">
        {picture ? (
          <Picture image={picture} alt="" subject={name} sizes={sizes} eager={eager} />
        ) : (
          <span className="absolute inset-0 grid place-items-center">
            <FirmMark name={name} logo={firm.logo} className="size-24 rounded-panel text-display" />
          </span>
        )}
        {tier ? (
          <span className="absolute top-2.5 left-2.5">
            <Tag tone="green">{t(`enums.budgetTier_${tier}`)}</Tag>
          </span>
        ) : null}
        <PictureCount count={firm.imageUrls} />
        <Heart post={{ PostID: firm.PostID, type: firm.type, postTitle: name }} look="card" />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-2.5">
        <Heading className="m-0 line-clamp-2 text-pretty !text-h3">
          <Link to={detailPath(firm)} className="card-link text-ink no-underline" prefetch="intent">
            {name}
          </Link>
        </Heading>
        <Rating firm={firm} />
        <p className="mt-1 mb-0 flex items-center gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="size-4.25 shrink-0" />
          {t('posts.place', { area: firm.place.subDistrict[lng], district: firm.place.district[lng] })}
        </p>
        <p className="mt-2 mb-0 text-ui font-semibold text-primary-ink">
          {fmt.list(firm.categories.map((category) => t(`enums.interiorCategory_${category}`)))}
        </p>
        <ul aria-label={t('interiors.services')} className="mt-2 mb-0 flex list-none flex-wrap gap-1.5 p-0 empty:hidden max-sm:hidden">
          {services.map((service) => (
            <li key={service}>
              <Tag>{t(`enums.firmService_${service}`)}</Tag>
            </li>
          ))}
        </ul>
        {firm.startingPrice ? (
          <p className="mt-auto mb-0 pt-3 text-ui">
            {/* What it is for may stand on a line of its own; the sum behind it is never parted. */}
            <span className="block border-t border-line pt-2 font-semibold">
              {firm.startingPrice[lng].split(/(?<=: )/u).map((part) => (
                <span key={part} className="inline-block whitespace-pre-wrap">
                  {part}
                </span>
              ))}
            </span>
          </p>
        ) : null}
      </div>
    </article>
  );
}

interface FirmGridProps {
  firms: readonly Firm[];
  eager?: number;
  headingLevel?: 'h2' | 'h3';
  /** Stands in the cell behind the cards where these leave the last row unfilled. */
  last?: ReactNode;
}

/** On tablets an odd number leaves a cell of the last row empty, on wide screens any that is no multiple of three. */
const lastLook = (count: number): string => `hidden ${count % 2 === 1 ? 'sm:block' : ''} ${count % 3 === 0 ? 'xl:hidden' : 'xl:block'}`;

/** Cards in columns of equal height: one on phones, two on tablets, then three. */
export function FirmGrid({ firms, eager = 1, headingLevel = 'h3', last }: FirmGridProps) {
  return (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:gap-5 xl:grid-cols-3">
      {firms.map((firm, index) => (
        <li key={firm.PostID}>
          <FirmCard firm={firm} eager={index < eager} headingLevel={headingLevel} />
        </li>
      ))}
      {last ? <li className={lastLook(firms.length)}>{last}</li> : null}
    </ul>
  );
}
