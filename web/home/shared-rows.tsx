// The first page's rows of group offers and design firms, as compact cards.
import { ChevronRight, MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { GroupCard } from '#contracts/offers/groups.ts';
import type { FirmCard } from '#contracts/offers/interiors.ts';
import { nameOfFound } from '#web/listings/found-kinds.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';

const sizes = '(min-width: 900px) 25vw, 290px';

function Row({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <section className="mt-10 lg:mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 lg:mb-5 [&>h2]:flex-[1_1_10rem]">
        <h2 className="m-0">{title}</h2>
        <Link
          to={to}
          aria-label={`${title}: ${t('shell.seeAll')}`}
          className="control flex min-h-12 items-center gap-1 text-ui font-semibold text-link no-underline hover:underline"
        >
          {t('shell.seeAll')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-0 pb-2 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-5 lg:overflow-visible lg:p-0">
        {children}
      </ul>
    </section>
  );
}

function Card({ item, children }: { item: GroupCard | FirmCard; children: ReactNode }) {
  const { t, lng } = useWords();
  const [picture] = item.images;
  return (
    <li className="w-[290px] shrink-0 snap-start lg:w-auto">
      <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
        <div className="relative aspect-3/2 bg-sunk">
          {picture ? (
            <Picture image={picture} alt="" subject={nameOfFound(item, lng)} sizes={sizes} />
          ) : (
            <img src={`/cards/${item.type}-360.webp`} alt="" width={360} height={240} loading="lazy" className="absolute inset-0 size-full object-cover" />
          )}
        </div>
        <div className="flex flex-1 flex-col px-3.5 pt-3 pb-3.5">
          <h3 className="m-0 line-clamp-2 text-pretty !font-text !text-base !leading-normal !font-semibold [word-spacing:0]">
            <Link to={detailPath(item)} className="card-link text-ink no-underline" prefetch="intent">
              {nameOfFound(item, lng)}
            </Link>
          </h3>
          <p className="mt-1 mb-2 flex items-center gap-1.5 text-ui text-muted">
            <MapPin aria-hidden="true" className="size-4.25 shrink-0" />
            {t('posts.place', { area: item.place.subDistrict[lng], district: item.place.district[lng] })}
          </p>
          <div className="mt-auto">{children}</div>
        </div>
      </article>
    </li>
  );
}

function Progress({ offer: { shares, sharePrice } }: { offer: GroupCard }) {
  const { t, fmt } = useWords();
  return (
    <>
      <span aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-sunk">
        <span style={{ flexGrow: shares.confirmed }} className="bg-primary" />
        <span style={{ flexGrow: shares.held }} className="bg-gold" />
        <span style={{ flexGrow: shares.open }} />
      </span>
      <p className="mt-1.5 mb-0 text-small text-muted">{t('home.sharesConfirmed', { confirmed: fmt.number(shares.confirmed), total: shares.total })}</p>
      <p className="mt-1 mb-0 font-semibold" title={fmt.takaExact(sharePrice)}>
        {t('home.sharePrice', { price: fmt.taka(sharePrice) })}
      </p>
    </>
  );
}

/** Groups that still take people, with how far each is. */
export function GroupOffers({ offers }: { offers: readonly GroupCard[] }) {
  const { t } = useWords();
  if (offers.length === 0) return null;
  return (
    <Row title={t('home.groupOffers')} to="/Group-Wise-Building">
      {offers.map((offer) => (
        <Card key={offer.PostID} item={offer}>
          <Progress offer={offer} />
        </Card>
      ))}
    </Row>
  );
}

export function TopFirms({ firms }: { firms: readonly FirmCard[] }) {
  const { t, fmt, lng } = useWords();
  if (firms.length === 0) return null;
  return (
    <Row title={t('home.topFirms')} to="/Interior-Design">
      {firms.map((firm) => (
        <Card key={firm.PostID} item={firm}>
          {firm.totalRatings > 0 ? (
            <p className="m-0 flex items-center gap-1.5 text-ui font-semibold">
              <Star aria-hidden="true" className="size-4.25 fill-current text-gold" />
              {t('home.firmRating', { rating: fmt.decimal(firm.averageRating, 1), count: firm.totalRatings })}
            </p>
          ) : null}
          <p className="mt-1 mb-0 text-small text-muted">{fmt.list(firm.categories.map((category) => t(`enums.interiorCategory_${category}`)))}</p>
          {firm.startingPrice ? <p className="mt-1 mb-0 font-semibold">{firm.startingPrice[lng]}</p> : null}
        </Card>
      ))}
    </Row>
  );
}
