import { ArrowLeft, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { languageOf } from '#i18n/detect.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { ShareLink } from '#web/listings/share-link.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Heart } from '#web/saved/heart.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { SeenFirm } from './firm-data.ts';
import { FirmMark } from '#web/cards/firm-mark.tsx';
import { firmsPath } from './paths.ts';
import { tierOf } from '#web/cards/firm-tier.ts';

const blurred = ({ blur }: { blur?: string | undefined }) => (blur ? { backgroundImage: `url("${blur}")` } : undefined);

function Rating({ firm }: { firm: SeenFirm }) {
  const { t, fmt } = useWords();
  if (firm.totalRatings === 0) return <span className="text-muted">{t('interiors.noReviews')}</span>;
  return (
    <a href="#reviews" className="control inline-flex min-h-11 flex-wrap items-center gap-x-2 text-ink no-underline hover:underline">
      <Stars rating={firm.averageRating} className="size-4.5" />
      <b aria-hidden="true" className="font-semibold">
        {fmt.decimal(firm.averageRating, 1)}
      </b>
      <span className="text-muted">{t('interiors.verifiedCount', { count: firm.totalRatings })}</span>
    </a>
  );
}

function Facts({ firm }: { firm: SeenFirm }) {
  const { t, fmt, lng } = useWords();
  const tier = tierOf(firm);
  return (
    <>
      <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <Rating firm={firm} />
        {tier ? <Tag tone="green">{t(`enums.budgetTier_${tier}`)}</Tag> : null}
        {firm.since ? <Tag>{t('interiors.since', { year: fmt.plain(firm.since) })}</Tag> : null}
      </p>
      <p className="mt-1 mb-0 flex items-start gap-1.5 text-ui text-muted">
        <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        <span>
          {firm.address ? <span lang={languageOf(firm.address)}>{firm.address}, </span> : null}
          {t('posts.place', { area: firm.place.subDistrict[lng], district: firm.place.district[lng] })}
        </span>
      </p>
    </>
  );
}

/** The cover, on wide screens with two pictures more beside it, with back and share on phones, the mark over its edge, the name and what is known at a glance. */
export function FirmHead({ firm, url }: { firm: SeenFirm; url: string }) {
  const { t, lng } = useWords();
  const name = firm.companyName[lng];
  const saveable = { PostID: firm.PostID, type: firm.type, postTitle: name };
  const cover = firm.cover ?? firm.gallery[0];
  const beside = firm.gallery.filter(({ src, stage }) => src !== cover?.src && stage !== 'before').slice(-2);
  const { subDistrict, district } = firm.place;
  const preview = { title: name, line: t('posts.place', { area: subDistrict[lng], district: district[lng] }), picture: cover?.src };
  return (
    <header>
      <div
        data-top-picture
        style={cover && blurred(cover)}
        className={`relative -mx-4 aspect-16/9 overflow-hidden bg-primary-tint bg-cover lg:mx-0 lg:aspect-4/1 lg:rounded-panel ${beside.length > 1 ? 'lg:grid lg:grid-cols-3 lg:gap-1.5 lg:bg-page lg:!bg-none' : ''}`}
      >
        {cover ? (
          <div className="absolute inset-0 lg:relative lg:size-full">
            <Picture
              image={cover}
              alt=""
              subject={name}
              sizes={`(min-width: 900px) ${beside.length > 1 ? '400px' : '1200px'}, 100vw`}
              eager
              // Rooms: what stands on the floor rather than the ceiling.
              className="absolute inset-0 size-full object-cover object-[50%_74%]"
            />
          </div>
        ) : null}
        {/* A single picture across a wide screen would show a strip of itself. */}
        {beside.length > 1
          ? beside.map((image) => (
              <div key={image.id} className="relative hidden bg-sunk lg:block">
                <Picture image={image} alt="" subject={name} sizes="400px" />
              </div>
            ))
          : null}
        <div className="absolute inset-x-2 top-[max(8px,env(safe-area-inset-top))] flex justify-between lg:hidden print:hidden">
          <Link
            to={firmsPath}
            aria-label={t('interiors.backToList')}
            className="grid size-12 place-items-center rounded-full bg-white text-photo-ink shadow-hover"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
          <span className="flex gap-1.5">
            <ShareLink url={url} title={name} label={t('interiors.share')} look="disc" preview={preview} />
            <Heart post={saveable} look="disc" />
          </span>
        </div>
      </div>
      <div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <FirmMark
            name={name}
            logo={firm.logo}
            className="relative -mt-10 size-20 shrink-0 rounded-panel text-figure outline-4 outline-page max-sm:-mb-1 lg:-mt-8 lg:size-24"
          />
          <h1 className="m-0 min-w-0 flex-1 pb-1 wrap-anywhere max-sm:basis-full">{name}</h1>
          <span className="hidden gap-2 pt-3 lg:flex print:hidden [&>*]:flex-none [&>*]:px-4">
            <Heart post={saveable} look="button" />
            <ShareLink url={url} title={name} label={t('interiors.share')} look="button" preview={preview} />
          </span>
        </div>
        <div className="mt-2">
          <Facts firm={firm} />
        </div>
      </div>
    </header>
  );
}
